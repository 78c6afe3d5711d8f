import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { renameRow } from "./data-library";

/**
 * Renames a finished book in the library. The PDF keeps the title on its cover; its download takes the new name.
 * @throws AppError NOT_FOUND, also for another parent's book
 */
export async function renameBook(ctx: Context, book: { id: string; title: string }): Promise<void> {
  if (!(await renameRow(ctx.db, requireParent(ctx.actor), book))) {
    throw new AppError("NOT_FOUND", "Resource not found.");
  }
}
