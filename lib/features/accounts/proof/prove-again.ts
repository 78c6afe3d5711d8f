import "server-only";
import { findPasswordHash } from "@/lib/features/accounts/data-parents";
import { CHANGE_TRIES } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import type { Context } from "@/lib/platform/context";
import { verifyPassword } from "@/lib/platform/passwords/passwords";
import { requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { confirmProof } from "./confirm-proof";

const WRONG = "That password is not right.";

/** Takes the password again, so that sensitive actions are open for a while. */
export async function proveAgain(ctx: Context, { password }: { password: string }): Promise<MessageView> {
  const { parentId } = requireParentActor(ctx.actor);
  const stored = await findPasswordHash(ctx.db, parentId);
  await countFailure(ctx, { limit: CHANGE_TRIES, key: parentId }, async () => {
    if (!(await verifyPassword(stored, password)))
      throw new AppError("VALIDATION", WRONG, { details: { password: WRONG } });
  });
  return confirmProof(ctx);
}
