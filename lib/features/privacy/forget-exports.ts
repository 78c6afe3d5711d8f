import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteExports } from "./data-exports";

/** Drops the notes of archives whose files are gone. */
export async function forgetExports(ctx: Context): Promise<void> {
  const removed = await deleteExports(ctx.db, keptSince("dataExports", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "data exports dropped");
}
