import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { findHero } from "@/lib/features/children/find-hero";
import type { BookJobView } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { placeOrder } from "@/lib/features/stories/ordering/place-order";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { sharedPlaces } from "@/lib/shared/shared-places";
import type { GeneratedStoryView, GenerateInput, StoryView, TakenOrderView } from "./contract";
import { MAX_WAIT } from "./rules";
import { toOrder } from "./to-order";
import { toStory, toStoryOrder } from "./to-view";

const LOOK_MS = 200;
/** In one process; whoever gets no place is answered at once, as if it didn't want to wait. */
const places = sharedPlaces({ inAll: 100, each: 10, forMs: (MAX_WAIT + 5) * 1000 });

type Generation = {
  input: GenerateInput;
  idempotencyKey: string | null;
  waitSeconds: number;
  /** Ends with the caller. */
  signal: AbortSignal;
};

export type Generated = { story: GeneratedStoryView } | { order: TakenOrderView };

/**
 * Orders a story as our own screens do, and waits a while for its text. What isn't there by then is asked for by the
 * order's id.
 * @throws AppError whatever `placeOrder` does; REFUSED where the story could not be made
 */
export async function generateStory(ctx: Context, wanted: Generation): Promise<Generated> {
  const { input, idempotencyKey, waitSeconds, signal } = wanted;
  const parent = requireParent(ctx.actor);
  const hero = await findHero(ctx.db, { parent, childId: input.childId });
  if (!hero) throw new AppError("NOT_FOUND", `Selected child (${input.childId}) not found.`);
  const taken = await placeOrder(ctx, {
    ...toOrder(input, hero),
    idempotencyKey,
    isExact: true,
    character: null,
  });
  const job = waitSeconds > 0 ? await waitForText(ctx, taken, { waitSeconds, signal }) : taken;
  if (job.status === "FAILED") {
    throw new AppError("REFUSED", job.message ?? "This story could not be made.");
  }
  const story = waitSeconds > 0 && job.bookId ? await readStory(ctx, job.bookId) : null;
  const { isEarlier } = taken;
  return story ? { story: { ...story, isEarlier } } : { order: { ...toStoryOrder(job), isEarlier } };
}

/** The order as soon as its story can be read or won't be, or as it is when the time is over. */
async function waitForText(
  ctx: Context,
  taken: BookJobView,
  { waitSeconds, signal }: Pick<Generation, "waitSeconds" | "signal">,
): Promise<BookJobView> {
  const leave = places.take(requireParent(ctx.actor));
  if (!leave) return taken;
  const end = performance.now() + waitSeconds * 1000;
  try {
    let job = taken;
    while (job.bookId === null && job.status !== "FAILED" && performance.now() < end && !signal.aborted) {
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
      job = await getBookJob(ctx, taken.id);
    }
    return job;
  } finally {
    leave();
  }
}

/** A draft goes when its order fails after all. */
async function readStory(ctx: Context, bookId: string): Promise<StoryView | null> {
  try {
    return toStory(await getBook(ctx, bookId));
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
