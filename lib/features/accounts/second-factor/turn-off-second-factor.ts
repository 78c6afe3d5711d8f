import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import type { MessageView } from "@/lib/shared/message";
import { deleteFactor, lockFactor } from "./data";

/** Ends the asking for codes; secret and recovery codes go. */
export async function turnOffSecondFactor(ctx: Context): Promise<MessageView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const { email, firstName } = requireParentActor(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    await lockFactor(tx, parent);
    if (await deleteFactor(tx, parent)) {
      await enqueueEmail(ctx, tx, {
        template: "second-factor-changed",
        to: email,
        props: { firstName, isOn: false, resetUrl: `${ctx.config.APP_URL}/forgot-password` },
        idempotencyKey: `second-factor-off:${parent}:${ctx.now().getTime()}`,
        parentId: parent,
      });
    }
    return { message: "You are asked for no code any more." };
  });
}
