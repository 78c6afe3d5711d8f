import "server-only";
import type { VerifiedView } from "@/lib/features/accounts/contract";
import { findParentByEmail, insertParent } from "@/lib/features/accounts/data-parents";
import { findRegistration, noteConfirmation } from "@/lib/features/accounts/data-registrations";
import { nameDevice } from "@/lib/features/accounts/devices/name-device";
import { LINK_TRIES, REGISTRATION_SECONDS } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { readRegistrationToken, signRegistrationToken } from "@/lib/platform/tokens/registration-token";
import { AppError } from "@/lib/shared/app-error";
import { adoptRegistration } from "./adopt-registration";
import { lockVerifyToken, type LiveVerifyToken } from "./lock-verify-token";

const VERIFIED = "Email verified successfully! You can now sign in.";
const invalid = () => new AppError("VALIDATION", "This verification link is invalid or has expired.");
const refused = () =>
  new AppError("VALIDATION", "This sign-up was answered with a no, and its link works no longer.");

export type VerifyInput = {
  token: string;
  /** Network address, for limits. */
  address: string;
  /** Says of itself that it is no browser. */
  isProgram: boolean;
  registrationCookie: string | null;
};

type Verified = {
  view: VerifiedView;
  /** For the browser's cookie: it opened the link. */
  confirmation: string | null;
};

/**
 * Confirms an address: a registration becomes a parent. A browser that registered the address itself has proven both
 * with any of its links: the password that it chose counts, and whoever else registered has lost. The password of the
 * link's own registration counts where a program calls and says so; anybody could have registered an address, and its
 * owner may follow the link without a thought. In another browser the password waits until it is used there, or until
 * its owner has said that it was them (`approveSignUp`).
 *
 * The same link says yes again for as long as it would have worked, and signs nobody in.
 */
export async function verifyEmail(ctx: Context, input: VerifyInput): Promise<Verified> {
  const { token, address, isProgram, registrationCookie } = input;
  if (!token) throw new AppError("VALIDATION", "Invalid verification link.");
  const { AUTH_SECRET: secret } = ctx.config;
  const now = ctx.now();
  const chosenHere = await readRegistrationToken(secret, registrationCookie, { proof: "registration", now });
  const waiting = await countFailure(ctx, { limit: LINK_TRIES, key: address }, () =>
    inTransaction(ctx, (tx) =>
      confirm(ctx, tx, {
        hash: sha256(token),
        chosenHere,
        isProgram,
      }),
    ),
  );
  if (waiting === null)
    return { view: { message: VERIFIED, signInHere: false, signedUp: null }, confirmation: null };
  const signedUp = { device: nameDevice(waiting.userAgent), at: waiting.createdAt.toISOString() };
  const facts = { proof: "confirmation", registrationId: waiting.registrationId } as const;
  return {
    view: { message: VERIFIED, signInHere: true, signedUp },
    confirmation: await signRegistrationToken(secret, facts, { now, seconds: REGISTRATION_SECONDS }),
  };
}

type Click = {
  hash: Uint8Array<ArrayBuffer>;
  /** The registration that this browser made, of whatever address. */
  chosenHere: string | null;
  isProgram: boolean;
};
type Waiting = { registrationId: string; userAgent: string | null; createdAt: Date };

/** Answers with the registration whose password still waits to be proven, or `null`. */
async function confirm(
  ctx: Context,
  tx: Tx,
  { hash, chosenHere, isProgram }: Click,
): Promise<Waiting | null> {
  const now = ctx.now();
  const token = await lockVerifyToken(tx, { hash, now });
  if (token === "settled") return null;
  if (token === "refused") throw refused();
  if (token === "dead") throw invalid();
  const { registrationId, email, userAgent, createdAt } = token;
  const parentId = await parentOf(ctx, tx, token);
  const own = chosenHere && (await findRegistration(tx, chosenHere, now));
  if (own && own.email === email) {
    await adoptRegistration(tx, { registrationId: own.id, parentId, email, now });
    return null;
  }
  if (!isProgram) return { registrationId, userAgent, createdAt };
  await adoptRegistration(tx, { registrationId, parentId, email, now });
  return null;
}

/** The parent that the link makes or, opened a second time, has made. */
async function parentOf(ctx: Context, tx: Tx, token: LiveVerifyToken): Promise<string> {
  const { email, firstName, lastName, phone, confirmedParentId } = token;
  const parent = await findParentByEmail(tx, email);
  if (!parent) {
    const emailVerifiedAt = ctx.now();
    const facts = { email, firstName, lastName, phone, passwordHash: null, emailVerifiedAt };
    const parentId = await insertParent(tx, facts);
    await noteConfirmation(tx, { email, parentId });
    return parentId;
  }
  if (parent.deletedAt || parent.id !== confirmedParentId) throw invalid();
  return parent.id;
}
