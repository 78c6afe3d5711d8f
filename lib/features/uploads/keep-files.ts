import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { markKept } from "./data";

/**
 * Keeps stored files for good, in the transaction that refers to them.
 * @throws AppError CONFLICT when one of them went away in the meantime
 */
export async function keepFiles(
  ctx: Context,
  tx: DbOrTx,
  { parent, ids }: { parent: ParentScope; ids: string[] },
): Promise<void> {
  const kept = await markKept(tx, { parent, ids, now: ctx.now() });
  if (kept !== ids.length) throw new AppError("CONFLICT", "This file is no longer there. Please try again.");
}
