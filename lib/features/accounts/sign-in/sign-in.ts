import "server-only";
import type { SignInInput } from "@/lib/features/accounts/contract";
import { findSignInAccounts, replacePasswordHash } from "@/lib/features/accounts/data-parents";
import { recogniseDevice } from "@/lib/features/accounts/devices/recognise-device";
import { checkPassword } from "@/lib/features/accounts/password/check-password";
import { adoptRegistration } from "@/lib/features/accounts/registration/adopt-registration";
import { SIGN_IN_BY_ACCOUNT, SIGN_IN_LOCK } from "@/lib/features/accounts/rules";
import { openSession, type Caller, type OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { giveBackToNetwork, spendForNetwork } from "@/lib/features/accounts/throttling/spend-for-network";
import type { Context } from "@/lib/platform/context";
import { admitToHash, hashPassword, needsRehash } from "@/lib/platform/passwords/passwords";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { readRegistrationToken } from "@/lib/platform/tokens/registration-token";
import { AppError } from "@/lib/shared/app-error";

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
  return owner === "parent"
    ? openKnown(ctx, accounts, input)
    : openConfirmed(ctx, { ...accounts, chosen: owner }, input);
}

async function openKnown(
  ctx: Context,
  { parent }: Accounts,
  { password, caller, keepSignedIn, code }: SignInInput & { caller: Caller },
): Promise<OpenedSession> {
  if (!parent?.passwordHash) throw new AppError("UNAUTHENTICATED", "Invalid email or password.");
  const { id: parentId, passwordHash } = parent;
  const opened = await openSession(ctx, {
    parentId,
    caller,
    kept: keepSignedIn,
    code,
    // eslint-disable-next-line no-restricted-syntax -- both are stored; nobody chose either
    stillHolds: (_, locked) => locked.passwordHash === passwordHash,
  });
  if (needsRehash(passwordHash)) {
    await replacePasswordHash(ctx.db, { parentId, old: passwordHash, new: await hashPassword(password) });
  }
  return opened;
}

/**
 * Knowing the password of a registration, in a browser that opened a link for its address, proves both; from now on the
 * password is the parent's. The link may be another registration's: its browser reads the same mailbox.
 */
async function openConfirmed(
  ctx: Context,
  { parent, registrations, chosen }: Accounts & { chosen: Accounts["registrations"] },
  { email, caller, keepSignedIn, code }: SignInInput & { caller: Caller },
): Promise<OpenedSession> {
  const now = ctx.now();
  const opened = await readRegistrationToken(ctx.config.AUTH_SECRET, caller.confirmationCookie, {
    proof: "confirmation",
    now,
  });
  const isConfirmed = (one: Accounts["registrations"][number]) => one.confirmedParentId === parent?.id;
  const readsMailbox = registrations.some((one) => one.id === opened && isConfirmed(one));
  const registration = chosen.find(isConfirmed);
  if (!parent || !readsMailbox || !registration)
    throw new AppError("FORBIDDEN", "Please verify your email before signing in.");
  const proven = { registrationId: registration.id, parentId: parent.id, email, now };
  return openSession(ctx, {
    parentId: parent.id,
    caller,
    kept: keepSignedIn,
    code,
    stillHolds: (tx, locked) => locked.passwordHash === null && adoptRegistration(tx, proven),
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
  await spendForNetwork(ctx, address);
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
  await Promise.all([giveBackToNetwork(ctx, address), ...limits.map((one) => ctx.limits.forget(one, key))]);
}
