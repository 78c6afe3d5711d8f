import "server-only";
import { noteProof } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import { requireParentActor, requireReader } from "@/lib/shared/actor";
import type { MessageView } from "@/lib/shared/message";

/** Whoever sits at this session has just shown that they are its parent: sensitive actions are open for a while. */
export async function confirmProof(ctx: Context): Promise<MessageView> {
  const { sessionId } = requireParentActor(ctx.actor);
  await noteProof(ctx.db, requireReader(ctx.actor).parent, { sessionId, now: ctx.now() });
  return { message: "Thank you." };
}
