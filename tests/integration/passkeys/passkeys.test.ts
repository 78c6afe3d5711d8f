import { beforeAll, expect, test } from "vitest";
import { beginSecondFactor } from "@/lib/features/accounts/second-factor/begin-second-factor";
import { unlinkIdentity } from "@/lib/features/identities/unlink-identity";
import { addPasskey } from "@/lib/features/passkeys/add-passkey";
import { askForPasskey } from "@/lib/features/passkeys/ask-for-passkey";
import { beginPasskey } from "@/lib/features/passkeys/begin-passkey";
import { listPasskeys } from "@/lib/features/passkeys/list-passkeys";
import { proveByPasskey } from "@/lib/features/passkeys/prove-by-passkey";
import { removePasskey } from "@/lib/features/passkeys/remove-passkey";
import { signInByPasskey } from "@/lib/features/passkeys/sign-in-by-passkey";
import { userHandleOf } from "@/lib/features/passkeys/user-handle";
import type { Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { siteOf, type Site } from "@/lib/platform/passkeys/passkeys";
import {
  aBrowser,
  aCaller,
  accountsSystem,
  aVisitor,
  runJobs,
  type AccountsSystem,
} from "@/tests/integration/accounts/run-jobs";
import { signedInParent } from "@/tests/support/family";
import { softPasskey, type Told } from "@/tests/support/soft-passkey";

let system: AccountsSystem;
let site: Site;
let passwordHash: string;
beforeAll(async () => {
  system = await accountsSystem();
  site = siteOf(system.config.APP_URL) ?? { id: "", origin: "" };
  passwordHash = await hashPassword("moth lantern river");
});

const MINUTE = 60_000;
const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE);

async function add(ctx: Context) {
  const device = softPasskey(site);
  const { challenge } = await beginPasskey(ctx);
  const view = await addPasskey(ctx, { answer: device.make(challenge), userAgent: aBrowser.userAgent });
  return { device, view };
}

/** A parent with a password and a passkey. */
async function withPasskey() {
  const ctx = await signedInParent(system);
  await system.db.parent.update({ where: { id: ctx.parentId }, data: { passwordHash } });
  const { device, view } = await add(ctx);
  const { email } = await system.db.parent.findUniqueOrThrow({ where: { id: ctx.parentId } });
  return { ctx, device, view, email };
}

const question = (now?: () => Date) => askForPasskey(aVisitor(system, now)).challenge;
const send = (answer: ReturnType<ReturnType<typeof softPasskey>["use"]>, now?: () => Date) =>
  signInByPasskey(aVisitor(system, now), { passkey: answer, caller: aCaller });
const REFUSED = { code: "UNAUTHENTICATED" };

test("a passkey is added, told by e-mail, listed, and signs in without a code; the list says when", async () => {
  const { ctx, device, view, email } = await withPasskey();
  expect(view).toMatchObject({ device: "Firefox on Linux", isSynced: true, lastUsedAt: null });
  await beginSecondFactor(ctx);
  await system.db.secondFactor.updateMany({
    where: { parentId: ctx.parentId },
    data: { confirmedAt: new Date() },
  });
  const opened = await send(device.use(question(), { userHandle: userHandleOf(ctx.parentId) }));
  expect(opened.login).toMatchObject({ email });
  const session = await system.db.session.findFirstOrThrow({
    where: { parentId: ctx.parentId },
    orderBy: { id: "desc" },
  });
  expect(Math.abs(Date.now() - session.reauthenticatedAt.getTime())).toBeLessThan(10 * MINUTE);
  const [listed] = (await listPasskeys(ctx)).passkeys;
  expect(listed?.lastUsedAt).not.toBeNull();
  await runJobs(system);
  expect(system.sent.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
    "A passkey was added to your Talewick account",
  );
});

test("nothing but the owner's own answer to our own question opens an account, and each once", async () => {
  const { ctx, device } = await withPasskey();
  const wrong: Told[] = [
    { origin: "https://talewick.example.evil.test" },
    { rpId: "evil.test" },
    { isVerified: false },
    { userHandle: userHandleOf("00000000-0000-4000-8000-000000000000") },
  ];
  for (const told of wrong) await expect(send(device.use(question(), told))).rejects.toMatchObject(REFUSED);
  const { challenge: toMake } = await beginPasskey(ctx);
  const madeUp = Buffer.alloc(54, 1).toString("base64url");
  for (const challenge of [toMake, madeUp, "", question(inMinutes(-6))])
    await expect(send(device.use(challenge))).rejects.toMatchObject(REFUSED);
  // Another device's signature under this name, and one that nobody knows.
  const other = softPasskey(site);
  await expect(send({ ...other.use(question()), id: device.id })).rejects.toMatchObject(REFUSED);
  await expect(send(other.use(question()))).rejects.toMatchObject(REFUSED);

  const answer = device.use(question());
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => send(answer)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(send(answer)).rejects.toMatchObject(REFUSED);
});

test("a copied device is noticed by its count; one that doesn't count is taken", async () => {
  const { device } = await withPasskey();
  expect(await send(device.use(question(), { counter: 20 }))).toBeDefined();
  await expect(send(device.use(question(), { counter: 20 }))).rejects.toMatchObject(REFUSED);
  await expect(send(device.use(question(), { counter: 7 }))).rejects.toMatchObject(REFUSED);
  expect(await send(device.use(question(), { counter: 21 }))).toBeDefined();

  const { device: plain } = await withPasskey();
  for (let n = 0; n < 2; n += 1) expect(await send(plain.use(question(), { counter: 0 }))).toBeDefined();
});

test("only the session that asked adds a passkey, once, soon, and with a recent password", async () => {
  const ctx = await signedInParent(system);
  const stranger = await signedInParent(system);
  const device = softPasskey(site);
  const { challenge, excludeCredentials } = await beginPasskey(ctx);
  expect(excludeCredentials).toEqual([]);
  const answer = device.make(challenge);
  const adding = (who: Context, given = answer) => addPasskey(who, { answer: given, userAgent: null });
  const refused = { code: "VALIDATION" };
  await expect(adding(stranger)).rejects.toMatchObject(refused);
  await expect(adding({ ...ctx, now: inMinutes(6) })).rejects.toMatchObject(refused);
  await expect(adding(ctx, device.make(challenge, { isVerified: false }))).rejects.toMatchObject(refused);
  await expect(adding(ctx, device.make(question()))).rejects.toMatchObject(refused);
  await expect(adding(ctx, { ...answer, attestationObject: "AAAA" })).rejects.toMatchObject(refused);
  await adding(ctx);
  await expect(adding(ctx)).rejects.toMatchObject(refused);

  // The same device at another account, and a session that is a while old.
  const theirs = await beginPasskey(stranger);
  await expect(adding(stranger, device.make(theirs.challenge))).rejects.toMatchObject({ code: "CONFLICT" });
  const later = { ...ctx, now: inMinutes(20) };
  for (const work of [beginPasskey(later), adding(later), removePasskey(later, { id: ctx.parentId })])
    await expect(work).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  expect((await beginPasskey(ctx)).excludeCredentials).toMatchObject([{ id: device.id }]);
});

test("there are ten at most", async () => {
  const ctx = await signedInParent(system);
  for (let n = 0; n < 9; n += 1) await add(ctx);
  const devices = [softPasskey(site), softPasskey(site)];
  const asked = await Promise.all(devices.map(() => beginPasskey(ctx)));
  const both = await Promise.allSettled(
    devices.map((device, n) =>
      addPasskey(ctx, { answer: device.make(asked[n]?.challenge ?? ""), userAgent: null }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(beginPasskey(ctx)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
});

test("a removed one opens nothing, and the last way in stays", async () => {
  const { ctx, device, view, email } = await withPasskey();
  const stranger = await signedInParent(system);
  await expect(removePasskey(stranger, { id: view.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const left = await removePasskey(ctx, { id: view.id });
  expect(left.passkeys).toEqual([]);
  await expect(send(device.use(question()))).rejects.toMatchObject(REFUSED);
  await runJobs(system);
  expect(system.sent.filter(({ to }) => to === email).at(-1)?.subject).toBe(
    "A passkey was removed from your Talewick account",
  );

  // Without a password: a passkey beside a linked account, and then alone.
  const linked = await signedInParent(system);
  await system.db.identity.create({
    data: { parentId: linked.parentId, provider: "github", subject: linked.parentId },
  });
  const [one, two] = [await add(linked), await add(linked)];
  await unlinkIdentity(linked, { provider: "github" });
  expect((await listPasskeys(linked)).isOnlyWay).toBe(true);
  const both = await Promise.allSettled([one, two].map(({ view: { id } }) => removePasskey(linked, { id })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await listPasskeys(linked)).passkeys).toHaveLength(1);
});

test("used again, it opens what is sensitive, for its own parent alone", async () => {
  const { ctx, device } = await withPasskey();
  const { device: foreign } = await withPasskey();
  await system.db.session.updateMany({
    where: { parentId: ctx.parentId },
    data: { reauthenticatedAt: new Date(0) },
  });
  const provenAt = async () =>
    (await system.db.session.findFirstOrThrow({ where: { parentId: ctx.parentId } })).reauthenticatedAt;
  await expect(proveByPasskey(ctx, foreign.use(question()))).rejects.toMatchObject({ code: "VALIDATION" });
  expect(await provenAt()).toEqual(new Date(0));
  await proveByPasskey(ctx, device.use(question()));
  expect((await provenAt()).getTime()).toBeGreaterThan(0);
});
