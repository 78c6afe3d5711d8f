import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import {
  joinNames,
  listHeroNames,
  titleOfBook,
  type CharacterStyleId,
  type StoryOrder,
  type Theme,
} from "@/lib/shared/story";
import type { ActiveRequestView, BookJobView } from "./contract";
import type { NamedCall } from "./data-order-keys";
import { findContinuable } from "./data-series";
import { describePictures } from "./rules";

const JOB = {
  id: true,
  bookId: true,
  childId: true,
  erasedAt: true,
  kind: true,
  status: true,
  order: true,
  failureMessage: true,
  createdAt: true,
  run: { select: { progress: true } },
  book: { select: { pictureSource: true, title: true } },
} as const;

/** Orders of one parent are taken one after another, so that a double click finds the first. */
export async function lockIntake(tx: DbOrTx, parent: ParentScope): Promise<void> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
}

const findJobs = (db: DbOrTx, where: object) =>
  db.bookRequest.findMany({ where, select: { ...JOB, orderHash: true }, orderBy: { id: "desc" }, take: 100 });

type JobRow = Awaited<ReturnType<typeof findJobs>>[number];

// Written by `insertRequest` alone.
const orderOf = (row: JobRow) => row.order as unknown as StoryOrder;

function messageOf(row: JobRow): string | null {
  if (row.status === "FAILED") return row.failureMessage;
  return row.status === "COMPLETED" ? describePictures(row.kind, row.book?.pictureSource ?? null) : null;
}

const toJobView = (row: JobRow, ahead: number | null): BookJobView => ({
  id: row.id,
  bookId: row.status === "FAILED" ? null : row.bookId,
  status: row.status,
  progress: row.status === "COMPLETED" ? 100 : (row.run?.progress ?? 0),
  // A finished book may have been given another title since.
  title: (row.status === "COMPLETED" && row.book?.title) || titleOfBook(orderOf(row)),
  ahead,
  message: messageOf(row),
});

/** Everybody's orders wait in one line. */
async function findAhead(db: DbOrTx, rows: JobRow[]): Promise<Map<string, number>> {
  const waiting = rows.filter(({ status }) => status === "QUEUED").map(({ id }) => id);
  if (waiting.length === 0) return new Map();
  const found = await db.$queryRaw<{ id: string; ahead: number }[]>`
    SELECT own.id, (SELECT count(*) FROM book_requests WHERE status = 'QUEUED' AND id < own.id)::int AS ahead
    FROM unnest(${waiting}::uuid[]) AS own (id)`;
  return new Map(found.map(({ id, ahead }) => [id, ahead]));
}

async function toJobViews(db: DbOrTx, rows: JobRow[]): Promise<BookJobView[]> {
  const ahead = await findAhead(db, rows);
  return rows.map((row) => toJobView(row, ahead.get(row.id) ?? null));
}

export type EarlierOrder = { view: BookJobView; order: StoryOrder; orderHash: Uint8Array };

async function toEarlier(db: DbOrTx, rows: JobRow[]): Promise<EarlierOrder[]> {
  const views = await toJobViews(db, rows);
  return rows.flatMap((row, index) => {
    const view = views[index];
    return view ? [{ view, order: orderOf(row), orderHash: row.orderHash }] : [];
  });
}

/** The same order that is still being made. */
export async function findDuplicate(
  tx: DbOrTx,
  parent: ParentScope,
  { orderHash, since }: { orderHash: Uint8Array; since: Date },
): Promise<EarlierOrder | null> {
  const status = { in: ["QUEUED", "RUNNING"] };
  const rows = await findJobs(tx, { parentId: parent, orderHash, status, createdAt: { gte: since } });
  return (await toEarlier(tx, rows.slice(0, 1)))[0] ?? null;
}

/** A child's orders of one idea, unless they failed or their book is gone; newest first. */
export async function findOrdersOfIdea(
  tx: DbOrTx,
  parent: ParentScope,
  wanted: { childId: string; plot: string; seed: number; since: Date },
): Promise<EarlierOrder[]> {
  const { childId, plot, seed, since } = wanted;
  const rows = await findJobs(tx, {
    ...{ parentId: parent, childId, erasedAt: null, status: { not: "FAILED" } },
    createdAt: { gte: since },
    AND: [{ order: { path: ["plot"], equals: plot } }, { order: { path: ["seed"], equals: seed } }],
  });
  return toEarlier(tx, rows);
}

export type NewRequest = {
  childId: string;
  order: StoryOrder;
  orderHash: Uint8Array<ArrayBuffer>;
  named: NamedCall | null;
  /** For a story with the child as a drawn character. */
  character: {
    style: CharacterStyleId;
    photoFileId: string;
    photoConsentId: string | null;
    providerConsentId: string | null;
  } | null;
};

export async function insertRequest(
  tx: DbOrTx,
  parent: ParentScope,
  request: NewRequest,
): Promise<BookJobView> {
  const { childId, order, orderHash, named, character } = request;
  const row = await tx.bookRequest.create({
    data: {
      parentId: parent,
      childId,
      kind: character ? "character" : "story",
      order,
      orderHash,
      ...(named && { idempotencyKey: named.key, keyHash: named.keyHash }),
      characterStyle: character?.style ?? null,
      photoFileId: character?.photoFileId ?? null,
      photoConsentId: character?.photoConsentId ?? null,
      providerConsentId: character?.providerConsentId ?? null,
      run: { create: {} },
    },
    select: { ...JOB, orderHash: true },
  });
  const ahead = await findAhead(tx, [row]);
  return toJobView(row, ahead.get(row.id) ?? null);
}

export async function findJobView(db: DbOrTx, parent: ParentScope, id: string): Promise<BookJobView | null> {
  const [view] = await toJobViews(db, await findJobs(db, { id, parentId: parent }));
  return view ?? null;
}

const isToRepeat = ({ status, erasedAt }: JobRow): boolean => status === "FAILED" && erasedAt === null;

function toWish(row: JobRow, there: ReadonlySet<string>): ActiveRequestView["wish"] {
  const { topics, creativityLevel, ageAppropriate, style: characterStyle, ...order } = orderOf(row);
  const continues = order.continues && there.has(order.continues) ? order.continues : null;
  const withChildIds = (order.together ?? []).map(({ id }) => id);
  return {
    childId: row.childId,
    withChildIds,
    topics,
    creativityLevel,
    ageAppropriate,
    characterStyle,
    continues,
    offeredFor: order.called === undefined ? null : order.title,
  };
}

/** What the library doesn't show yet: waiting, running, or failed since. */
export async function findActiveRequests(
  db: DbOrTx,
  parent: ParentScope,
  failedSince: Date,
): Promise<ActiveRequestView[]> {
  const rows = await findJobs(db, {
    parentId: parent,
    OR: [
      { status: { in: ["QUEUED", "RUNNING"] } },
      { status: "FAILED", finishedAt: { gte: failedSince }, putAwayAt: null },
    ],
  });
  const ahead = await findAhead(db, rows);
  const continued = rows.flatMap((row) => (isToRepeat(row) ? (orderOf(row).continues ?? []) : []));
  const there = await findContinuable(db, parent, continued);
  return rows.map((row) => ({
    ...toJobView(row, ahead.get(row.id) ?? null),
    wish: isToRepeat(row) ? toWish(row, there) : null,
    childName: joinNames(listHeroNames(orderOf(row))),
    theme: orderOf(row).theme satisfies Theme,
    createdAt: row.createdAt.toISOString(),
  }));
}

/**
 * Orders that nobody will take up again, because the queue has given their job up or lost it.
 * An order and its job are written together, so there is no moment in which a good order looks like this.
 */
export function findAbandoned(db: DbOrTx, jobName: string): Promise<{ id: string }[]> {
  return db.$queryRaw<{ id: string }[]>`
    SELECT request.id FROM book_requests request
    WHERE request.status IN ('QUEUED', 'RUNNING') AND NOT EXISTS (
      SELECT 1 FROM pgboss.job
      WHERE job.name = ${jobName} AND job.state IN ('created', 'retry', 'active')
        AND job.data ->> 'bookRequestId' = request.id::text
    )
    ORDER BY request.id
    LIMIT 100`;
}

/** Orders in the making that rest on one of these consents. */
export async function findRestingOn(
  tx: DbOrTx,
  parent: ParentScope,
  consentIds: string[],
): Promise<string[]> {
  const rows = await tx.bookRequest.findMany({
    where: {
      parentId: parent,
      status: { in: ["QUEUED", "RUNNING"] },
      OR: [{ photoConsentId: { in: consentIds } }, { providerConsentId: { in: consentIds } }],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

type Ending = { status: "COMPLETED" | "FAILED"; now: Date; failure?: { code: string; message: string } };
type EndedRequest = { parentId: string; bookId: string | null; photoFileId: string | null };

/** Ends an order once, with its claims; `null` when it has ended already. */
export async function endRequest(
  tx: DbOrTx,
  bookRequestId: string,
  ending: Ending,
): Promise<EndedRequest | null> {
  const { status, now, failure } = ending;
  const [row] = await tx.bookRequest.updateManyAndReturn({
    where: { id: bookRequestId, status: { in: ["QUEUED", "RUNNING"] } },
    data: {
      status,
      finishedAt: now,
      failureCode: failure?.code ?? null,
      failureMessage: failure?.message ?? null,
    },
    select: { parentId: true, bookId: true, photoFileId: true },
  });
  if (!row) return null;
  // Told by now, and another story's words, which may be erased before this one's.
  await tx.$executeRaw`
    UPDATE book_requests SET "order" = jsonb_set("order", '{before,story}', '""') #- '{before,given}'
    WHERE id = ${bookRequestId}::uuid AND "order" -> 'before' IS NOT NULL`;
  await tx.bookRequestClaim.deleteMany({ where: { bookRequestId } });
  return row;
}

export async function lockRequestStatus(
  tx: DbOrTx,
  parent: ParentScope,
  id: string,
): Promise<BookJobView["status"] | null> {
  const [row] = await tx.$queryRaw<{ status: BookJobView["status"] }[]>`
    SELECT status::text AS status FROM book_requests
    WHERE id = ${id}::uuid AND parent_id = ${parent}::uuid FOR NO KEY UPDATE`;
  return row?.status ?? null;
}

/** Once: the first time counts. */
export async function markPutAway(
  tx: DbOrTx,
  parent: ParentScope,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await tx.bookRequest.updateMany({
    where: { id, parentId: parent, putAwayAt: null },
    data: { putAwayAt: now },
  });
}
