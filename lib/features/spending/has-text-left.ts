import "server-only";
import type { AiCall } from "@/lib/platform/ai/ai-call";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import { estimateText } from "./book-costs";
import type { PaidWork } from "./call-provider";
import { findSpentOnText } from "./data-spending";

/** A call that a story could do without is made only while it has cost less than so much of what was held back. */
const LAST_SHARE = 0.8;

/** No story is worth more than so many times what was held back, nor more answers than this, useless ones counted. */
const MOST_TIMES = 3;
export const MOST_ANSWERS = 24;

/** Whether an order has money left for reading its text once more, or mending it. */
export async function hasTextLeft({ ctx, claim }: PaidWork, level: ReadingLevel): Promise<boolean> {
  const { micros, answers } = await findSpentOnText(ctx.db, claim.bookRequestId);
  return micros < estimateText(ctx.config, level) * LAST_SHARE && answers < MOST_ANSWERS;
}

/**
 * Lets nobody ask for an order's text any more once it has cost far more than a story does, whatever came of it.
 * @throws AppError UPSTREAM_FAILED
 */
export function boundText(call: AiCall, { ctx, claim }: PaidWork, level: ReadingLevel): AiCall {
  const admit = async () => {
    const { micros, answers } = await findSpentOnText(ctx.db, claim.bookRequestId);
    if (micros >= estimateText(ctx.config, level) * MOST_TIMES || answers >= MOST_ANSWERS)
      throw new AppError("UPSTREAM_FAILED", "This story has cost all that it may.");
    await call.meter.admit();
  };
  return { ...call, meter: { ...call.meter, admit } };
}
