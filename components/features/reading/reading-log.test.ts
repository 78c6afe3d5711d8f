import { describe, expect, test } from "vitest";
import { readingEventsInput, type ReadingOutcome } from "@/lib/features/reading/contract";
import type { ApiResult } from "@/lib/client/api";
import type { ReadingEvent } from "./event-outbox";
import { createReadingLog } from "./reading-log";

const BOOK = "0192f6a0-0000-7000-8000-000000000001";
const accepted: ApiResult<ReadingOutcome> = { ok: true, status: 200, data: { accepted: 1, newBadges: [] } };
const failed = (status: number): ApiResult<ReadingOutcome> => ({ ok: false, status, message: "no" });

function logWith(...answers: ApiResult<ReadingOutcome>[]) {
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
  test("a visit, as the call wants it", async () => {
    const { log, sent, read } = logWith();
    read(2, 12);
    await log.flush();

    const [event] = readingEventsInput.parse({ events: sent[0] }).events;
    expect(event).toMatchObject({ bookId: BOOK, page: 2, activeSeconds: 12, finishedBook: false });
    expect(new Date(event?.occurredAt ?? "").toISOString()).toBe("2026-11-01T19:00:12.000Z");
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
