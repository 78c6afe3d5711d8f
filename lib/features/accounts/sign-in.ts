import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { admitToHash, hashPassword, needsRehash } from "@/lib/platform/passwords/passwords";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { readRegistrationToken } from "@/lib/platform/tokens/registration-token";
import { AppError } from "@/lib/shared/app-error";
import { checkPassword } from "./check-password";
import type { SignInInput } from "./contract";
import { findSignInAccounts, replacePasswordHash, setFirstPassword } from "./data-parents";
import { claimConfirmed } from "./data-registrations";
import { settleVerifyTokens } from "./data-tokens";
import { openSession, type Caller, type OpenedSession } from "./open-session";
import { recogniseDevice } from "./recognise-device";
import { SIGN_IN_BY_ACCOUNT, SIGN_IN_BY_ADDRESS, SIGN_IN_LOCK } from "./rules";

type Accounts = Awaited<ReturnType<typeof findSignInAccounts>>;

/**
 * Signs a parent in with a password. Unknown, wrong, without a password and locked are one answer; whoever knows the
 * password of a registration that waits for its e-mail is told so.
 */
export const signIn = (ctx: Context, input: SignInInput & { caller: Caller }): Promise<OpenedSession> =>
  admitToHash(() => tryPassword(ctx, input));

async function tryPassword(ctx: Context, input: SignInInput & { caller: Caller }): Promise<OpenedSession> {
  const { email, password, caller } = input;
  const { account, deviceId } = await recogniseDevice(ctx, { email, deviceCookie: caller.deviceCookie });
  const accounts = await findSignInAccounts(ctx.db, email, ctx.now());
  const key = deviceId ? deviceKey(ctx, deviceId, accounts.parent?.passwordHash ?? null) : account;
  const isLocked = await spendTry(ctx, key, caller.address);

  const owner = await checkPassword(accounts, password);
  if (!owner || isLocked) throw new AppError("UNAUTHENTICATED", "Invalid email or password.");

  await forgiveTries(ctx, key, caller.address);
  return owner === "registration"
    ? openConfirmed(ctx, accounts, caller)
    : openKnown(ctx, accounts, { password, caller });
}

async function openKnown(
  ctx: Context,
  { parent }: Accounts,
  { password, caller }: { password: string; caller: Caller },
): Promise<OpenedSession> {
  if (!parent?.passwordHash) throw new AppError("UNAUTHENTICATED", "Invalid email or password.");
  const { id: parentId, passwordHash } = parent;
  const opened = await openSession(ctx, {
    parentId,
    caller,
    // eslint-disable-next-line no-restricted-syntax -- both are stored; nobody chose either
    stillHolds: (_, locked) => locked.passwordHash === passwordHash,
  });
  if (needsRehash(passwordHash)) {
    await replacePasswordHash(ctx.db, { parentId, old: passwordHash, new: await hashPassword(password) });
  }
  return opened;
}

/** Knowing the password, in a browser that opened the link, proves both; from now on the password is the parent's. */
async function openConfirmed(
  ctx: Context,
  { parent, registration }: Accounts,
  caller: Caller,
): Promise<OpenedSession> {
  const now = ctx.now();
  const opened = await readRegistrationToken(ctx.config.AUTH_SECRET, caller.confirmationCookie, {
    proof: "confirmation",
    now,
  });
  if (
    !parent ||
    !registration ||
    registration.confirmedParentId !== parent.id ||
    opened !== registration.id
  ) {
    throw new AppError("FORBIDDEN", "Please verify your email before signing in.");
  }
  const proven = { registrationId: registration.id, parentId: parent.id };
  const adopt = async (tx: Tx) => {
    await settleVerifyTokens(tx, { ...proven, now });
    if (!(await claimConfirmed(tx, proven))) return false;
    await setFirstPassword(tx, parent.id, registration.passwordHash);
    return true;
  };
  return openSession(ctx, {
    parentId: parent.id,
    caller,
    stillHolds: (tx, locked) => locked.passwordHash === null && adopt(tx),
  });
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
