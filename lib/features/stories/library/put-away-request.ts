import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { lockRequestStatus, markPutAway } from "@/lib/features/stories/data-requests";

/**
 * Takes an order that is at its end off the list of those that are not in the library, on every device. The story of
 * one that went well stays.
 * @throws AppError NOT_FOUND, also for another parent's order; CONFLICT while it is made
 */
export async function putAwayRequest(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx) => {
    const status = await lockRequestStatus(tx, parent, id);
    if (!status) throw new AppError("NOT_FOUND", "Resource not found.");
    if (status === "QUEUED" || status === "RUNNING")
      throw new AppError("CONFLICT", "This story is being made. It can be put away when it is done.");
    await markPutAway(tx, parent, { id, now: ctx.now() });
  });
}
