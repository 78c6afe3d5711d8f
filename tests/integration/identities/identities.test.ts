import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginLink } from "@/lib/features/identities/begin-link";
import { listIdentities } from "@/lib/features/identities/list-identities";
import { joinIdentity } from "@/lib/features/identities/join-identity";
import { unlinkIdentity } from "@/lib/features/identities/unlink-identity";
import { beginLinking, finishOauth } from "@/lib/http/oauth-flow";
import type { Context } from "@/lib/platform/context";
import { GITHUB_PEOPLE, GOOGLE_PEOPLE } from "@/sandbox/oauth/people";
import type { Sandbox } from "@/sandbox/start-sandbox";
import { aVisitor, runJobs, type AccountsSystem } from "@/tests/integration/accounts/run-jobs";
import { systemWithProviders } from "@/tests/integration/accounts/system-with-providers";
import { signedInParent } from "@/tests/support/family";
import { choosePerson } from "@/tests/support/provider-page";

let sandbox: Sandbox;
let system: AccountsSystem;
beforeAll(async () => {
  ({ sandbox, system } = await systemWithProviders("http://localhost:39124"));
});
afterAll(() => sandbox.stop());

const GOOGLE = GOOGLE_PEOPLE[0]?.email ?? "";
const GITHUB = GITHUB_PEOPLE[0]?.login ?? "";
const cookieOf = (cookies: string[]) => cookies.map((one) => one.split(";")[0]).join("; ");

/** There and back, in the browser of `back`, who need not be who began. */
async function visit(ctx: Context, provider: "google" | "github", back: Context = ctx): Promise<string> {
  const { location, cookies } = await beginLinking(ctx, provider);
  const callback = await choosePerson(location, provider === "google" ? GOOGLE : GITHUB);
  const request = new Request(callback, { headers: { cookie: cookieOf(cookies) } });
  const answer = await finishOauth(back, provider, request);
  return new URL(answer.headers.get("location") ?? "").search;
}
const ended = (outcome: string) => `?tab=security&link=${outcome}`;
const identity = () => ({ provider: "google", subject: randomUUID() }) as const;
const audited = (recordId: string) =>
  system.db.auditEntry.count({ where: { tableName: "identities", subjectParentId: recordId } });

test("an account at a provider is linked by a visit there, told by e-mail, and is one family's alone", async () => {
  const [mine, other] = [await signedInParent(system), await signedInParent(system)];
  expect(await listIdentities(mine)).toEqual({
    hasPassword: false,
    hasPasskey: false,
    linked: [],
    offered: ["google", "github"],
  });
  expect(await visit(mine, "google")).toBe(ended("linked"));
  expect(await visit(mine, "google")).toBe(ended("linked"));
  expect(await visit(mine, "github")).toBe(ended("linked"));
  await runJobs(system);
  const { linked, offered } = await listIdentities(mine);
  expect([linked.map(({ provider }) => provider), offered]).toEqual([["google", "github"], []]);
  const told = system.sent.filter(({ subject }) => subject === "A new way to sign in to Talewick");
  expect(told).toHaveLength(2);
  expect(await audited(mine.parentId)).toBe(2);
  expect(await visit(other, "google")).toBe(ended("taken"));
  expect((await listIdentities(other)).linked).toEqual([]);
});

test("a flow that another session began, or none, links nothing", async () => {
  const [mine, other] = [await signedInParent(system), await signedInParent(system)];
  for (const back of [other, aVisitor(system)]) {
    expect(await visit(mine, "google", back)).toBe(ended("failed"));
  }
  expect([(await listIdentities(mine)).linked, (await listIdentities(other)).linked]).toEqual([[], []]);
  const later = { ...mine, now: () => new Date(Date.now() + 16 * 60_000) };
  expect(() => beginLink(later, "flow")).toThrow(expect.objectContaining({ code: "PROOF_NEEDED" }) as Error);
  const admin = await signedInParent(system, { role: "admin" });
  expect(() => beginLink(admin, "flow")).toThrow(expect.objectContaining({ code: "FORBIDDEN" }) as Error);
});

test("one account of a provider at a time, and of many families who link one at once, one gets it", async () => {
  const mine = await signedInParent(system);
  expect(await joinIdentity(mine, identity())).toBe("linked");
  expect(await joinIdentity(mine, identity())).toBe("several");
  const families = await Promise.all(Array.from({ length: 8 }, () => signedInParent(system)));
  const key = identity();
  const outcomes = await Promise.all(families.map((one) => joinIdentity(one, key)));
  expect(outcomes.toSorted()).toEqual(["linked", ...Array.from({ length: 7 }, () => "taken")]);
});

test("the last way in stays, however many are taken away at once; a password is a way in", async () => {
  const mine = await signedInParent(system);
  await joinIdentity(mine, identity());
  await joinIdentity(mine, { provider: "github", subject: randomUUID() });
  const unlink = (provider: "google" | "github", ctx: Context = mine) => unlinkIdentity(ctx, { provider });
  const later = { ...mine, now: () => new Date(Date.now() + 16 * 60_000) };
  await expect(unlink("google", later)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  const tries = await Promise.allSettled([unlink("google"), unlink("github")]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [left] = (await listIdentities(mine)).linked;
  const last = left?.provider ?? "google";
  await expect(unlink(last)).rejects.toMatchObject({ code: "CONFLICT" });
  await system.db.parent.update({ where: { id: mine.parentId }, data: { passwordHash: "a hash" } });
  expect(await unlink(last)).toMatchObject({ hasPassword: true, linked: [] });
  await expect(unlink(last)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await runJobs(system);
  const told = system.sent.filter(({ subject }) => subject === "A way to sign in to Talewick was removed");
  expect(told).toHaveLength(2);
  expect(await audited(mine.parentId)).toBe(4);
});
