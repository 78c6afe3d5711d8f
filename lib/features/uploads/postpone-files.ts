import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { markUntil } from "./data";

/**
 * Keeps stored files until their day, in the transaction that refers to them; then the sweep takes them.
 * @throws AppError CONFLICT when one of them went away in the meantime
 */
export async function postponeFiles(
  ctx: Context,
  tx: Tx,
  { parent, ids, until }: { parent: ParentScope; ids: string[]; until: Date },
): Promise<void> {
  const kept = await markUntil(tx, { parent, ids, now: ctx.now(), until });
  if (kept !== ids.length) throw new AppError("CONFLICT", "This file is no longer there. Please try again.");
}
