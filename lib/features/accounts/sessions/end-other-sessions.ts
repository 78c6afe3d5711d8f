import "server-only";
import { revokeOtherSessions } from "@/lib/features/accounts/data-sessions";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import type { MessageView } from "@/lib/shared/message";

/** Signs the parent out everywhere but here. */
export async function endOtherSessions(ctx: Context): Promise<MessageView> {
  const parent = requireParent(ctx.actor);
  const { sessionId } = requireParentActor(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    await revokeOtherSessions(tx, parent, { keep: sessionId, now: ctx.now() });
    return { message: "You are signed out of all other devices." };
  });
}
