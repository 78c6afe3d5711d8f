import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { MonthlyReportChoice } from "./contract";
import { wantsMonthlyReport } from "./data-monthly";

/** Whether the parent has a report mailed after each month. */
export async function showMonthlyReport(ctx: Context): Promise<MonthlyReportChoice> {
  return { wanted: await wantsMonthlyReport(ctx.db, requireParent(ctx.actor)) };
}
