import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { takeTurn } from "./take-turn";

const never = new AbortController().signal;

/** A story in the making: begins when its turn comes, and ends when the test says so. */
function story({ alone = false, signal = never } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const begun = vi.fn();
  const done = takeTurn({ alone, signal }, () => {
    begun();
    return promise;
  });
  done.catch(() => null);
  return {
    begun,
    done,
    finish: () => {
      resolve("a book");
    },
    fail: () => {
      reject(new Error("no ink"));
    },
  };
}

/** Lets everything happen that needs no time. */
const settled = () => eventually(() => Promise.resolve());

afterEach(() => {
  vi.useRealTimers();
});

test("stories are made side by side, and each gets its own answer", async () => {
  const [first, second] = [story(), story()];
  await settled();
  expect(first.begun).toHaveBeenCalledOnce();
  expect(second.begun).toHaveBeenCalledOnce();
  second.finish();
  await expect(second.done).resolves.toBe("a book");
  first.finish();
  await first.done;
});

test("one that must be alone waits for the others, and nobody overtakes it or joins it", async () => {
  const first = story();
  const alone = story({ alone: true });
  const later = story();
  await settled();
  expect(alone.begun).not.toHaveBeenCalled();
  expect(later.begun).not.toHaveBeenCalled();
  first.finish();
  await first.done;
  await settled();
  expect(alone.begun).toHaveBeenCalledOnce();
  expect(later.begun).not.toHaveBeenCalled();
  alone.finish();
  await alone.done;
  await settled();
  expect(later.begun).toHaveBeenCalledOnce();
  later.finish();
  await later.done;
});

test("a story that fails makes room as well", async () => {
  const first = story({ alone: true });
  const next = story({ alone: true });
  await settled();
  first.fail();
  await expect(first.done).rejects.toThrow("no ink");
  await settled();
  expect(next.begun).toHaveBeenCalledOnce();
  next.finish();
  await next.done;
});

test("a neighbour that hangs holds nobody up for longer than a minute", async () => {
  vi.useFakeTimers();
  const hanging = story();
  const alone = story({ alone: true });
  const later = story();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(alone.begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(alone.begun).toHaveBeenCalledOnce();
  expect(later.begun).toHaveBeenCalledOnce();
  for (const each of [hanging, alone, later]) each.finish();
  await Promise.all([hanging.done, alone.done, later.done]);
});

test("one that is called off while it waits never begins, and lets the next one through", async () => {
  const first = story();
  const calledOff = new AbortController();
  const alone = story({ alone: true, signal: calledOff.signal });
  const later = story();
  await settled();
  calledOff.abort(new Error("closing"));
  await expect(alone.done).rejects.toThrow("closing");
  await settled();
  expect(alone.begun).not.toHaveBeenCalled();
  expect(later.begun).toHaveBeenCalledOnce();
  const late = story({ signal: calledOff.signal });
  await expect(late.done).rejects.toThrow("closing");
  expect(late.begun).not.toHaveBeenCalled();
  for (const each of [first, later]) each.finish();
  await Promise.all([first.done, later.done]);
});
