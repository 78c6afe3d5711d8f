import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteApplicationsBefore } from "./data";

/** Drops the applications that were kept long enough, CVs and all. */
export async function forgetApplications(ctx: Context): Promise<void> {
  const removed = await deleteApplicationsBefore(ctx.db, keptSince("jobApplications", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "job applications dropped");
}
