import "server-only";
import type { StoryWriter } from "@/lib/features/writing/contract";
import type { StoryOrder } from "@/lib/shared/story";
import { findTold, lockPlots } from "./data-plots";
import { insertStep } from "./data-runs";
import { underClaim, type StoryRun } from "./step-once";

const STEP = "plot";

/** The order with a plot that its child doesn't know yet, settled once: every later try tells the same story. */
export async function settlePlot(
  run: StoryRun,
  { choosePlot }: Pick<StoryWriter, "choosePlot">,
): Promise<StoryOrder> {
  const { order, childId, claim } = run;
  if (!choosePlot || !childId) return order;
  const earlier = run.steps.get(STEP) as { plot: string } | undefined;
  if (earlier) return { ...order, ...earlier };
  const settled = await underClaim(run, async (tx) => {
    await lockPlots(tx, childId);
    const told = await findTold(tx, { bookRequestId: claim.bookRequestId, childId });
    const output = { plot: choosePlot(order, told) };
    await insertStep(tx, claim.bookRequestId, STEP, output);
    return output;
  });
  run.steps.set(STEP, settled);
  return { ...order, ...settled };
}
