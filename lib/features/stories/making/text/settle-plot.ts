import "server-only";
import { STEP_RESULTS } from "@/lib/features/stories/making/run/step-results";
import type { StoryWriter } from "@/lib/features/writing/contract";
import { listHeroIds, type StoryOrder } from "@/lib/shared/story";
import { findTold, lockPlots } from "@/lib/features/stories/data-plots";
import { insertStep } from "@/lib/features/stories/data-steps";
import { findResult, underClaim, type StoryRun } from "@/lib/features/stories/making/run/step-once";

const STEP = "plot";

/** The order with a plot and parts that its child doesn't know yet, settled once: every later try tells the same story. */
export async function settlePlot(
  run: StoryRun,
  { settle }: Pick<StoryWriter, "settle">,
): Promise<StoryOrder> {
  const { order, childId, claim } = run;
  if (!settle || !childId) return order;
  const earlier = findResult(run, STEP, STEP_RESULTS.plot);
  if (earlier) return { ...order, ...earlier };
  const settled = await underClaim(run, async (tx) => {
    const childIds = listHeroIds(childId, order);
    await lockPlots(tx, childIds);
    const told = await findTold(tx, { bookRequestId: claim.bookRequestId, childIds });
    const output = settle(order, told);
    await insertStep(tx, claim.bookRequestId, STEP, output);
    return output;
  });
  run.steps.set(STEP, settled);
  return { ...order, ...settled };
}
