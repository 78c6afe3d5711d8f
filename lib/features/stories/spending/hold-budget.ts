import "server-only";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingLevel } from "@/lib/shared/story";
import { estimateBook } from "./book-costs";
import { lockBudget, sumHeld, sumSpent } from "./data-spending";

const MICROS_A_CENT = 10_000;
const DAY_MS = 24 * 3600 * 1000;
const DONE_FOR_TODAY =
  "So many stories were made today that we have to stop until tomorrow. Nothing was used from your plan.";

const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

/** Whether the provider may be paid once more today. */
export async function hasBudget(ctx: Context): Promise<boolean> {
  const spent = await sumSpent(ctx.db, startOfDay(ctx.now()));
  return spent < ctx.config.AI_DAILY_BUDGET_CENTS * MICROS_A_CENT;
}

/**
 * What an order may cost, held back from the budget of the day while it is made.
 * @throws AppError UNAVAILABLE when the day has no room for it
 */
export async function holdBudget(ctx: Context, tx: DbOrTx, level: ReadingLevel): Promise<number> {
  const estimate = estimateBook(ctx.config, level);
  if (estimate > 0) await requireBudget(ctx, tx, estimate);
  return estimate;
}

/** @throws AppError UNAVAILABLE when the day has no room for so much beside what is held back */
export async function requireBudget(ctx: Context, tx: DbOrTx, micros: number): Promise<void> {
  await lockBudget(tx);
  const now = ctx.now();
  const taken = (await sumSpent(tx, startOfDay(now))) + (await sumHeld(tx));
  if (taken + micros <= ctx.config.AI_DAILY_BUDGET_CENTS * MICROS_A_CENT) return;
  const retryAfterSeconds = Math.ceil((startOfDay(now).getTime() + DAY_MS - now.getTime()) / 1000);
  throw new AppError("UNAVAILABLE", DONE_FOR_TODAY, { retryAfterSeconds });
}
