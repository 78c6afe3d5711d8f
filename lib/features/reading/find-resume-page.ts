import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findLastRead } from "./data";

type OpenedBook = { parent: ParentScope; bookId: string; pages: number };

/**
 * The page that was open last, or the start. Not the page after it: an event is also written in the middle of a page,
 * and the one of the very last page may still be on its way, so counting on could skip a page that nobody has read.
 */
export async function findResumePage(db: DbOrTx, { parent, bookId, pages }: OpenedBook): Promise<number> {
  const last = await findLastRead(db, parent, bookId);
  if (!last || last.finishedBook || last.pageNumber >= pages) return 1;
  return last.pageNumber;
}
