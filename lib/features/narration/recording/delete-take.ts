import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { dropPage, dropTake, lockRecording } from "./data-recordings";
import { findPage } from "./find-page";

/**
 * Deletes what was recorded of a page, as it came and as it is heard.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function deleteTake(ctx: Context, { id, page }: { id: string; page: number }): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx, afterCommit) => {
    await findPage(tx, parent, { id, page });
    await lockRecording(tx, id);
    const of = { narrationId: id, pageNumber: page };
    const files = [await dropTake(tx, of), await dropPage(tx, of)].filter((file) => file !== null);
    await discardFiles(ctx, tx, { parent, ids: files });
    afterCommit(() => removeFiles(ctx, files));
  });
}
