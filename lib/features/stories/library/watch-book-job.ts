import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { BookJobView } from "@/lib/features/stories/contract";
import type { Context } from "@/lib/platform/context";
import { metrics } from "@/lib/platform/metrics/metrics";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { sharedPlaces } from "@/lib/shared/shared-places";
import { getBookJob } from "./get-book-job";

const LOOK_MS = 500;
/** Then the caller comes back, and is asked again who it is. */
const LONGEST_MS = 55_000;
/**
 * In one process; each parent has room for a few tabs. Whoever gets no place asks for the state every second. A place
 * outlives its stream by a little, and by no more: a caller that was lost without a word would hold it for ever.
 */
const places = sharedPlaces({ inAll: 200, each: 8, forMs: LONGEST_MS + 5_000 });
metrics().watchStreams(places.taken);

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
  const leave = places.take(requireParent(ctx.actor));
  if (!leave) throw new AppError("UNAVAILABLE", "Please try again in a moment.", { retryAfterSeconds: 5 });
  // A caller may go before the first state is read, and then nothing below ever runs.
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  return follow(ctx, first, { signal, leave });
}

type Watcher = { signal: AbortSignal; leave: () => void };

async function* follow(
  ctx: Context,
  first: BookJobView,
  { signal, leave }: Watcher,
): AsyncGenerator<BookJobView> {
  const end = performance.now() + LONGEST_MS;
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
    leave();
  }
}

const isInTheMaking = ({ status }: BookJobView): boolean => status === "QUEUED" || status === "RUNNING";
