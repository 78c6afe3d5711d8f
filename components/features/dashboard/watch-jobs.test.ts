// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchJob } from "./watch-jobs";

const job = (status: string, progress: number) => ({
  id: "a",
  bookId: null,
  status,
  progress,
  title: "T",
  message: null,
});

class Source {
  static readonly CLOSED = 2;
  static last: Source;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    Source.last = this;
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  says(value: object) {
    this.onmessage?.({ data: JSON.stringify(value) });
  }
}

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(job("RUNNING", 40)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("events are reported, and nobody asks besides; the end closes the stream", async () => {
  const seen: number[] = [];
  watchJob("a", ({ progress }) => seen.push(progress));
  expect(Source.last.url).toBe("/api/ai-books/status/a/events");
  Source.last.says(job("RUNNING", 20));
  await vi.advanceTimersByTimeAsync(10_000);
  Source.last.says(job("COMPLETED", 100));
  expect(seen).toEqual([20, 100]);
  expect(Source.last.readyState).toBe(Source.CLOSED);
  expect(asked).toEqual([]);
});

test.each([
  [
    "is refused",
    () => {
      Source.last.close();
      Source.last.onerror?.();
    },
  ],
  ["stays silent", () => undefined],
])("a stream that %s gives way to asking every second", async (_name, befall) => {
  const seen: number[] = [];
  const stop = watchJob("a", ({ progress }) => seen.push(progress));
  befall();
  await vi.advanceTimersByTimeAsync(5100);
  expect(seen.length).toBeGreaterThanOrEqual(2);
  stop();
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBe(before);
});

test("a stream that ended is left to the browser to open again", async () => {
  watchJob("a", () => undefined);
  Source.last.says(job("RUNNING", 20));
  Source.last.readyState = 0;
  Source.last.onerror?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([]);
});
