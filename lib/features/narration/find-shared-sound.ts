import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import { voiceKindOf } from "@/lib/shared/narration";
import { findNarrations, sayAsOf, type ToldBook } from "./data";
import { listSpoken } from "./list-spoken";
import { listCurrent } from "./to-view";

type SharedBook = Omit<ToldBook, "sayAs"> & Parameters<typeof sayAsOf>[0];

/**
 * The sounds of a story for somebody outside the family, title first: by the family's reading voice where that has
 * read it. Half of a story read aloud is none, and what a parent recorded stays in the account.
 */
export async function findSharedSound(
  db: DbOrTx,
  book: SharedBook,
  preferred: string,
): Promise<{ page: number; fileId: string }[]> {
  const told = { ...book, sayAs: sayAsOf(book) };
  const whole = (await findNarrations(db, book.id, book.level)).flatMap((narration) => {
    const kind = voiceKindOf(narration.voice);
    if (kind === "own" || narration.status !== "ready") return [];
    const spoken = listSpoken(told, kind);
    const pages = listCurrent(narration, spoken);
    return pages.length === spoken.length ? [{ voice: narration.voice, pages }] : [];
  });
  const chosen = whole.find(({ voice }) => voice === preferred) ?? whole[0];
  const pages = chosen?.pages.map(({ pageNumber, fileId }) => ({ page: pageNumber, fileId })) ?? [];
  return pages.sort((a, b) => a.page - b.page);
}
