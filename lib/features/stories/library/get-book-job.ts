import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { BookJobView } from "@/lib/features/stories/contract";
import { findJobView } from "@/lib/features/stories/data-requests";

/** @throws AppError NOT_FOUND, also for another parent's order */
export async function getBookJob(ctx: Context, id: string): Promise<BookJobView> {
  const view = await findJobView(ctx.db, requireParent(ctx.actor), id);
  if (!view) throw new AppError("NOT_FOUND", "Resource not found.");
  return view;
}
