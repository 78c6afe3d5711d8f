import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findLastRead } from "./data";

type OpenedBook = { parent: ParentScope; bookId: string; pages: number };

/** Where to go on reading: after the last page that was read, or from the start. */
export async function findResumePage(db: DbOrTx, { parent, bookId, pages }: OpenedBook): Promise<number> {
  const last = await findLastRead(db, parent, bookId);
  if (!last || last.finishedBook || last.pageNumber >= pages) return 1;
  return last.pageNumber + 1;
}
