import "server-only";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { deleteChildRow, lockChild, ownPhoto } from "./data";

type RemovedProfile = {
  parent: ParentScope;
  id: string;
  /** It was marked as deleted already, as it was done at first. */
  marked?: boolean;
  /** What has to happen while the profile is locked and still there. @returns files to remove */
  first: () => Promise<string[]>;
};

/**
 * Takes a profile away with all that is the child's own: photo, interests, badges, reading log.
 * @returns the files to remove after the transaction
 * @throws AppError NOT_FOUND, also for another parent's child
 */
export async function removeProfile(
  ctx: Context,
  tx: Tx,
  { parent, id, marked, first }: RemovedProfile,
): Promise<string[]> {
  const child = await lockChild(tx, parent, { id, marked });
  if (!child) throw new AppError("NOT_FOUND", "Resource not found.");
  const files = await first();
  const ids = ownPhoto(child);
  await discardFiles(ctx, tx, { parent, ids });
  await deleteChildRow(tx, parent, id);
  return [...files, ...ids];
}
