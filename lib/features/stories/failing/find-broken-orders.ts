import "server-only";
import type { Context } from "@/lib/platform/context";
import { findBrokenCredits, findBrokenRequests } from "./data-invariants";
import { makeStoryJob } from "@/lib/features/stories/job-names";
import { MAKE_STORY_TIMEOUT_SECONDS } from "@/lib/features/stories/rules";

const MINUTE_MS = 60_000;
/** Orders whose job is gone are looked for each minute. */
const NOTICED_MINUTES = 5;
const TOO_LONG_MINUTES = 5;

/** Orders, credits and books that contradict each other: which rule is broken, and for which id. */
export async function findBrokenOrders(ctx: Context): Promise<{ rule: string; id: string }[]> {
  const now = ctx.now().getTime();
  const moments = {
    noticed: new Date(now - NOTICED_MINUTES * MINUTE_MS),
    begun: new Date(now - MAKE_STORY_TIMEOUT_SECONDS * 1000 - TOO_LONG_MINUTES * MINUTE_MS),
  };
  return [
    ...(await findBrokenCredits(ctx.db)),
    ...(await findBrokenRequests(ctx.db, makeStoryJob.name, moments)),
  ];
}
