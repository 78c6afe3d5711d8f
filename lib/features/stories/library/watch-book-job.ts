import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import type { BookJobView } from "@/lib/features/stories/contract";
import { getBookJob } from "./get-book-job";

const LOOK_MS = 500;
/** Then the caller comes back, and is asked again who it is. */
const LONGEST_MS = 55_000;
const MOST_WATCHERS = 200;

let watchers = 0;

/**
 * The states of an order as they change, until it has ended or a minute is over.
 * @throws AppError NOT_FOUND, also for another parent's order; UNAVAILABLE when too many watch
 */
export async function watchBookJob(
  ctx: Context,
  id: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<BookJobView>> {
  const first = await getBookJob(ctx, id);
  if (watchers >= MOST_WATCHERS) {
    throw new AppError("UNAVAILABLE", "Please try again in a moment.", { retryAfterSeconds: 5 });
  }
  return follow(ctx, first, signal);
}

async function* follow(ctx: Context, first: BookJobView, signal: AbortSignal): AsyncGenerator<BookJobView> {
  const end = performance.now() + LONGEST_MS;
  watchers += 1;
  try {
    let shown = first;
    yield shown;
    while (isInTheMaking(shown) && performance.now() < end && !signal.aborted) {
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
      const next = await getBookJob(ctx, first.id);
      if (JSON.stringify(next) !== JSON.stringify(shown)) yield next;
      shown = next;
    }
  } finally {
    watchers -= 1;
  }
}

const isInTheMaking = ({ status }: BookJobView): boolean => status === "QUEUED" || status === "RUNNING";
