import { TOTP, Secret } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { signInInput } from "@/lib/features/accounts/contract";
import { beginSecondFactor } from "@/lib/features/accounts/second-factor/begin-second-factor";
import { confirmSecondFactor } from "@/lib/features/accounts/second-factor/confirm-second-factor";
import { renewRecoveryCodes } from "@/lib/features/accounts/second-factor/renew-recovery-codes";
import { showSecondFactor } from "@/lib/features/accounts/second-factor/show-second-factor";
import { turnOffSecondFactor } from "@/lib/features/accounts/second-factor/turn-off-second-factor";
import { exchangeCode } from "@/lib/features/accounts/sign-in/exchange-code";
import { issueCode } from "@/lib/features/accounts/sign-in/issue-code";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import type { Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import {
  aBrowser,
  aCaller,
  accountsSystem,
  aVisitor,
  runJobs,
  type AccountsSystem,
} from "@/tests/integration/accounts/run-jobs";
import { signedInParent } from "@/tests/support/family";

let system: AccountsSystem;
let passwordHash: string;
const PASSWORD = "moth lantern river";
const STEP = 30_000;
// The middle of a half minute: nothing here depends on when it runs.
const NOON = Math.floor(Date.now() / STEP) * STEP + STEP / 2;
const at = (steps: number) => () => new Date(NOON + steps * STEP);
beforeAll(async () => {
  system = await accountsSystem();
  passwordHash = await hashPassword(PASSWORD);
});

async function aParent() {
  const ctx = { ...(await signedInParent(system)), now: at(0) };
  await system.db.parent.update({ where: { id: ctx.parentId }, data: { passwordHash } });
  const { email } = await system.db.parent.findUniqueOrThrow({ where: { id: ctx.parentId } });
  return { ctx, email };
}

const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOON + steps * STEP });

/** A parent who turned codes on by that of three half minutes ago. */
async function withCodes() {
  const { ctx, email } = await aParent();
  const before: Context = { ...ctx, now: at(-3) };
  const { secret } = await beginSecondFactor(before);
  const { recoveryCodes } = await confirmSecondFactor(before, { code: codeOf(secret, -3) });
  return { ctx, email, secret, recoveryCodes };
}
const login = (email: string, code?: string, now = at(0)) =>
  signIn(aVisitor(system, now), {
    ...signInInput.parse({ email, password: PASSWORD, ...(code !== undefined && { code }) }),
    caller: { ...aCaller, address: email },
  });
const REFUSED = { code: "SECOND_FACTOR" };

test("codes are asked for from the first that confirmed them on, told by e-mail, and never before", async () => {
  const { ctx, email } = await aParent();
  const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
  expect(await showSecondFactor(ctx)).toEqual(off);
  const { secret } = await beginSecondFactor(ctx);
  expect(await showSecondFactor(ctx)).toEqual(off);
  expect(await login(email)).toMatchObject({ login: { email } });
  await expect(confirmSecondFactor(ctx, { code: "000" })).rejects.toMatchObject({ code: "VALIDATION" });
  const { recoveryCodes } = await confirmSecondFactor(ctx, { code: codeOf(secret, 0) });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await showSecondFactor(ctx)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  await expect(login(email)).rejects.toMatchObject(REFUSED);
  await expect(beginSecondFactor(ctx)).rejects.toMatchObject({ code: "CONFLICT" });
  await runJobs(system);
  expect(system.sent.filter(({ to }) => to === email).at(-1)?.subject).toBe(
    "Sign-in to Talewick asks for a code now",
  );
  const row = await system.db.secondFactor.findUniqueOrThrow({ where: { parentId: ctx.parentId } });
  for (const word of [secret, ...recoveryCodes.flatMap((code) => [code, code.replace("-", "")])])
    expect(JSON.stringify(row)).not.toContain(word);
});

test("a code counts once, of a clock half a minute off, and not of one two minutes off", async () => {
  const { email, secret } = await withCodes();
  for (const steps of [-4, -2, 2, 4])
    await expect(login(email, codeOf(secret, steps))).rejects.toMatchObject(REFUSED);
  expect(await login(email, codeOf(secret, -1))).toMatchObject({ login: { email } });
  await expect(login(email, codeOf(secret, -1))).rejects.toMatchObject(REFUSED);
  const written = codeOf(secret, 1);
  expect(await login(email, ` ${written.slice(0, 3)} ${written.slice(3)}`)).toMatchObject({
    login: { email },
  });
  // Older than the last one that was taken.
  await expect(login(email, codeOf(secret, 0))).rejects.toMatchObject(REFUSED);
});

test("of fifty who send one code at once, one gets in", async () => {
  const { email, secret, recoveryCodes } = await withCodes();
  for (const code of [codeOf(secret, 0), recoveryCodes[0] ?? ""]) {
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => login(email, code)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await system.limits.forget({ name: "second-factor", points: 10, perSeconds: 900 }, await idOf(email));
  }
});
const idOf = async (email: string) => (await system.db.parent.findUniqueOrThrow({ where: { email } })).id;

test("ten wrong ones are enough, and the right one is refused for a while then", async () => {
  const { email, secret } = await withCodes();
  for (let n = 0; n < 10; n += 1) await expect(login(email, `wrong${n}`)).rejects.toMatchObject(REFUSED);
  await expect(login(email, codeOf(secret, 0))).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test("a recovery code opens once, in whatever way it is written, and new ones end the old", async () => {
  const { ctx, email, recoveryCodes } = await withCodes();
  const [first = "", second = ""] = recoveryCodes;
  expect(await login(email, first.toLowerCase())).toMatchObject({ login: { email } });
  await expect(login(email, first)).rejects.toMatchObject(REFUSED);
  expect(await showSecondFactor(ctx)).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await renewRecoveryCodes(ctx);
  await expect(login(email, second)).rejects.toMatchObject(REFUSED);
  expect(await login(email, renewed.recoveryCodes[0])).toMatchObject({ login: { email } });
});

test("a sign-in at a provider takes one too, and its own code waits for it", async () => {
  const { ctx, email, secret } = await withCodes();
  const { parentId } = ctx;
  const token = await issueCode(aVisitor(system, at(0)), { parentId, binding: "b", provenAt: null });
  const exchange = (code?: string) =>
    exchangeCode(aVisitor(system, at(0)), {
      ...{ token, confirmed: false, binding: "b", code, fingerprintCookie: null, caller: aBrowser },
    });
  await expect(exchange()).rejects.toMatchObject(REFUSED);
  await expect(exchange("000000")).rejects.toMatchObject(REFUSED);
  expect(await exchange(codeOf(secret, 0))).toMatchObject({ login: { email } });
  await expect(exchange(codeOf(secret, 1))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

test("every change asks for a password of the last quarter of an hour; off, nothing is left", async () => {
  const { ctx, email } = await withCodes();
  const later = { ...ctx, now: at(40) };
  const changes = [beginSecondFactor, renewRecoveryCodes, turnOffSecondFactor];
  for (const change of changes) await expect(change(later)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  await turnOffSecondFactor(ctx);
  expect(await system.db.secondFactor.count({ where: { parentId: ctx.parentId } })).toBe(0);
  expect(await login(email)).toMatchObject({ login: { email } });
  const trail = await system.db.auditEntry.findMany({
    where: { tableName: "second_factors", subjectParentId: ctx.parentId },
    orderBy: { id: "asc" },
  });
  expect(trail.map(({ action }) => action)).toEqual(["INSERT", "UPDATE", "DELETE"]);
});
