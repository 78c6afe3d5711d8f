import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParentActor } from "@/lib/shared/actor";

/** A key is a way into the account: its parent hears of each new secret, as of each new way to sign in. */
export async function tellOfKey(
  ctx: Context,
  tx: Tx,
  { what, keyId }: { what: "made" | "rotated"; keyId: string },
): Promise<void> {
  const { parentId, email, firstName } = requireParentActor(ctx.actor);
  await enqueueEmail(ctx, tx, {
    template: "api-key-made",
    to: email,
    props: { firstName, what, keysUrl: `${ctx.config.APP_URL}/settings/api` },
    idempotencyKey: `api-key-${what}:${keyId}:${ctx.now().getTime()}`,
    parentId,
  });
}
