import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { markDiscarded } from "./data";

/** Hides files in the transaction that stops using them; `removeFiles` after it takes the bytes away. */
export async function discardFiles(
  ctx: Context,
  tx: DbOrTx,
  { parent, ids }: { parent: ParentScope; ids: string[] },
): Promise<void> {
  if (ids.length > 0) await markDiscarded(tx, { parent, ids, now: ctx.now() });
}
