import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { deleteNarrationRow, lockSounds } from "./data";
import { deleteUnusedVoices, lockRecordedVoices } from "./recording/data-recordings";

/**
 * Takes away what one voice read aloud of a story, with its sounds.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export async function deleteNarration(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx, afterCommit) => {
    await lockRecordedVoices(tx, parent);
    const files = await lockSounds(tx, parent, id);
    if (!files) throw new AppError("NOT_FOUND", "Resource not found.");
    await deleteNarrationRow(tx, id);
    await deleteUnusedVoices(tx, parent);
    await discardFiles(ctx, tx, { parent, ids: files });
    afterCommit(() => removeFiles(ctx, files));
  });
}
