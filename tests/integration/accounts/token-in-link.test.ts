import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import type { OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { exchangeCode, type ExchangeInput } from "@/lib/features/accounts/sign-in/exchange-code";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { aBrowser, aCaller, accountsSystem, aVisitor, type AccountsSystem } from "./run-jobs";

let system: AccountsSystem;
const email = "robin@example.test";
const password = "moth lantern river";
beforeAll(async () => {
  system = await accountsSystem();
  const person = { email, firstName: "Robin", lastName: "Hale", emailVerifiedAt: new Date() };
  await system.db.parent.create({ data: { ...person, passwordHash: await hashPassword(password) } });
});

const login = (caller = aCaller as ExchangeInput["caller"]) =>
  signIn(aVisitor(system), { email, password, caller });
const exchange = (token: string, how: Partial<ExchangeInput> = {}) =>
  exchangeCode(aVisitor(system), {
    token,
    confirmed: false,
    binding: null,
    fingerprintCookie: null,
    caller: aBrowser,
    ...how,
  });
const whoIs = (token: string) =>
  identifyCaller(aVisitor(system), { bearer: token, sessionCookie: null, fingerprintCookie: null });
const REFUSED = { code: "UNAUTHENTICATED" };

describe("a program's token in the link", () => {
  test("signs nobody in without being asked for, and does not show the whole address", async () => {
    const { token } = (await login()).login;
    await expect(exchange(token)).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Continue as r•••@example.test?",
    });
    expect(await whoIs(token)).toMatchObject({ email });
  });

  test("becomes one session of this browser, for one of eight at once, and ends", async () => {
    const { token } = (await login()).login;
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => exchange(token, { confirmed: true })),
    );
    const opened = tries.filter(
      (one): one is PromiseFulfilledResult<OpenedSession> => one.status === "fulfilled",
    );
    expect(opened).toHaveLength(1);
    expect(opened[0]?.value.cookies).not.toBeNull();
    expect(await whoIs(token)).toEqual({ kind: "visitor" });
    await expect(exchange(token)).rejects.toMatchObject(REFUSED);
  });

  test("16.10: goes on with what was proven, for as long as it would have, and is kept no more than it was", async () => {
    const { token } = (await login()).login;
    const terms = { kept: true, reauthenticatedAt: true, expiresAt: true } as const;
    const day = 24 * 3600 * 1000;
    const { sid } = decodeJwt(token);
    const given = await system.db.session.update({
      where: { id: String(sid) },
      data: { reauthenticatedAt: new Date(Date.now() - day), expiresAt: new Date(Date.now() + 2 * day) },
      select: terms,
    });
    const opened = await exchange(token, { confirmed: true, kept: true });
    const { sid: newSid, exp } = decodeJwt(opened.login.token);
    const taken = await system.db.session.findUniqueOrThrow({ where: { id: String(newSid) }, select: terms });
    expect(taken).toEqual({ ...given, kept: false });
    expect(exp).toBe(Math.floor(given.expiresAt.getTime() / 1000));
    expect(opened.cookies?.maxAgeSeconds).toBeLessThanOrEqual((2 * day) / 1000);
  });
});

describe("a browser's token in the link", () => {
  const cookiesOf = ({ cookies }: OpenedSession) => ({
    caller: { ...aBrowser, sessionCookie: cookies?.session ?? null },
    fingerprintCookie: cookies?.fingerprint ?? null,
  });

  test("is taken without a question in the browser that has its session", async () => {
    const mine = await login(aBrowser);
    expect((await exchange(mine.login.token, cookiesOf(mine))).login).toMatchObject({ email });
  });

  test.each([false, true])("opens nothing in another browser (confirmed: %s)", async (confirmed) => {
    const [mine, other] = [await login(aBrowser), await login(aBrowser)];
    await expect(exchange(mine.login.token, { confirmed })).rejects.toMatchObject(REFUSED);
    await expect(exchange(mine.login.token, { confirmed, ...cookiesOf(other) })).rejects.toMatchObject(
      REFUSED,
    );
  });

  test("that is no token of ours opens nothing", async () => {
    for (const token of ["a.b.c", "", "%00"]) {
      await expect(exchange(token, { confirmed: true })).rejects.toMatchObject(REFUSED);
    }
  });
});
