import "server-only";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import { isToldOfChild } from "@/lib/platform/db/told-of";
import type { ParentScope } from "@/lib/shared/actor";

/** Where a child met a word: in small letters, and the book whose text it stands in. */
type Meeting = { word: string; bookId: string; title: string; metAt: Date };
export type TappedMeeting = Meeting & { text: string };
export type LearnedMeeting = Meeting & { texts: string[] };

type OfChild = { parent: ParentScope; childId: string; most: number };

/** Words that the child tapped, the latest first, each with the page it was tapped on. */
export const findTapped = (db: DbOrTx, { parent, childId, most }: OfChild): Promise<TappedMeeting[]> =>
  fetchRows<TappedMeeting>(
    db,
    sql`SELECT tapped.word, book.id AS "bookId", book.title, tapped.tapped_at AS "metAt", page.text
    FROM tapped_words tapped
    JOIN books book ON book.id = tapped.book_id AND book.deleted_at IS NULL
    JOIN book_pages page ON page.book_id = book.id AND page.number = tapped.page_number
    WHERE tapped.child_id = ${childId}::uuid AND tapped.parent_id = ${parent}::uuid
      AND NOT EXISTS (SELECT 1 FROM dropped_words dropped
        WHERE dropped.child_id = tapped.child_id AND dropped.word = tapped.word)
    ORDER BY tapped.tapped_at DESC, tapped.word LIMIT ${most}`,
  );

/** Words that stories declared as new, of stories that were read to their end, the latest first. */
export const findLearned = (db: DbOrTx, { parent, childId, most }: OfChild): Promise<LearnedMeeting[]> =>
  fetchRows<LearnedMeeting>(
    db,
    sql`SELECT lower(declared.word) AS word, book.id AS "bookId", book.title, book.met_at AS "metAt",
      ARRAY(SELECT page.text FROM book_pages page WHERE page.book_id = book.id ORDER BY page.number) AS texts
    FROM (
      SELECT own.id, own.title, own.new_words, (
        SELECT min(event.occurred_at) FROM reading_events event
        WHERE event.book_id = own.id AND event.child_id = ${childId}::uuid AND event.finished_book) AS met_at
      FROM books own
      WHERE ${isToldOfChild(childId)}
        AND own.parent_id = ${parent}::uuid
        AND own.status = 'completed' AND own.deleted_at IS NULL
    ) book, unnest(book.new_words) AS declared(word)
    WHERE book.met_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM dropped_words dropped
      WHERE dropped.child_id = ${childId}::uuid AND dropped.word = lower(declared.word))
    ORDER BY book.met_at DESC, word LIMIT ${most}`,
  );

type Tap = { childId: string; word: string; bookId: string; pageNumber: number; tappedAt: Date };

/** Notes where each word was tapped last; told twice, or late, it changes nothing. */
export async function saveTaps(tx: DbOrTx, parent: ParentScope, taps: readonly Tap[]): Promise<void> {
  for (const { childId, word, bookId, pageNumber, tappedAt } of taps)
    await tx.$executeRaw`
      INSERT INTO tapped_words (child_id, word, parent_id, book_id, page_number, tapped_at)
      SELECT ${childId}::uuid, ${word}, ${parent}::uuid, ${bookId}::uuid, ${pageNumber}, ${tappedAt}
      WHERE NOT EXISTS (SELECT 1 FROM dropped_words WHERE child_id = ${childId}::uuid AND word = ${word})
      ON CONFLICT (child_id, word) DO UPDATE
      SET book_id = excluded.book_id, page_number = excluded.page_number, tapped_at = excluded.tapped_at
      WHERE tapped_words.tapped_at < excluded.tapped_at`;
}

type ChildWord = { parent: ParentScope; childId: string; word: string };

/** Takes a word off a child's list, and keeps it from coming back. */
export async function putAway(tx: DbOrTx, { parent, childId, word }: ChildWord): Promise<void> {
  await tx.tappedWord.deleteMany({ where: { childId, word, parentId: parent } });
  await tx.droppedWord.createMany({ data: [{ childId, word, parentId: parent }], skipDuplicates: true });
}
