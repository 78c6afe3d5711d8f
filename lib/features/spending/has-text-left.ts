import "server-only";
import type { ReadingLevel } from "@/lib/shared/story";
import { estimateText } from "./book-costs";
import type { PaidWork } from "./call-provider";
import { findSpentOnText } from "./data-spending";

/** A call that a story could do without is made only while it has cost less than so much of what was held back. */
const LAST_SHARE = 0.8;

/** Whether an order has money left for reading its text once more, or mending it. */
export async function hasTextLeft({ ctx, claim }: PaidWork, level: ReadingLevel): Promise<boolean> {
  const spent = await findSpentOnText(ctx.db, claim.bookRequestId);
  return spent < estimateText(ctx.config, level) * LAST_SHARE;
}
