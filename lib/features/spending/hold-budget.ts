import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import { estimateBook } from "./book-costs";
import { findDay, holdMicros, openDay, releaseHeld, waitForDay } from "./data-spending";

const MICROS_A_CENT = 10_000;
const DAY_MS = 24 * 3600 * 1000;
const DONE_FOR_TODAY =
  "So many stories were made today that we have to stop until tomorrow. Nothing was used from your plan.";

const budgetOf = ({ config }: Context): number => config.AI_DAILY_BUDGET_CENTS * MICROS_A_CENT;

/** The day of the budget, in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

function spentForToday(ctx: Context): AppError {
  const now = ctx.now().getTime();
  const retryAfterSeconds = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  return new AppError("UNAVAILABLE", DONE_FOR_TODAY, { retryAfterSeconds });
}

/** Whether the provider may be paid once more today. */
export async function hasBudget(ctx: Context): Promise<boolean> {
  const { spent } = await findDay(ctx.db, { day: dayOf(ctx.now()) });
  return spent < budgetOf(ctx);
}

/**
 * Holds back from the budget of the day what an order may cost, until it ends. The last step of taking an order: all
 * others wait for the day's row until the transaction ends.
 * @throws AppError UNAVAILABLE when the day has no room for it
 */
export async function holdBudget(
  ctx: Context,
  tx: DbOrTx,
  { bookRequestId, level }: { bookRequestId: string; level: ReadingLevel },
): Promise<void> {
  const micros = estimateBook(ctx.config, level);
  if (micros === 0) return;
  const day = dayOf(ctx.now());
  await waitForDay(tx);
  await openDay(tx, { day });
  if (!(await holdMicros(tx, { day, bookRequestId, micros, budget: budgetOf(ctx) })))
    throw spentForToday(ctx);
}

/** Gives back what an order that has ended held and did not spend. */
export const releaseBudget = (ctx: Pick<Context, "now">, tx: DbOrTx, bookRequestId: string): Promise<void> =>
  releaseHeld(tx, { day: dayOf(ctx.now()), bookRequestId });

/** @throws AppError UNAVAILABLE when the day has no room for so much beside what is held back */
export async function requireBudget(ctx: Context, tx: DbOrTx, micros: number): Promise<void> {
  const day = dayOf(ctx.now());
  await openDay(tx, { day });
  const { spent, held } = await findDay(tx, { day });
  if (spent + held + micros > budgetOf(ctx)) throw spentForToday(ctx);
}
