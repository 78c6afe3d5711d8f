import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { endAllSessions } from "@/lib/features/accounts/sessions/end-all-sessions";
import { endSession } from "@/lib/features/accounts/sessions/end-session";
import { identifyCaller, type Credentials } from "@/lib/features/accounts/sessions/identify-caller";
import { listSessions } from "@/lib/features/accounts/sessions/list-sessions";
import type { OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { signOut } from "@/lib/features/accounts/sessions/sign-out";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import type { Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import {
  aBrowser,
  aCaller,
  accountsSystem,
  anAddress,
  aVisitor,
  runJobs,
  type AccountsSystem,
} from "./run-jobs";

let system: AccountsSystem;
let passwordHash: string;
const password = "moth lantern river";
beforeAll(async () => {
  system = await accountsSystem();
  passwordHash = await hashPassword(password);
});

async function aParent(): Promise<{ id: string; email: string }> {
  const data = {
    email: anAddress(),
    firstName: "Robin",
    lastName: "Hale",
    passwordHash,
    emailVerifiedAt: new Date(),
  };
  return system.db.parent.create({ data, select: { id: true, email: true } });
}
const login = (email: string, caller = aCaller as Parameters<typeof signIn>[1]["caller"]) =>
  signIn(aVisitor(system), { email, password, caller });

const byToken = ({ login: { token }, cookies }: OpenedSession): Credentials => ({
  bearer: token,
  sessionCookie: null,
  fingerprintCookie: cookies?.fingerprint ?? null,
});
const byCookie = ({ cookies }: OpenedSession): Credentials => ({
  bearer: null,
  sessionCookie: cookies?.session ?? null,
  fingerprintCookie: null,
});
const who = (credentials: Credentials, now?: () => Date) =>
  identifyCaller(aVisitor(system, now), credentials);
const later = (hours: number) => () => new Date(Date.now() + hours * 3600 * 1000);

async function as(opened: OpenedSession): Promise<Context> {
  return { ...aVisitor(system), actor: await who(byToken(opened)) };
}

describe("a session", () => {
  test("of a browser is known by its cookie, and by its token with the second cookie", async () => {
    const parent = await aParent();
    const opened = await login(parent.email, aBrowser);

    expect(await who(byCookie(opened))).toMatchObject({
      kind: "parent",
      parentId: parent.id,
      firstName: "Robin",
    });
    expect(await who(byToken(opened))).toMatchObject({ kind: "parent", parentId: parent.id });
    expect(decodeJwt(opened.login.token)).toMatchObject({ typ: "access", sub: parent.id });
  });

  test("token taken out of its browser opens nothing", async () => {
    const opened = await login((await aParent()).email, aBrowser);
    const other = await login((await aParent()).email, aBrowser);
    const stolen = byToken(opened);

    expect(await who({ ...stolen, fingerprintCookie: null })).toEqual({ kind: "visitor" });
    expect(await who({ ...stolen, fingerprintCookie: other.cookies?.fingerprint ?? null })).toEqual({
      kind: "visitor",
    });
  });

  test("of a program is known by its token alone and has no cookie", async () => {
    const opened = await login((await aParent()).email);
    expect(opened.cookies).toBeNull();
    expect(await who(byToken(opened))).toMatchObject({ kind: "parent" });
  });

  test("with a wrong token is not helped out by its cookie", async () => {
    const opened = await login((await aParent()).email, aBrowser);
    expect(await who({ ...byCookie(opened), bearer: "not.a.token" })).toEqual({ kind: "visitor" });
    expect(await who({ ...byCookie(opened), bearer: opened.cookies?.session ?? "" })).toEqual({
      kind: "visitor",
    });
  });

  test("ends after a day without a visit, and after seven days in any case", async () => {
    const { email } = await aParent();
    const given = { email, password, keepSignedIn: false, caller: aBrowser };
    const opened = await signIn(aVisitor(system), given);
    expect(await who(byCookie(opened), later(25))).toEqual({ kind: "visitor" });
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await who(byCookie(opened), later(day * 23));
    expect(await who(byCookie(opened), later(7 * 23 + 1))).toMatchObject({ kind: "parent" });
    expect(await who(byCookie(opened), later(7 * 24 + 1))).toEqual({ kind: "visitor" });
  });

  test("ends with its parent's account", async () => {
    const parent = await aParent();
    const opened = await login(parent.email);
    await system.db.parent.update({ where: { id: parent.id }, data: { deletedAt: new Date() } });
    expect(await who(byToken(opened))).toEqual({ kind: "visitor" });
  });

  test("notes a visit seldom", async () => {
    const opened = await login((await aParent()).email);
    const seen = async () =>
      (await system.db.session.findFirstOrThrow({ orderBy: { id: "desc" } })).lastSeenAt;
    const first = await seen();
    await who(byToken(opened), later(1 / 60));
    expect(await seen()).toEqual(first);
    await who(byToken(opened), later(1));
    expect((await seen()).getTime()).toBeGreaterThan(first.getTime());
  });
});

describe("signing out", () => {
  test("ends cookie and token at once, for eight requests at the same moment", async () => {
    const opened = await login((await aParent()).email, aBrowser);
    await signOut(await as(opened), { sessionCookie: null });

    const after = await Promise.all(
      Array.from({ length: 8 }, (_, n) => who(n % 2 ? byCookie(opened) : byToken(opened))),
    );
    expect(after).toEqual(after.map(() => ({ kind: "visitor" })));
  });

  test("works by the cookie for a page that lost its token", async () => {
    const opened = await login((await aParent()).email, aBrowser);
    await signOut(aVisitor(system), { sessionCookie: opened.cookies?.session ?? null });
    expect(await who(byCookie(opened))).toEqual({ kind: "visitor" });
  });

  test("of one device leaves the others; of all leaves none", async () => {
    const { email } = await aParent();
    const [here, there] = [await login(email), await login(email)];
    const ctx = await as(here);
    const views = await listSessions(ctx);
    expect(views.map(({ current }) => current)).toEqual([false, true]);

    await endSession(ctx, { id: views[0]?.id ?? "" });
    expect(await who(byToken(there))).toEqual({ kind: "visitor" });
    expect(await who(byToken(here))).toMatchObject({ kind: "parent" });

    await endAllSessions(ctx);
    expect(await who(byToken(here))).toEqual({ kind: "visitor" });
  });

  test("of somebody else's session is not found", async () => {
    const mine = await as(await login((await aParent()).email));
    const theirs = await as(await login((await aParent()).email));
    const [foreign] = await listSessions(theirs);
    await expect(endSession(mine, { id: foreign?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await listSessions(theirs)).toHaveLength(1);
  });
});

describe("signing in again", () => {
  test("in the same browser ends the session that it had", async () => {
    const { email } = await aParent();
    const first = await login(email, aBrowser);
    const second = await login(email, { ...aBrowser, sessionCookie: first.cookies?.session ?? null });
    expect(await who(byCookie(first))).toEqual({ kind: "visitor" });
    expect(await who(byCookie(second))).toMatchObject({ kind: "parent" });
  });

  test("keeps the ten newest sessions", async () => {
    const { email } = await aParent();
    const eight = () => Promise.all(Array.from({ length: 8 }, () => login(email)));
    const opened = [...(await eight()), ...(await eight())];
    const actors = await Promise.all(opened.map((one) => who(byToken(one))));
    expect(actors.filter(({ kind }) => kind === "parent")).toHaveLength(10);
  });

  test("tells the parent about a device that was not seen before, and only about that", async () => {
    const { email } = await aParent();
    const mails = () => system.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
    const home = await login(email, aBrowser);
    await login(email, { ...aBrowser, deviceCookie: home.cookies?.device ?? null });
    await runJobs(system);
    expect(mails()).toEqual([]);

    await login(email, aBrowser);
    await runJobs(system);
    expect(mails()).toEqual(["New sign-in to your Talewick account"]);
  });

  test("says when by the clock that the parent had so far, and by the new device's where none is known", async () => {
    const from = (email: string, timeZone: string | null) => login(email, { ...aBrowser, timeZone });
    const textTo = (to: string) => system.sent.filter((mail) => mail.to === to).map(({ text }) => text);
    const [settled, unknown] = [await aParent(), await aParent()];
    await from(settled.email, "America/Phoenix");
    await from(unknown.email, null);
    await from(settled.email, "Asia/Tokyo");
    await from(unknown.email, "Asia/Tokyo");
    await runJobs(system);
    expect(textTo(settled.email)).toEqual([expect.stringMatching(/, \d{4} at \d+:\d\d [AP]M MST/)]);
    expect(textTo(unknown.email)).toEqual([expect.stringMatching(/, \d{4} at \d+:\d\d [AP]M GMT\+9/)]);
  });
});
