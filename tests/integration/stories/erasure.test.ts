import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { listLedger } from "@/lib/features/billing/subscription/list-ledger";
import { createChild } from "@/lib/features/children/create-child";
import { listChildren } from "@/lib/features/children/list-children";
import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { logReading } from "@/lib/features/reading/log-reading";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { forgetStories } from "@/lib/features/stories/erasure/forget-stories";
import { getBook } from "@/lib/features/stories/library/get-book";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { changeLevel } from "@/lib/features/stories/revising/change-level";
import { aChild, signedInParent, subscribe, system as systemContext } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { aWish, creditsOf, runOrder, withSlowDisk, type Family } from "@/tests/support/orders";
import { tablesWith } from "@/tests/support/tables-with";
import { untilBlocked } from "@/tests/support/until-blocked";
import { withClient } from "@/tests/support/with-client";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});

// Words that nothing else in the database holds, others for each family.
const NAMES =
  "Quillabeth Zorabina Wintropa Ulfinka Jorabelle Fenwicka Xantippa Oriminda Yolandria Brindavale".split(" ");
const TITLES =
  "Zanderwick Pellimore Tumbergate Hollispan Rindelby Vosterham Kelpington Ommerly Quarnford Lissom".split(
    " ",
  );
const TOPICS =
  "marmalarks snorbles wimpertops glindles farthings plumbats drosselings umberlings quibbets yarrels".split(
    " ",
  );

type NamedFamily = Family & { name: string; title: string; topic: string };

async function aNamedFamily(): Promise<NamedFamily> {
  const ctx = await signedInParent(system);
  await subscribe(system, ctx.parentId, "basic");
  const words = { name: next(NAMES), title: `The ${next(TITLES)} Kite`, topic: next(TOPICS) };
  const profile = aChild({ name: words.name, look: { hairStyle: "afro", glasses: true } });
  return { ctx, parentId: ctx.parentId, childId: (await createChild(ctx, profile)).id, ...words };
}

/** Gone with its test, however that ends: a book that no order made would be found by others as a fault of theirs. */
async function aFleetingFamily(): Promise<NamedFamily> {
  const family = await aNamedFamily();
  onTestFinished(async () => {
    await system.db.parent.delete({ where: { id: family.parentId } });
  });
  return family;
}

function next(list: string[]): string {
  const word = list.shift();
  if (!word) throw new Error("no word left");
  return word;
}

async function ordered(family: NamedFamily, title = family.title): Promise<string> {
  const { ctx, childId, topic } = family;
  const input = aWish(childId, { title, topics: ["kites", topic] });
  return (await requestBook(ctx, { input, idempotencyKey: null })).id;
}

async function aRead(family: NamedFamily): Promise<{ bookId: string; requestId: string }> {
  const requestId = await ordered(family);
  await runOrder(system, requestId);
  const bookId = (await getBookJob(family.ctx, requestId)).bookId ?? "";
  const { pages } = await getBook(family.ctx, bookId);
  await logReading(family.ctx, { events: [anEvent(bookId, pages.length)] });
  return { bookId, requestId };
}

const anEvent = (bookId: string, page: number) => ({
  id: randomUUID(),
  bookId,
  page,
  activeSeconds: 20,
  listenedSeconds: 0,
  finishedBook: true,
  tappedWords: [],
  occurredAt: new Date().toISOString(),
});

const auditOf = (recordId: string) =>
  system.db.auditEntry.findMany({ where: { recordId }, orderBy: { id: "desc" } });

const broken = () => checkInvariants(systemContext(system));

describe("a deleted child", () => {
  it("leaves the stories, and in them nothing of the profile but what they tell", async () => {
    const family = await aNamedFamily();
    const { bookId, requestId } = await aRead(family);
    expect(await listChildren(family.ctx)).toMatchObject([{ totalBooks: 1, totalBadges: 1 }]);
    await deleteChild(family.ctx, { id: family.childId });

    expect(await tablesWith(system, family.name)).toEqual(["book_pages"]);
    expect(await tablesWith(system, family.topic)).not.toContain("book_requests");
    expect(await tablesWith(system, family.childId)).toEqual(["audit_log"]);
    expect(await looksOf(family.parentId)).toEqual([]);
    expect(await getBook(family.ctx, bookId)).toMatchObject({
      title: family.title,
      childId: null,
      childName: "",
      levels: { easier: null, harder: null },
    });
    await expect(changeLevel(family.ctx, { id: bookId, level: "Beginner" })).rejects.toMatchObject({
      code: "CONFLICT",
    });
    expect(await getBookJob(family.ctx, requestId)).toMatchObject({
      title: family.title,
      status: "COMPLETED",
    });
    expect(await broken()).toEqual([]);
  });

  it("takes the stories along where that is asked for, and they stay paid for", async () => {
    const family = await aNamedFamily();
    const sibling = { ...family, childId: (await aSibling(family)).id, topic: "boats" };
    await aRead(family);
    const kept = await ordered(sibling, "The Sibling’s Kite");
    await runOrder(system, kept);
    await deleteChild(family.ctx, { id: family.childId, withStories: true });

    const { name, title, topic } = family;
    for (const text of [name, title, topic]) expect(await tablesWith(system, text), text).toEqual([]);
    const files = await system.db.storedFile.count({ where: { parentId: family.parentId } });
    const { bookId } = await getBookJob(family.ctx, kept);
    const { pages } = await getBook(family.ctx, bookId ?? "");
    // Its pictures, cover, portrait and PDF.
    expect(files).toBe(pages.length + 3);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ used: 2, COMMIT: 2, RELEASE: 0 });
    const { entries } = await listLedger(family.ctx, { limit: 20 });
    expect(entries.map(({ title, history }) => [title, history.length])).toEqual([
      ["The Sibling’s Kite", 2],
      ["A deleted story", 2],
    ]);
    expect(await broken()).toEqual([]);
  });

  it("ends what is being made at once, also what a worker is just finishing", async () => {
    const family = await aNamedFamily();
    const waiting = await ordered(family, "Waiting");
    const running = await ordered(family, "Running");
    const slow = withSlowDisk(system);
    const work = runOrder(slow.ports, running);
    await slow.reached;
    await deleteChild(family.ctx, { id: family.childId });
    for (const id of [waiting, running]) {
      expect(await getBookJob(family.ctx, id)).toMatchObject({
        status: "FAILED",
        message: "The child profile was deleted while the story was being made. Your credit is back.",
      });
    }
    slow.goOn();
    await work;
    await runOrder(system, waiting);
    expect(await tablesWith(system, family.childId)).toEqual(["audit_log"]);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0, used: 0, RELEASE: 2 });
    expect(await broken()).toEqual([]);
  });

  it("reads no more, also where its book was opened before", async () => {
    const family = await aFleetingFamily();
    const bookId = await aBook(system, family);
    const begun: Promise<unknown>[] = [];
    await withClient(system.databaseUrl, async (holder) => {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM children WHERE id = $1 FOR NO KEY UPDATE", [family.childId]);
      begun.push(deleteChild(family.ctx, { id: family.childId }));
      await untilBlocked(system, 1);
      begun.push(logReading(family.ctx, { events: [anEvent(bookId, 4)] }));
      await untilBlocked(system, 2);
      await holder.query("COMMIT");
    });
    const [, logged] = await Promise.all(begun);
    expect(logged).toEqual({ accepted: 1, newBadges: [] });
    expect(await tablesWith(system, family.childId)).toEqual(["audit_log"]);
  });

  it("is deleted once by eight at a time, while it is read and ordered for", async () => {
    const family = await aFleetingFamily();
    const bookId = await aBook(system, family);
    const eight = Array.from({ length: 8 }, (_, index) => index);
    const outcomes = await Promise.allSettled([
      ...eight.map(() => deleteChild(family.ctx, { id: family.childId })),
      ...eight.map(() => logReading(family.ctx, { events: [anEvent(bookId, 1)] })),
      ...eight.map((number) => ordered(family, `Story ${number}`)),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.map(({ reason }) => (reason as { code?: string }).code)).toEqual(
      refused.map(() => "NOT_FOUND"),
    );
    expect(outcomes.slice(0, 8).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await tablesWith(system, family.childId)).toEqual(["audit_log"]);
    expect(await creditsOf(system, family.parentId)).toMatchObject({ reserved: 0 });
  });
});

describe("a deleted story", () => {
  it("leaves no word of it, and its reading still counts for the child", async () => {
    const family = await aNamedFamily();
    const { bookId, requestId } = await aRead(family);
    const [before] = await listChildren(family.ctx);
    const note = `The ${family.topic} frightened us.`;
    const page = { parentId: family.parentId, bookId, pageNumber: 2, level: "Emerging" } as const;
    await system.db.pageReport.create({ data: { ...page, reason: "upsetting", note } });
    await deleteBook(family.ctx, bookId);
    expect(await tablesWith(system, family.title)).toEqual([]);
    expect(await tablesWith(system, family.topic)).toEqual([]);
    const facts = { where: { id: bookId } };
    expect(await system.db.book.findUnique(facts)).toMatchObject({ childName: "", tags: [], heroLook: {} });
    const [after] = await listChildren(family.ctx);
    expect(after).toEqual({ ...before, totalBooks: 0 });
    expect(after?.badges).toEqual(["First story"]);
    expect(await system.db.pageReport.findMany({ where: { bookId } })).toMatchObject([{ ...page, note: "" }]);
    const [newest] = await auditOf(requestId);
    expect(newest).toMatchObject({ actorParentId: family.parentId, changedFields: ["erased_at", "order"] });
    expect(await broken()).toEqual([]);
  });
});

describe("the daily forgetting", () => {
  const daysLater = (days: number) => ({
    ...systemContext(system),
    now: () => new Date(Date.now() + days * 24 * 3600 * 1000),
  });

  it("blanks what failed a week ago and nothing that a family still has", async () => {
    const family = await aNamedFamily();
    const bookId = await aBook(system, { ...family, childName: family.name });
    const failed = await ordered(family, "The Failed Kite");
    const other = await aNamedFamily();
    const gone = await ordered(other, "The Failed Kite");
    await deleteChild(other.ctx, { id: other.childId });
    await system.db.bookRequest.update({
      where: { id: failed },
      data: { status: "FAILED", finishedAt: new Date(), failureCode: "ERROR" },
    });
    await forgetStories(daysLater(6));
    expect((await getBookJob(family.ctx, failed)).title).toBe("The Failed Kite");
    await forgetStories(daysLater(8));
    expect((await getBookJob(family.ctx, failed)).title).toBe("A deleted story");
    expect(await system.db.bookRequest.findUnique({ where: { id: gone } })).toMatchObject({ childId: null });
    expect(await getBook(family.ctx, bookId)).toMatchObject({ childName: family.name, title: family.title });
  });

  it("finishes what was deleted by half", async () => {
    const family = await aNamedFamily();
    const { bookId } = await aRead(family);
    const second = await aBook(system, { ...family, childName: family.name });
    const deletedAt = new Date();
    await system.db.child.update({ where: { id: family.childId }, data: { deletedAt } });
    await system.db.book.update({ where: { id: second }, data: { deletedAt } });
    await system.db.bookPage.deleteMany({ where: { bookId: second } });
    await forgetStories(daysLater(0));
    expect(await tablesWith(system, family.childId)).toEqual(["audit_log"]);
    expect(await tablesWith(system, family.name)).toEqual(["book_pages"]);
    expect(await getBook(family.ctx, bookId)).toMatchObject({ childName: "", title: family.title });
    const blanked = { title: "A deleted story", childName: "" };
    expect(await system.db.book.findUnique({ where: { id: second } })).toMatchObject(blanked);
  });
});

const aSibling = (family: Family) => createChild(family.ctx, aChild({ name: "Ben" }));

/** Looks that are known of the children of a family. */
const looksOf = (parentId: string) => system.db.$queryRaw<unknown[]>`
  SELECT hero_look FROM books WHERE parent_id = ${parentId}::uuid AND hero_look::text LIKE '%afro%'
  UNION ALL SELECT step.output FROM book_request_steps step
    JOIN book_requests request ON request.id = step.book_request_id
    WHERE request.parent_id = ${parentId}::uuid AND step.output::text LIKE '%afro%'`;
