import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "./contract";
import { countFailure } from "./count-failure";
import { findParentByEmail, insertParent } from "./data-parents";
import { deleteRegistrations, lockAddress } from "./data-registrations";
import { findVerifyToken, settleVerifyTokens } from "./data-tokens";
import { LINK_TRIES } from "./rules";

const VERIFIED = "Email verified successfully! You can now sign in.";
const invalid = () => new AppError("VALIDATION", "This verification link is invalid or has expired.");

/**
 * Confirms an address: the registration becomes a parent. The same link says yes again for as long as it would have
 * worked, and signs nobody in.
 */
export async function verifyEmail(
  ctx: Context,
  { token, address }: { token: string; address: string },
): Promise<MessageView> {
  if (!token) throw new AppError("VALIDATION", "Invalid verification link.");
  const hash = sha256(token);
  await countFailure(ctx, { limit: LINK_TRIES, key: address }, () =>
    inTransaction(ctx, (tx) => confirm(ctx, tx, hash)),
  );
  return { message: VERIFIED };
}

async function confirm(ctx: Context, tx: Tx, hash: Uint8Array<ArrayBuffer>): Promise<void> {
  const now = ctx.now();
  const seen = await findVerifyToken(tx, { hash, now });
  if (seen?.usedAt) return;
  if (!seen?.registrationId) throw invalid();

  await lockAddress(tx, seen.email);
  // Only now is it certain that nobody confirmed, replaced or took over the registration meanwhile.
  const token = await findVerifyToken(tx, { hash, now });
  if (token?.usedAt) return;
  if (!token?.registrationId || (await findParentByEmail(tx, token.email))) throw invalid();

  const { registrationId, email, firstName, lastName, phone, passwordHash } = token;
  const parentId = await insertParent(tx, {
    email,
    firstName,
    lastName,
    phone,
    passwordHash,
    emailVerifiedAt: now,
  });
  await settleVerifyTokens(tx, { registrationId, parentId, now });
  await deleteRegistrations(tx, email);
}
