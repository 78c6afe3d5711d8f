import "server-only";
import { openFile } from "@/lib/features/uploads/open-file";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findPdf } from "./data-library";

/** @throws AppError NOT_FOUND, also for another parent's book and for one that isn't finished */
export async function openBookPdf(ctx: Context, id: string): Promise<{ title: string; bytes: Buffer }> {
  const book = await findPdf(ctx.db, requireParent(ctx.actor), id);
  if (!book?.pdfFileId) throw new AppError("NOT_FOUND", "Resource not found.");
  const { bytes } = await openFile(ctx, book.pdfFileId);
  return { title: book.title, bytes };
}
