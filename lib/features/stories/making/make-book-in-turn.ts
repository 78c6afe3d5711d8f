import "server-only";
import type { Context } from "@/lib/platform/context";
import { countUnreleasedClaims } from "@/lib/features/stories/data-claims";
import { makeBook, type MakeBook } from "./make-book";
import { MAX_CRASHES } from "@/lib/features/stories/rules";
import { takeTurn } from "./take-turn";

/** What a worker process does with an order: beside its other ones, or alone when one more crash would end it. */
export async function makeBookInTurn(ctx: Context, job: MakeBook): Promise<void> {
  // So far it may have died of its neighbours; by itself it can only die of itself.
  const alone = (await countUnreleasedClaims(ctx.db, job.bookRequestId)) === MAX_CRASHES - 1;
  await takeTurn({ alone, signal: job.signal }, () => makeBook(ctx, job));
}
