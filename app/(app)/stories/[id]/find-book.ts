import type { BookDetailView } from "@/lib/features/stories/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import type { signedInPage } from "@/lib/http/page-gate";
import { readForPage } from "@/lib/http/read-for-page";
import { AppError } from "@/lib/shared/app-error";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The parent's own book; `null` for anything else. */
export async function findBook(
  ctx: Awaited<ReturnType<typeof signedInPage>>,
  id: string,
): Promise<BookDetailView | null> {
  if (!UUID.test(id)) return null;
  try {
    return await readForPage(ctx, getBook(ctx, id));
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
