import "server-only";
import { endGiftsOfChild } from "@/lib/features/gifts/end-gifts-of-child";
import { removeProfile } from "@/lib/features/children/remove-profile";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findActiveOf, forgetHero, lockBooksOf } from "./data-erasure";
import { eraseBooks } from "./erase-books";
import { failBooks } from "@/lib/features/stories/failing/fail-books";

type ErasedChild = { parent: ParentScope; id: string; withStories: boolean; marked?: boolean };

/**
 * Ends the child's orders that are being made, takes the profile away and makes what stays forget it.
 * @returns the files to remove after the transaction
 * @throws AppError NOT_FOUND, also for another parent's child
 */
export function eraseChild(
  ctx: Context,
  tx: Tx,
  { parent, id, withStories, marked }: ErasedChild,
): Promise<string[]> {
  const first = async () => {
    const active = await findActiveOf(tx, parent, id);
    const files = await failBooks(ctx, tx, { ids: active, code: "CHILD_DELETED" });
    const ids = withStories ? await lockBooksOf(tx, parent, id) : [];
    files.push(...(await eraseBooks(ctx, tx, { parent, ids })));
    await endGiftsOfChild(tx, parent, id);
    await forgetHero(tx, parent, { childId: id, now: ctx.now() });
    return files;
  };
  return removeProfile(ctx, tx, { parent, id, marked, first });
}
