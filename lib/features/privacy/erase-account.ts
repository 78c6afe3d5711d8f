import "server-only";
import { endAllSessionsOf } from "@/lib/features/accounts/sessions/end-all-sessions-of";
import { forgetFailures } from "@/lib/features/accounts/throttling/forget-failures";
import { endCustomer } from "@/lib/features/billing/erasure/end-customer";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { eraseFamily } from "@/lib/features/stories/erasure/erase-family";
import { hasFiles } from "@/lib/features/uploads/has-files";
import { removeAllFiles } from "@/lib/features/uploads/remove-all-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import { markDeleted, type Deletion } from "./data-deletion";
import { deleteParentRow, forgetAddress, keepProofs, lockAddressOf } from "./data-erasure";

const holderOf = (ctx: Context, email: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(keyedHash(ctx.config.AUTH_SECRET, `consent:${email}`), "base64url"));

/** The point of no return: nobody signs in any more, and the provider's messages change nothing here. */
const close = (ctx: Context, parent: ParentScope): Promise<Deletion | null> =>
  inTransaction(ctx, async (tx) => {
    const deletion = await markDeleted(tx, parent, ctx.now());
    if (deletion) await endAllSessionsOf(ctx, tx, parent);
    return deletion;
  });

/** The rest, at once: the account, everything that names its address, and the word that it is done. */
const forget = (ctx: Context, parent: ParentScope): Promise<"done" | "files came"> =>
  inTransaction(ctx, async (tx) => {
    const email = await lockAddressOf(tx, parent);
    if (email === null) return "done";
    // A worker that was just at work may have stored something since.
    if (await hasFiles(tx, parent)) return "files came";
    await keepProofs(tx, parent, holderOf(ctx, email));
    await forgetAddress(tx, parent, email);
    await enqueueEmail(ctx, tx, {
      template: "account-deleted",
      to: email,
      idempotencyKey: `account-deleted:${parent}`,
      props: {},
    });
    await deleteParentRow(tx, parent);
    await forgetFailures(ctx, email);
    return "done";
  });

/**
 * Deletes an account whose week is over: payment provider, stories, files, rows, addresses, in this order, so that what
 * names the rest goes last. Each step may be done again; where one fails, the job comes back and goes on.
 */
export async function eraseAccount(ctx: Context, { parentId }: { parentId: string }): Promise<void> {
  const parent = scopeForSystem(ctx.actor, parentId);
  const deletion = await close(ctx, parent);
  if (!deletion) return;
  await endCustomer(ctx, { parent, askedAt: deletion.askedAt });
  await eraseFamily(ctx, parent);
  do await removeAllFiles(ctx, parent);
  while ((await forget(ctx, parent)) === "files came");
  ctx.log.info({ parentId }, "account deleted");
}
