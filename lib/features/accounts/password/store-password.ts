import "server-only";
import { updatePasswordHash } from "@/lib/features/accounts/data-parents";
import { deleteRegistrations } from "@/lib/features/accounts/data-registrations";
import { voidTokens } from "@/lib/features/accounts/data-tokens";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";

type NewPassword = {
  owner: { id: string; email: string; firstName: string };
  passwordHash: string;
  /** For the e-mail; which sessions end is the caller's to do. */
  signedOutOf: "all devices" | "all other devices";
  idempotencyKey: string;
};

/** Stores a new password, ends whatever else could still sign in or set one, and tells the owner. */
export async function storePassword(
  ctx: Context,
  tx: Tx,
  { owner, passwordHash, signedOutOf, idempotencyKey }: NewPassword,
): Promise<void> {
  const { id: parentId, email, firstName } = owner;
  await updatePasswordHash(tx, parentId, passwordHash);
  await voidTokens(tx, { parentId, kind: "reset_password" });
  await voidTokens(tx, { parentId, kind: "oauth_code" });
  await deleteRegistrations(tx, email);
  await enqueueEmail(ctx, tx, {
    template: "password-changed",
    to: email,
    props: { firstName, resetUrl: `${ctx.config.APP_URL}/forgot-password`, signedOutOf },
    idempotencyKey: `password-changed:${idempotencyKey}`,
    parentId,
  });
}
