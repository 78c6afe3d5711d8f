import { describe, expect, test } from "vitest";
import { readingEventsInput, type ReadingOutcome } from "@/lib/features/reading/contract";
import type { ApiResult } from "@/lib/client/api";
import type { ReadingEvent } from "./event-outbox";
import { createReadingLog } from "./reading-log";

const BOOK = "0192f6a0-0000-7000-8000-000000000001";
const accepted: ApiResult<ReadingOutcome> = { ok: true, status: 200, data: { accepted: 1, newBadges: [] } };
const failed = (status: number): ApiResult<ReadingOutcome> => ({ ok: false, status, message: "no" });

/** A browser's storage, as far as the log uses it. */
function newStore(events: ReadingEvent[] = []) {
  const stored = new Map(events.map((event) => [event.id, event]));
  return {
    stored,
    read: () => [...stored.values()],
    note: (event: ReadingEvent) => void stored.set(event.id, event),
    drop: (ids: ReadonlySet<string>) => {
      for (const id of ids) stored.delete(id);
    },
  };
}

const logWith = (...answers: ApiResult<ReadingOutcome>[]) => logIn(newStore(), ...answers);

function logIn(store: ReturnType<typeof newStore>, ...answers: ApiResult<ReadingOutcome>[]) {
  let time = Date.UTC(2026, 10, 1, 19);
  let number = 0;
  const sent: ReadingEvent[][] = [];
  const badges: string[] = [];
  const log = createReadingLog(BOOK, {
    now: () => time,
    newId: () => `0192f6a0-0000-7000-8000-${String(++number).padStart(12, "0")}`,
    send: (events) => {
      sent.push(events);
      return Promise.resolve(answers.shift() ?? accepted);
    },
    store,
    onBadges: (earned) => badges.push(...earned.map(({ key }) => key)),
  });
  const read = (page: number, seconds: number) => {
    log.open(page, 40);
    time += seconds * 1000;
    log.close();
  };
  return { log, sent, badges, read, pass: (seconds: number) => void (time += seconds * 1000) };
}

describe("what is written down", () => {
  test("words that were tapped, each once, also where no second was read; sentences are none", () => {
    const { log, sent } = logWith();
    log.open(1, 40);
    for (const said of ["Lantern", "lantern", "\u2068glow\u2069", "It was late.", "x".repeat(61), ""])
      log.tap(said);
    log.close();
    log.open(2, 40);
    log.close();
    void log.flush();
    expect(sent).toMatchObject([[{ page: 1, activeSeconds: 0, tappedWords: ["lantern", "glow"] }]]);
    expect(readingEventsInput.safeParse({ events: sent[0] }).success).toBe(true);
  });

  test("a visit, as the call wants it", async () => {
    const { log, sent, read } = logWith();
    read(2, 12);
    await log.flush();

    const [event] = readingEventsInput.parse({ events: sent[0] }).events;
    expect(event).toMatchObject({ bookId: BOOK, page: 2, activeSeconds: 12, finishedBook: false });
    expect(new Date(event?.occurredAt ?? "").toISOString()).toBe("2026-11-01T19:00:12.000Z");
  });

  test("what was read aloud, apart; also with the screen dark", async () => {
    const { log, sent, pass } = logWith();
    log.open(2, 40);
    log.hear(7600);
    pass(20);
    log.close();
    log.open(3, 40);
    log.hide();
    pass(60);
    log.hear(30_000);
    log.close();
    await log.flush();
    expect(sent[0]?.map(({ activeSeconds, listenedSeconds }) => [activeSeconds, listenedSeconds])).toEqual([
      [20, 7],
      [30, 30],
    ]);
  });

  test("nothing for a page that was only leafed past", async () => {
    const { log, sent, read } = logWith();
    read(2, 0.4);
    await log.flush();
    expect(sent).toEqual([]);
  });

  test("no more than the page's words can take", async () => {
    const { log, sent, read } = logWith();
    read(1, 7200);
    await log.flush();
    expect(sent[0]?.[0]?.activeSeconds).toBe(150);
  });

  test("the end, also when it took no time of its own", async () => {
    const { log, sent } = logWith();
    log.finish(8);
    await log.flush();
    expect(sent[0]).toMatchObject([{ page: 8, activeSeconds: 0, finishedBook: true }]);
  });

  test("an open page's seconds so far, once", async () => {
    const { log, sent, pass } = logWith();
    log.open(3, 40);
    pass(30);
    log.save();
    pass(5);
    log.close();
    await log.flush();
    expect(sent[0]?.map(({ activeSeconds }) => activeSeconds)).toEqual([30, 5]);
  });
});

describe("sending", () => {
  test.each([0, 429, 500, 503])("after a %i the same ids go again", async (status) => {
    const { log, sent, read } = logWith(failed(status));
    read(1, 10);

    await log.flush();
    await log.flush();

    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(log.pending()).toBe(0);
  });

  test.each([400, 404, 422])("a %i is final", async (status) => {
    const { log, read } = logWith(failed(status));
    read(1, 10);
    await log.flush();
    expect(log.pending()).toBe(0);
  });

  test("what was written while a request was under way goes right after it", async () => {
    const { log, sent, read } = logWith();
    read(1, 10);
    const first = log.flush();
    read(2, 10);
    await log.flush();
    await first;

    expect(sent.map((events) => events.map(({ page }) => page))).toEqual([[1], [2]]);
    expect(log.pending()).toBe(0);
  });

  test("a bad line is not tried again at once", async () => {
    const { log, sent, read } = logWith(failed(0));
    read(1, 10);
    const first = log.flush();
    read(2, 10);
    await log.flush();
    await first;

    expect(sent).toHaveLength(1);
    expect(log.pending()).toBe(2);
  });

  test("hands over the badges that were earned", async () => {
    const badge = { key: "first-story", name: "First story", description: "Read a whole story." };
    const { log, badges } = logWith({ ok: true, status: 200, data: { accepted: 1, newBadges: [badge] } });
    log.finish(8);
    await log.flush();
    expect(badges).toEqual(["first-story"]);
  });

  test("leaving sends what is waiting beside a request under way, under the same ids", async () => {
    const { log, sent, read } = logWith();
    read(1, 10);
    const first = log.flush();
    await Promise.all([first, log.flushLeaving()]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(log.pending()).toBe(0);
  });
});

describe("what was read without a connection", () => {
  test("outlasts the page, with the same ids, until the server has it", async () => {
    const store = newStore();
    const before = logIn(store, failed(0));
    before.read(1, 12);
    await before.log.flush();
    const [event] = before.sent.flat();
    expect([...store.stored.values()]).toEqual([event]);

    const after = logIn(store);
    await after.log.flush();
    expect(after.sent.flat()).toEqual([event]);
    expect(store.stored.size).toBe(0);
  });

  test("goes in as many batches as it takes", async () => {
    const waiting = Array.from({ length: 230 }, (_, index) => ({
      id: `0192f6a0-0000-7000-9000-${String(index).padStart(12, "0")}`,
      bookId: BOOK,
      page: 1,
      activeSeconds: 5,
      listenedSeconds: 0,
      finishedBook: false,
      occurredAt: "2026-11-01T19:00:00.000+00:00",
    }));
    const store = newStore(waiting);
    const { log, sent } = logIn(store);
    await log.flush();
    expect(sent.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(store.stored.size).toBe(0);
  });

  test("stays where the server doesn't answer", async () => {
    const store = newStore();
    const { log, read } = logIn(store, failed(503));
    read(1, 12);
    await log.flush();
    expect(store.stored.size).toBe(1);
  });
});
