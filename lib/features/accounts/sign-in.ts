import type { Context } from "@/lib/platform/context";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/platform/passwords/passwords";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import type { SignInInput } from "./contract";
import { findSignInAccount, replacePasswordHash } from "./data-parents";
import { openSession, type Caller, type OpenedSession } from "./open-session";
import { recogniseDevice } from "./recognise-device";
import { SIGN_IN_BY_ACCOUNT, SIGN_IN_BY_ADDRESS, SIGN_IN_LOCK } from "./rules";

/**
 * Signs a parent in with a password. Unknown, wrong, without a password and locked are one answer that takes one
 * hash; whoever knows the password of a registration that waits for its e-mail is told so.
 */
export async function signIn(ctx: Context, input: SignInInput & { caller: Caller }): Promise<OpenedSession> {
  const { email, password, caller } = input;
  const { account, deviceId } = await recogniseDevice(ctx, { email, deviceCookie: caller.deviceCookie });
  const found = await findSignInAccount(ctx.db, email, ctx.now());
  const key = deviceId ? deviceKey(ctx, deviceId, found?.passwordHash ?? null) : account;
  const isLocked = await spendTry(ctx, key, caller.address);

  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found || !isRight || isLocked) throw new AppError("UNAUTHENTICATED", "Invalid email or password.");

  await forgiveTries(ctx, key, caller.address);
  if (found.kind === "registration") {
    throw new AppError("FORBIDDEN", "Please verify your email before signing in.");
  }
  const opened = await openSession(ctx, {
    parentId: found.id,
    caller,
    stillHolds: (_, { passwordHash }) => passwordHash === found.passwordHash,
  });
  if (found.passwordHash && needsRehash(found.passwordHash)) {
    await replacePasswordHash(ctx.db, {
      parentId: found.id,
      old: found.passwordHash,
      new: await hashPassword(password),
    });
  }
  return opened;
}

/**
 * A browser that the account knows has failures of its own, so that nobody else can lock its owner out. They count
 * against one password: after a reset, wherever its link was opened, they are about nothing any more.
 */
const deviceKey = (ctx: Context, deviceId: string, passwordHash: string | null): string =>
  `device:${keyedHash(ctx.config.AUTH_SECRET, `${deviceId}:${passwordHash ?? ""}`)}`;

/** Counts a try before it is evaluated, so that tries at the same moment can't slip through together. */
async function spendTry(ctx: Context, key: string, address: string): Promise<boolean> {
  await ctx.limits.spend(SIGN_IN_BY_ADDRESS, address);
  for (const limit of SIGN_IN_BY_ACCOUNT) await ctx.limits.spend(limit, key);
  try {
    await ctx.limits.spend(SIGN_IN_LOCK, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return true;
    throw error;
  }
}

async function forgiveTries(ctx: Context, key: string, address: string): Promise<void> {
  const limits = [...SIGN_IN_BY_ACCOUNT, SIGN_IN_LOCK];
  await Promise.all([
    ctx.limits.giveBack(SIGN_IN_BY_ADDRESS, address),
    ...limits.map((one) => ctx.limits.forget(one, key)),
  ]);
}
