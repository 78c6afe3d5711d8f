import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { getChild } from "@/lib/features/children/get-child";
import { readingEventsInput } from "@/lib/features/reading/contract";
import { getBook } from "@/lib/features/stories/library/get-book";
import { logReading } from "@/lib/features/reading/log-reading";
import { asAppError } from "@/lib/http/error-response";
import { THEMES } from "@/lib/shared/story";
import { aChild, signedInParent, subscribe } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

type SentEvent = {
  bookId: string;
  page: number;
  activeSeconds?: number;
  listenedSeconds?: number;
  finishedBook?: boolean;
  occurredAt?: string;
  id?: string;
};

const sent = (events: SentEvent[]) =>
  readingEventsInput.parse({
    events: events.map((event) => ({
      id: randomUUID(),
      activeSeconds: 10,
      occurredAt: new Date().toISOString(),
      ...event,
    })),
  });

async function aReader() {
  const ctx = await signedInParent(system);
  const child = await createChild(ctx, aChild());
  return { ctx, childId: child.id, parentId: ctx.parentId };
}

const finishing = (bookId: string) => ({ bookId, page: 4, finishedBook: true });
const keys = (outcome: { newBadges: { key: string }[] }) => outcome.newBadges.map(({ key }) => key);

describe("the reading log", () => {
  it("counts an event once, however often and however parallel it is sent", async () => {
    const { ctx, childId, parentId } = await aReader();
    const bookId = await aBook(system, { parentId, childId, pages: [200, 200] });
    const batch = sent([
      { bookId, page: 1, activeSeconds: 70 },
      { bookId, page: 2, activeSeconds: 60 },
    ]);
    // As a reader does it: told to come again, it comes again.
    const tell = () =>
      until("the log to take it", () =>
        logReading(ctx, batch).catch((error: unknown) => {
          if (asAppError(error)?.code === "UNAVAILABLE") return null;
          throw error;
        }),
      );
    const outcomes = await Promise.all(Array.from({ length: 12 }, tell));
    for (const { accepted } of outcomes) expect(accepted).toBe(2);
    expect(await getChild(ctx, childId)).toMatchObject({ readingTime: 2 });
    expect(await system.db.readingEvent.count({ where: { bookId } })).toBe(2);
  });

  it("believes no more seconds than a page can be read for", async () => {
    const { ctx, childId, parentId } = await aReader();
    const bookId = await aBook(system, { parentId, childId, pages: [10] });
    await logReading(ctx, sent([{ bookId, page: 1, activeSeconds: 600, listenedSeconds: 500 }]));
    const event = await system.db.readingEvent.findFirstOrThrow({ where: { bookId } });
    expect([event.activeSeconds, event.listenedSeconds]).toEqual([60, 60]);
  });

  it("leaves out pages that aren't there, books of others and the future", async () => {
    const { ctx, childId, parentId } = await aReader();
    const stranger = await aReader();
    const mine = await aBook(system, { parentId, childId });
    const theirs = await aBook(system, { parentId: stranger.parentId, childId: stranger.childId });
    const outcome = await logReading(
      ctx,
      sent([
        { bookId: theirs, page: 1 },
        { bookId: mine, page: 5 },
        { bookId: randomUUID(), page: 1 },
        { bookId: mine, page: 1, occurredAt: new Date(Date.now() + 23 * 3600 * 1000).toISOString() },
      ]),
    );
    expect(outcome).toEqual({ accepted: 1, newBadges: [] });
    const [event, ...others] = await system.db.readingEvent.findMany({
      where: { bookId: { in: [mine, theirs] } },
    });
    expect(others).toEqual([]);
    expect(event?.occurredAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("still counts a story whose child's profile is gone, without badges", async () => {
    const { ctx, childId, parentId } = await aReader();
    const bookId = await aBook(system, { parentId, childId });
    await deleteChild(ctx, { id: childId });
    expect(await logReading(ctx, sent([finishing(bookId)]))).toEqual({ accepted: 1, newBadges: [] });
  });

  it("knows where to go on, also when an event comes late", async () => {
    const { ctx, childId, parentId } = await aReader();
    const bookId = await aBook(system, { parentId, childId });
    const resume = async () => (await getBook(ctx, bookId)).resumePage;
    expect(await resume()).toBe(1);
    const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 19, 0, second)).toISOString();
    await logReading(ctx, sent([{ bookId, page: 3, occurredAt: at(40) }]));
    expect(await resume()).toBe(3);
    // Sent before it, and there after it.
    await logReading(ctx, sent([{ bookId, page: 2, occurredAt: at(20) }]));
    expect(await resume()).toBe(3);
    await logReading(ctx, sent([finishing(bookId)]));
    expect(await resume()).toBe(1);
  });
});

describe("badges", () => {
  it("come for whole stories only, and once", async () => {
    const { ctx, childId, parentId } = await aReader();
    const bookId = await aBook(system, { parentId, childId });
    expect(keys(await logReading(ctx, sent([{ bookId, page: 1, finishedBook: true }])))).toEqual([]);
    const outcome = await logReading(ctx, sent([finishing(bookId)]));
    expect(outcome.newBadges).toEqual([
      { key: "first-story", name: "First story", description: "Read a whole story for the first time." },
    ]);
    expect(keys(await logReading(ctx, sent([finishing(bookId)])))).toEqual([]);
  });

  it("are not missed when ten stories are finished at the same moment", async () => {
    const { ctx, childId, parentId } = await aReader();
    const books = await Promise.all(Array.from({ length: 10 }, () => aBook(system, { parentId, childId })));
    const outcomes = await Promise.all(books.map((bookId) => logReading(ctx, sent([finishing(bookId)]))));
    expect(outcomes.flatMap(keys).sort()).toEqual(["first-story", "five-stories", "ten-stories"]);
  });

  it("count different stories: a plot that is told once more is the same one, and a provider has none", async () => {
    const { ctx, childId, parentId } = await aReader();
    const finish = async (book: Partial<Parameters<typeof aBook>[1]>) => {
      const bookId = await aBook(system, { parentId, childId, ...book });
      return keys(await logReading(ctx, sent([finishing(bookId)])));
    };
    expect(await finish({ plot: "firsts/wobbly-tooth" })).toEqual(["first-story"]);
    for (let again = 0; again < 4; again += 1)
      expect(await finish({ plot: "firsts/wobbly-tooth" })).toEqual([]);
    for (const plot of ["firsts/potty", "feelings/which-banana"]) expect(await finish({ plot })).toEqual([]);
    expect(await finish({ plot: "plain", writer: "openai" })).toEqual([]);
    expect(await finish({ plot: "plain", writer: "openai" })).toEqual(["five-stories"]);
  });

  it("know themes", async () => {
    const { ctx, childId, parentId } = await aReader();
    const earned: string[][] = [];
    for (const theme of THEMES) {
      const bookId = await aBook(system, { parentId, childId, theme });
      earned.push(keys(await logReading(ctx, sent([finishing(bookId)]))));
    }
    expect(earned).toEqual([["first-story"], [], ["three-themes"], [], ["five-stories"], ["all-themes"]]);
  });

  it("know seven evenings by the reader's own clock", async () => {
    const { ctx, childId, parentId } = await aReader();
    const bookId = await aBook(system, { parentId, childId });
    const evening = (day: number) => `2026-03-0${day}T19:30:00-06:00`;
    const afternoon = (day: number) => `2026-03-0${day}T16:30:00-06:00`;
    const noons = sent(
      [1, 2, 3, 4, 5, 6, 7, 8].map((day) => ({ bookId, page: 1, occurredAt: afternoon(day) })),
    );
    expect(keys(await logReading(ctx, noons))).toEqual([]);
    const six = sent([1, 1, 2, 3, 4, 5, 6].map((day) => ({ bookId, page: 1, occurredAt: evening(day) })));
    expect(keys(await logReading(ctx, six))).toEqual([]);
    const seventh = sent([{ bookId, page: 1, occurredAt: evening(7) }]);
    expect(keys(await logReading(ctx, seventh))).toEqual(["bedtime-week"]);
  });

  it("know an hour of reading", async () => {
    const { ctx, childId, parentId } = await aReader();
    const bookId = await aBook(system, { parentId, childId, pages: [300] });
    const five = Array.from({ length: 5 }, () => ({ bookId, page: 1, activeSeconds: 600 }));
    expect(keys(await logReading(ctx, sent(five)))).toEqual([]);
    expect(keys(await logReading(ctx, sent([{ bookId, page: 1, activeSeconds: 600 }])))).toEqual([
      "reading-hour",
    ]);
  });

  it("celebrate a step up, not a step down", async () => {
    const { ctx, childId, parentId } = await aReader();
    const finish = async (level: "Beginner" | "Emerging" | "Intermediate", minute: number) => {
      const bookId = await aBook(system, { parentId, childId, level });
      const occurredAt = new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
      return keys(await logReading(ctx, sent([{ ...finishing(bookId), occurredAt }])));
    };
    expect(await finish("Emerging", 1)).toEqual(["first-story"]);
    expect(await finish("Beginner", 2)).toEqual([]);
    expect(await finish("Intermediate", 3)).toEqual(["longer-level"]);
  });

  it("a story told at another child's level is nobody else's step up, neither there nor behind it", async () => {
    const { ctx, childId, parentId } = await aReader();
    await subscribe(system, parentId, "family");
    const ada = await createChild(ctx, aChild({ name: "Ada" }));
    const finish = async (bookId: string, minute: number) => {
      const occurredAt = new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
      return keys(await logReading(ctx, sent([{ ...finishing(bookId), occurredAt }])));
    };
    expect(await finish(await aBook(system, { parentId, childId, level: "Beginner" }), 1)).toEqual([
      "first-story",
    ]);
    const shared = await aBook(system, { parentId, childId: ada.id, level: "Advanced" });
    await system.db.bookChild.createMany({
      data: [ada.id, childId].map((id, place) => ({ bookId: shared, childId: id, place, name: "" })),
    });
    // The first story of Ada, at whose level it is told; of the other one no more than another story.
    expect(await finish(shared, 2)).toEqual(["first-story"]);
    expect(await finish(await aBook(system, { parentId, childId, level: "Emerging" }), 3)).toEqual([
      "longer-level",
    ]);
  });

  it("count a story at the level at which it was first read, whatever it is told at since", async () => {
    const { ctx, childId, parentId } = await aReader();
    const read = async (bookId: string, minute: number) => {
      const occurredAt = new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
      return keys(await logReading(ctx, sent([{ ...finishing(bookId), occurredAt }])));
    };
    const [first, second] = [
      await aBook(system, { parentId, childId }),
      await aBook(system, { parentId, childId }),
    ];
    await read(first, 1);
    await read(second, 2);
    await system.db.book.update({ where: { id: second }, data: { level: "Advanced" } });
    expect(await read(first, 3)).toEqual([]);
    expect(await read(second, 4)).toEqual([]);
  });
});
