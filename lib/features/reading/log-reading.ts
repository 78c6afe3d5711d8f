import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent } from "@/lib/shared/actor";
import type { ReadingEventsInput, ReadingOutcome } from "./contract";
import {
  findReadableBooks,
  findReadingFacts,
  insertBadges,
  insertEvents,
  lockReaders,
  type NewEvent,
  type ReadableBook,
} from "./data";
import { BADGE_KEYS, BADGES, earnedBadges, offsetMinutesOf, plausibleSeconds } from "./rules";

type SentEvent = ReadingEventsInput["events"][number];

const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** An event as we believe it, or nothing: only pages that exist, only as long as one can read them. */
function toEvent(sent: SentEvent, books: Map<string, ReadableBook>, now: Date): NewEvent[] {
  const book = books.get(sent.bookId);
  const page = book?.pages.find(({ number }) => number === sent.page);
  if (!book || !page) return [];
  const occurredAt = new Date(Math.min(Date.parse(sent.occurredAt), now.getTime()));
  return [
    {
      id: sent.id,
      childId: book.childId,
      bookId: book.id,
      pageNumber: page.number,
      activeSeconds: Math.min(sent.activeSeconds, plausibleSeconds(countWords(page.text))),
      level: book.level,
      finishedBook: sent.finishedBook && page.number === book.pages.at(-1)?.number,
      occurredAt,
    },
  ];
}

type Award = { childId: string; bookId: string | null; offsetMinutes: number };

async function awardBadges(tx: Tx, { childId, bookId, offsetMinutes }: Award) {
  const badges = earnedBadges(await findReadingFacts(tx, childId, { offsetMinutes }));
  if (badges.length === 0) return [];
  return insertBadges(tx, childId, { badges, bookId });
}

/** Writes what was read and awards what it earned. The same events again change nothing. */
export async function logReading(ctx: Context, { events }: ReadingEventsInput): Promise<ReadingOutcome> {
  const parent = requireParent(ctx.actor);
  const ids = [...new Set(events.map(({ bookId }) => bookId))];
  const books = new Map((await findReadableBooks(ctx.db, parent, ids)).map((book) => [book.id, book]));
  const believed = events.flatMap((event) => toEvent(event, books, ctx.now()));
  if (believed.length === 0) return { accepted: 0, newBadges: [] };

  const offsetMinutes = offsetMinutesOf(events.at(-1)?.occurredAt ?? "");
  const children = [...new Set(believed.flatMap(({ childId }) => childId ?? []))];
  return answerInTransaction(ctx, async (tx) => {
    const readers = await lockReaders(tx, parent, children);
    // A profile that was deleted since the books were looked up reads no more.
    const isReader = (childId: string | null) => childId !== null && readers.includes(childId);
    const kept = believed.map((event) => (isReader(event.childId) ? event : { ...event, childId: null }));
    await insertEvents(tx, parent, kept);
    const badges = new Set<string>();
    for (const childId of readers) {
      const bookId = believed.findLast((event) => event.childId === childId)?.bookId ?? null;
      for (const badge of await awardBadges(tx, { childId, bookId, offsetMinutes })) badges.add(badge);
    }
    const newBadges = BADGE_KEYS.filter((key) => badges.has(key)).map((key) => ({ key, ...BADGES[key] }));
    return { accepted: believed.length, newBadges };
  });
}
