import "server-only";
import type { Context } from "@/lib/platform/context";
import { verifyPassword } from "@/lib/platform/passwords/passwords";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { countFailure } from "./count-failure";
import { findPasswordHash } from "./data-parents";
import { noteProof } from "./data-sessions";
import { CHANGE_TRIES } from "./rules";

const WRONG = "That password is not right.";

/** Takes the password again, so that sensitive actions are open for a while. */
export async function proveAgain(ctx: Context, { password }: { password: string }): Promise<MessageView> {
  const { parentId, sessionId } = requireParentActor(ctx.actor);
  const stored = await findPasswordHash(ctx.db, parentId);
  await countFailure(ctx, { limit: CHANGE_TRIES, key: parentId }, async () => {
    if (!(await verifyPassword(stored, password)))
      throw new AppError("VALIDATION", WRONG, { details: { password: WRONG } });
  });
  await noteProof(ctx.db, requireParent(ctx.actor), { sessionId, now: ctx.now() });
  return { message: "Thank you." };
}
