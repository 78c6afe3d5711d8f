import "server-only";
import { openFileOf } from "@/lib/features/uploads/open-file";
import type { Context } from "@/lib/platform/context";
import { requireGrownUp } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findPdf } from "./data-book";

/** @throws AppError NOT_FOUND, also for a book that isn't the reader's to read and for one that isn't finished */
export async function openBookPdf(ctx: Context, id: string): Promise<{ title: string; bytes: Buffer }> {
  const book = await findPdf(ctx.db, requireGrownUp(ctx.actor), id);
  if (!book?.pdfFileId) throw new AppError("NOT_FOUND", "Resource not found.");
  const { bytes } = await openFileOf(ctx, book.owner, book.pdfFileId);
  return { title: book.title, bytes };
}
