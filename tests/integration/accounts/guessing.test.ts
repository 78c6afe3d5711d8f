import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { recogniseDevice } from "@/lib/features/accounts/devices/recognise-device";
import { requestPasswordReset } from "@/lib/features/accounts/password/request-password-reset";
import { resetPassword } from "@/lib/features/accounts/password/reset-password";
import { SIGN_IN_LOCK } from "@/lib/features/accounts/rules";
import type { Caller } from "@/lib/features/accounts/sessions/open-session";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { AppError } from "@/lib/shared/app-error";
import {
  aBrowser,
  aCaller,
  accountsSystem,
  anAddress,
  aVisitor,
  linkIn,
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

async function aParent(hash: string | null = passwordHash): Promise<string> {
  const data = { email: anAddress(), firstName: "Robin", lastName: "Hale", passwordHash: hash };
  const row = await system.db.parent.create({
    data: { ...data, emailVerifiedAt: new Date() },
    select: { email: true },
  });
  return row.email;
}

const elsewhere = (): Caller => ({ ...aCaller, address: randomUUID() });
const attempt = (email: string, given: string, caller: Caller) =>
  signIn(aVisitor(system), { email, password: given, caller }).then(
    () => "in",
    (error: unknown) => (error instanceof AppError ? `${error.code}: ${error.message}` : String(error)),
  );
const WRONG = "UNAUTHENTICATED: Invalid email or password.";
const TOO_MANY = "RATE_LIMITED: Too many requests. Please wait a moment and try again.";
const FROM_HERE = "RATE_LIMITED: Too many tries from this network. Please wait a moment and try again.";

describe("guessing", () => {
  test("answers alike for nobody, somebody and somebody without a password", async () => {
    const answers = await Promise.all(
      [anAddress(), await aParent(), await aParent(null)].map((email) =>
        attempt(email, "a wrong guess", elsewhere()),
      ),
    );
    expect(answers).toEqual([WRONG, WRONG, WRONG]);
  });

  test("one account from many addresses is stopped after ten, also when all come at once", async () => {
    const email = await aParent();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => attempt(email, "a wrong guess", elsewhere())),
    );
    expect(answers.filter((answer) => answer === WRONG)).toHaveLength(10);
    expect(answers.filter((answer) => answer === TOO_MANY)).toHaveLength(6);
    expect(await attempt(email, password, elsewhere())).toBe(TOO_MANY);
  });

  test("an account that nobody has is stopped the same way", async () => {
    const email = anAddress();
    for (let n = 0; n < 10; n += 1) expect(await attempt(email, "a wrong guess", elsewhere())).toBe(WRONG);
    expect(await attempt(email, "a wrong guess", elsewhere())).toBe(TOO_MANY);
  });

  test("does not lock the owner out of a browser that the account knows", async () => {
    const email = await aParent();
    const home = { ...aBrowser, address: randomUUID() };
    const { cookies } = await signIn(aVisitor(system), { email, password, caller: home });
    for (let n = 0; n < 11; n += 1) await attempt(email, "a wrong guess", elsewhere());

    expect(await attempt(email, password, elsewhere())).toBe(TOO_MANY);
    expect(await attempt(email, password, { ...home, deviceCookie: cookies?.device ?? null })).toBe("in");
  });

  test("costs no try of whoever is sent away because too many sign in at once", async () => {
    const email = await aParent();
    const caller = elsewhere();
    const crowd = () => Promise.all(Array.from({ length: 40 }, () => attempt(email, password, caller)));
    const isSentAway = (answer: string) => answer.startsWith("UNAVAILABLE: We are busy right now.");
    // More than all tries that an account has, however slowly they come.
    for (let sentAway = 0; sentAway <= 30;) sentAway += (await crowd()).filter(isSentAway).length;
    expect(await attempt(email, password, caller)).toBe("in");
  });

  test("locks the account after a hundred failures in a row, until there is a new password", async () => {
    const email = await aParent();
    const visitor = aVisitor(system);
    const { account } = await recogniseDevice(visitor, { email, deviceCookie: null });
    await attempt(email, "a wrong guess", elsewhere());
    // As if 98 more had failed over days: the shorter limits have forgotten them.
    const key = { equals: `${SIGN_IN_LOCK.name}:${account}` };
    expect(await system.db.rateLimitBucket.updateMany({ where: { key }, data: { points: 99 } })).toEqual({
      count: 1,
    });
    expect(await attempt(email, "a wrong guess", elsewhere())).toBe(WRONG);
    expect(await attempt(email, password, elsewhere())).toBe(WRONG);

    await requestPasswordReset(visitor, { email, address: randomUUID() });
    await runJobs(system);
    const token = linkIn(system, email, "/reset-password").pathname.split("/").at(-1) ?? "";
    await resetPassword(visitor, { token, password: "lamp lantern river", address: randomUUID() });
    expect(await attempt(email, "lamp lantern river", elsewhere())).toBe("in");
  });

  test("many accounts from one address is stopped after thirty", async () => {
    const caller = elsewhere();
    const answers: string[] = [];
    for (let n = 0; n < 32; n += 1) answers.push(await attempt(anAddress(), "a wrong guess", caller));
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => WRONG));
    expect(answers.slice(30)).toEqual([FROM_HERE, FROM_HERE]);
  });

  test("successes use nothing up", async () => {
    const email = await aParent();
    const caller = elsewhere();
    for (let n = 0; n < 35; n += 1) expect(await attempt(email, password, caller)).toBe("in");
  });
});

test("a password under an old cost is stored under today's at the next sign-in", async () => {
  const { hash } = await import("@node-rs/argon2");
  const email = await aParent(await hash(password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 }));
  expect(await attempt(email, password, elsewhere())).toBe("in");
  const stored = await system.db.parent.findUniqueOrThrow({
    where: { email },
    select: { passwordHash: true },
  });
  expect(stored.passwordHash).toContain("m=19456");
  expect(await attempt(email, password, elsewhere())).toBe("in");
});
