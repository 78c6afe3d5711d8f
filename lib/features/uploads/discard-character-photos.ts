import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findCharacterPhotos, markDiscarded } from "./data";

/** Hides every photo that a parent sent for a story. @returns the files to remove after the transaction */
export async function discardCharacterPhotos(
  ctx: Context,
  tx: DbOrTx,
  parent: ParentScope,
): Promise<string[]> {
  const ids = await findCharacterPhotos(tx, parent);
  if (ids.length > 0) await markDiscarded(tx, { parent, ids, now: ctx.now() });
  return ids;
}
