import "server-only";
import type { Context } from "@/lib/platform/context";
import { deleteExpiredChanges } from "./data";

/** Drops changes of address whose links are over, done or not. */
export async function forgetChanges(ctx: Context): Promise<void> {
  await deleteExpiredChanges(ctx.db, ctx.now());
}
