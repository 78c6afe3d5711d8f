// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveSession } from "@/lib/shared/browser-session";
import { MADE_FOR_HEADER } from "@/lib/shared/made-for";
import { createEventOutbox, type ReadingEvent } from "./event-outbox";
import { sendEventsOf } from "./send-events";
import { waitingEvents } from "./waiting-events";

const token = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sid: "s" }))}.x`;
const [ME, ANOTHER] = ["0192f6a0-0000-7000-8000-00000000000a", "0192f6a0-0000-7000-8000-00000000000b"];
const event: ReadingEvent = {
  id: "0192f6a0-0000-7000-8000-000000000001",
  bookId: "0192f6a0-0000-7000-8000-000000000002",
  page: 1,
  activeSeconds: 9,
  listenedSeconds: 0,
  finishedBook: false,
  occurredAt: "2026-11-01T19:00:00+01:00",
};

/** In whose name each call was made. */
let names: (string | null)[];

beforeEach(() => {
  names = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Headers }) => {
    names.push(headers.get(MADE_FOR_HEADER));
    return Promise.resolve(Response.json({ accepted: 1, newBadges: [] }));
  });
  saveSession({ token, id: ME });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function anOutbox() {
  const store = waitingEvents();
  return createEventOutbox({ send: sendEventsOf(store.parentId), onBadges: () => undefined, store });
}

test("what was read is told in the name of whoever read it", async () => {
  const outbox = anOutbox();
  outbox.add(event);
  await outbox.flush();
  expect(names).toEqual([ME]);
  expect(outbox.pending()).toBe(0);
});

test("what waits in an open page is dropped when somebody else has signed in, and never told", async () => {
  const outbox = anOutbox();
  outbox.add(event);
  saveSession({ token, id: ANOTHER });
  outbox.add({ ...event, id: "0192f6a0-0000-7000-8000-000000000003" });
  await outbox.flush();
  expect(names).toEqual([]);
  expect(outbox.pending()).toBe(0);
  expect(Object.keys(localStorage).filter((key) => key.startsWith("reading:"))).toEqual([]);
});
