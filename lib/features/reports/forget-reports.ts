import "server-only";
import type { Context } from "@/lib/platform/context";
import { deleteReportsBefore } from "./data";
import { reportsKeptSince } from "./rules";

/** Drops the reports that were kept long enough. */
export async function forgetReports(ctx: Context): Promise<void> {
  const removed = await deleteReportsBefore(ctx.db, reportsKeptSince(ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "page reports dropped");
}
