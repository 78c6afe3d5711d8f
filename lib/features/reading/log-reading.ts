import "server-only";
import { createHash } from "node:crypto";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { accountsReadBy, requireReader, type ParentScope } from "@/lib/shared/actor";
import type { ReadingEventsInput, ReadingOutcome } from "./contract";
import {
  findReadableBooks,
  findReadingFacts,
  insertBadges,
  insertEvents,
  lockReaders,
  savePlaces,
  type NewEvent,
  type ReadableBook,
  type ReadingPlace,
} from "./data";
import {
  BADGE_KEYS,
  BADGES,
  dayOf,
  earnedBadges,
  offsetMinutesOf,
  plausibleSeconds,
  type BadgeKey,
} from "./rules";
import { saveTaps } from "./words/data-words";
import { pickTapped } from "./words/pick-tapped";

type Books = Map<string, ReadableBook>;
type SentEvent = ReadingEventsInput["events"][number];

const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length;

/** An event as we believe it, or nothing: only pages that exist, only as long as one can read them. */
function toEvent(sent: SentEvent, books: Books, now: Date): NewEvent[] {
  const book = books.get(sent.bookId);
  const page = book?.pages.find(({ number }) => number === sent.page);
  if (!book || !page) return [];
  const occurredAt = new Date(Math.min(Date.parse(sent.occurredAt), now.getTime()));
  const activeSeconds = Math.min(sent.activeSeconds, plausibleSeconds(countWords(page.text)));
  const event = {
    bookId: book.id,
    pageNumber: page.number,
    activeSeconds,
    listenedSeconds: Math.min(sent.listenedSeconds, activeSeconds),
    level: book.level,
    finishedBook: sent.finishedBook && page.number === book.pages.at(-1)?.number,
    occurredAt,
    readOn: dayOf(occurredAt, offsetMinutesOf(sent.occurredAt)),
    tappedWords: pickTapped(
      sent.tappedWords,
      page.text,
      book.pages.map(({ text }) => text),
    ),
  };
  return [
    { ...event, id: sent.id, childId: book.childId, countedBeside: false },
    ...book.others.map((childId) => ({
      ...event,
      id: idBeside(sent.id, childId),
      childId,
      countedBeside: true,
    })),
  ];
}

/** The same event sent again is the same for each of the children. */
function idBeside(id: string, childId: string): string {
  const hash = createHash("sha256").update(`${id}/${childId}`).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/**
 * Each book's newest event says where reading stands. Not at the page after it: an event is also written in the middle of
 * a page, and the one of the very last page may still be on its way, so counting on could skip a page nobody has read.
 */
function placesOf(events: NewEvent[], books: Books): ReadingPlace[] {
  const newest = new Map<string, NewEvent>();
  for (const event of events) {
    const known = newest.get(event.bookId);
    if (!known || isAfter(event, known)) newest.set(event.bookId, event);
  }
  // In one order for everybody, so that two batches never wait for each other.
  return [...newest.values()]
    .sort((one, other) => (one.bookId < other.bookId ? -1 : 1))
    .map(({ bookId, occurredAt, pageNumber, finishedBook }) => {
      const isLast = pageNumber === books.get(bookId)?.pages.at(-1)?.number;
      return { bookId, at: occurredAt, openPage: finishedBook || isLast ? null : pageNumber };
    });
}

const isAfter = (event: NewEvent, known: NewEvent): boolean =>
  event.occurredAt.getTime() - known.occurredAt.getTime() > 0 ||
  (event.occurredAt.getTime() === known.occurredAt.getTime() && event.pageNumber >= known.pageNumber);

const listTaps = ({ childId, bookId, pageNumber, occurredAt, tappedWords }: NewEvent) =>
  childId ? tappedWords.map((word) => ({ childId, word, bookId, pageNumber, tappedAt: occurredAt })) : [];

type Award = { childId: string; bookId: string | null; offsetMinutes: number };

async function awardBadges(tx: Tx, { childId, bookId, offsetMinutes }: Award) {
  const badges = earnedBadges(await findReadingFacts(tx, childId, { offsetMinutes }));
  if (badges.length === 0) return [];
  return insertBadges(tx, childId, { badges, bookId });
}

/** What was read of one account's stories counts there, for its children, whoever read it with them. */
async function countFor(
  tx: Tx,
  parent: ParentScope,
  { believed, books, offsetMinutes }: { believed: NewEvent[]; books: Books; offsetMinutes: number },
): Promise<BadgeKey[]> {
  const children = [...new Set(believed.flatMap(({ childId }) => childId ?? []))];
  const readers = await lockReaders(tx, parent, children);
  // A profile that was deleted since the books were looked up reads no more.
  const isReader = (childId: string | null) => childId !== null && readers.includes(childId);
  const kept = believed.map((event) => (isReader(event.childId) ? event : { ...event, childId: null }));
  await insertEvents(tx, parent, kept);
  await savePlaces(tx, parent, placesOf(kept, books));
  await saveTaps(tx, parent, kept.flatMap(listTaps));
  const badges = new Set<string>();
  for (const childId of readers) {
    const bookId = believed.findLast((event) => event.childId === childId)?.bookId ?? null;
    for (const badge of await awardBadges(tx, { childId, bookId, offsetMinutes })) badges.add(badge);
  }
  return BADGE_KEYS.filter((key) => badges.has(key));
}

/** Writes what was read and awards what it earned. The same events again change nothing. */
export async function logReading(ctx: Context, { events }: ReadingEventsInput): Promise<ReadingOutcome> {
  const reader = requireReader(ctx.actor);
  const ids = [...new Set(events.map(({ bookId }) => bookId))];
  const books = new Map((await findReadableBooks(ctx.db, reader, ids)).map((book) => [book.id, book]));
  const believed = events.flatMap((event) => toEvent(event, books, ctx.now()));
  if (believed.length === 0) return { accepted: 0, newBadges: [] };

  const offsetMinutes = offsetMinutesOf(events.at(-1)?.occurredAt ?? "");
  return answerInTransaction(ctx, async (tx) => {
    const earned = new Set<BadgeKey>();
    // In one order for everybody, so that two batches never wait for each other.
    for (const account of accountsReadBy(reader).sort()) {
      const theirs = believed.filter(({ bookId }) => books.get(bookId)?.parentId === account);
      if (theirs.length === 0) continue;
      for (const badge of await countFor(tx, account, { believed: theirs, books, offsetMinutes }))
        earned.add(badge);
    }
    const newBadges = BADGE_KEYS.filter((key) => earned.has(key)).map((key) => ({ key, ...BADGES[key] }));
    return { accepted: believed.filter((event) => !event.countedBeside).length, newBadges };
  });
}
