import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteOldEntries, forgetActors } from "./data";

const AT_ONCE = 2_000;

/** Lets go of entries whose time is over. Their seals stay, so that the chain goes on to hold. */
export async function forgetOldEntries(ctx: Context, signal?: AbortSignal): Promise<void> {
  const before = keptSince("auditLog", ctx.now());
  let gone = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal?.aborted; gone += some) {
    some = await inTransaction(ctx, (tx) => deleteOldEntries(tx, { before, atMost: AT_ONCE }));
  }
  if (gone > 0) await inTransaction(ctx, forgetActors);
}
