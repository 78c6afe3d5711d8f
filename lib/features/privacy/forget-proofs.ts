import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteProofs } from "./data-erasure";

/** Drops the proofs of consent that were kept long enough. */
export async function forgetProofs(ctx: Context): Promise<void> {
  const removed = await deleteProofs(ctx.db, keptSince("consentProofs", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "proofs of consent dropped");
}
