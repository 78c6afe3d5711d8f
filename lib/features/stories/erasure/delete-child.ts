import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { eraseChild } from "./erase-child";

type DeletedChild = { id: string; withStories?: boolean };

/**
 * Deletes a profile with its photo and all that was kept about the child. The stories stay in the library, with nothing
 * of the profile but what is told in them, unless they are to go as well.
 * @throws AppError NOT_FOUND, also for another parent's child
 */
export async function deleteChild(ctx: Context, { id, withStories = false }: DeletedChild): Promise<void> {
  // Years of stories at once, for good: not by whoever picks up an open tablet.
  if (withStories) requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  await answerInTransaction(ctx, async (tx, afterCommit) => {
    const files = await eraseChild(ctx, tx, { parent, id, withStories });
    afterCommit(() => removeFiles(ctx, files));
  });
}
