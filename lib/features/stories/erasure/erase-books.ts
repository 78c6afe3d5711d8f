import "server-only";
import { endGifts } from "@/lib/features/gifts/end-gifts";
import { forgetUnusedReaders } from "@/lib/features/narration/recording/forget-unused-readers";
import { blankNotes } from "@/lib/features/reports/blank-notes";
import { discardFiles } from "@/lib/features/uploads/discard-files";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { emptyBooks, findBookFiles } from "@/lib/features/stories/data-books";
import { eraseOrdersOf } from "./data-erasure";

/**
 * Leaves nothing of some locked books but the rows that credits and reading log count.
 * @returns the files to remove after the transaction
 */
export async function eraseBooks(
  ctx: Context,
  tx: Tx,
  { parent, ids }: { parent: ParentScope; ids: string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await findBookFiles(tx, ids);
  await discardFiles(ctx, tx, { parent, ids: files });
  await blankNotes(tx, ids);
  await endGifts(tx, ids);
  await emptyBooks(tx, ids, ctx.now());
  await forgetUnusedReaders(tx, parent);
  await eraseOrdersOf(tx, ids, ctx.now());
  return files;
}
