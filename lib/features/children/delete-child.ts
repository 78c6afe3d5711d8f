import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { lockChild, markChildDeleted, ownPhoto } from "./data";

/**
 * Takes a profile and its photo away; the stories stay in the library.
 * @throws AppError NOT_FOUND, also for another parent's child
 */
export async function deleteChild(ctx: Context, id: string): Promise<void> {
  const parent = requireParent(ctx.actor);
  const photo = await inTransaction(ctx, async (tx) => {
    const child = await lockChild(tx, parent, id);
    if (!child) throw new AppError("NOT_FOUND", "Resource not found.");
    const ids = ownPhoto(child);
    await discardFiles(ctx, tx, { parent, ids });
    await markChildDeleted(tx, parent, { id, now: ctx.now() });
    return ids;
  });
  await removeFiles(ctx, photo);
}
