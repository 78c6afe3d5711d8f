import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { readRegistrationToken, signRegistrationToken } from "@/lib/platform/tokens/registration-token";
import { AppError } from "@/lib/shared/app-error";
import type { VerifiedView } from "./contract";
import { countFailure } from "./count-failure";
import { findParentByEmail, insertParent, setFirstPassword } from "./data-parents";
import { deleteRegistrations, lockAddress, noteConfirmation } from "./data-registrations";
import { findVerifyToken, settleVerifyTokens, type VerifyToken } from "./data-tokens";
import { LINK_TRIES, REGISTRATION_SECONDS } from "./rules";

const VERIFIED = "Email verified successfully! You can now sign in.";
const invalid = () => new AppError("VALIDATION", "This verification link is invalid or has expired.");

export type VerifyInput = {
  token: string;
  /** Network address, for limits. */
  address: string;
  isBrowser: boolean;
  registrationCookie: string | null;
};

type Verified = {
  view: VerifiedView;
  /** For the browser's cookie: it opened the link. */
  confirmation: string | null;
};

/**
 * Confirms an address: the registration becomes a parent. The password becomes the parent's only where the browser
 * that opens the link is the one that chose it, or where a program calls; anybody could have registered an address, and
 * its owner may follow the link without a thought. In another browser the password waits until it is used there.
 *
 * The same link says yes again for as long as it would have worked, and signs nobody in.
 */
export async function verifyEmail(ctx: Context, input: VerifyInput): Promise<Verified> {
  const { token, address, isBrowser, registrationCookie } = input;
  if (!token) throw new AppError("VALIDATION", "Invalid verification link.");
  const { AUTH_SECRET: secret } = ctx.config;
  const now = ctx.now();
  const chosenHere = await readRegistrationToken(secret, registrationCookie, { proof: "registration", now });
  const waiting = await countFailure(ctx, { limit: LINK_TRIES, key: address }, () =>
    inTransaction(ctx, (tx) =>
      confirm(ctx, tx, {
        hash: sha256(token),
        knowsPassword: (registrationId) => !isBrowser || chosenHere === registrationId,
      }),
    ),
  );
  const view = { message: VERIFIED, signInHere: waiting !== null };
  if (waiting === null) return { view, confirmation: null };
  const facts = { proof: "confirmation", registrationId: waiting } as const;
  return {
    view,
    confirmation: await signRegistrationToken(secret, facts, { now, seconds: REGISTRATION_SECONDS }),
  };
}

type Click = { hash: Uint8Array<ArrayBuffer>; knowsPassword: (registrationId: string) => boolean };

/** Answers with the registration whose password still waits to be proven, or `null`. */
async function confirm(ctx: Context, tx: Tx, { hash, knowsPassword }: Click): Promise<string | null> {
  const now = ctx.now();
  const seen = await findVerifyToken(tx, { hash, now });
  if (seen?.usedAt) return null;
  if (!seen?.registrationId) throw invalid();

  await lockAddress(tx, seen.email);
  // Only now is it certain that nobody confirmed, replaced or took over the registration meanwhile.
  const token = await findVerifyToken(tx, { hash, now });
  if (token?.usedAt) return null;
  if (!token?.registrationId) throw invalid();
  const { registrationId } = token;
  const isProven = knowsPassword(registrationId);

  const parentId = await parentOf(ctx, tx, { token, withPassword: isProven });
  if (!isProven) {
    await noteConfirmation(tx, { registrationId, parentId });
    return registrationId;
  }
  await settleVerifyTokens(tx, { registrationId, parentId, now });
  await deleteRegistrations(tx, token.email);
  return null;
}

/** The parent that the link makes or, opened a second time, has made. */
async function parentOf(
  ctx: Context,
  tx: Tx,
  { token, withPassword }: { token: VerifyToken; withPassword: boolean },
): Promise<string> {
  const { email, firstName, lastName, phone, passwordHash, confirmedParentId } = token;
  const parent = await findParentByEmail(tx, email);
  if (!parent) {
    return insertParent(tx, {
      email,
      firstName,
      lastName,
      phone,
      passwordHash: withPassword ? passwordHash : null,
      emailVerifiedAt: ctx.now(),
    });
  }
  if (parent.deletedAt || parent.id !== confirmedParentId) throw invalid();
  if (withPassword) await setFirstPassword(tx, parent.id, passwordHash);
  return parent.id;
}
