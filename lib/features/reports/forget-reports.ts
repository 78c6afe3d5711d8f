import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteReportsBefore } from "./data";

/** Drops the reports that were kept long enough. */
export async function forgetReports(ctx: Context): Promise<void> {
  const removed = await deleteReportsBefore(ctx.db, keptSince("pageReports", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "page reports dropped");
}
