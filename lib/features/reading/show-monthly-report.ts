import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { findReportWish, type ReportWish } from "./data-monthly";

/** Whether the parent has a report mailed after each month. */
export const showMonthlyReport = (ctx: Context): Promise<ReportWish> =>
  findReportWish(ctx.db, requireParent(ctx.actor));
