import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { watchComingSounds } from "./coming-sounds";

const HOUR_MS = 3_600_000;

/** One tab: its line, and what it is told of changes. */
const tab = { isOnline: true, told: new Set<() => void>() };

class Channel {
  onmessage: () => void = () => undefined;
  readonly #tell = () => {
    this.onmessage();
  };
  constructor() {
    tab.told.add(this.#tell);
  }
  close(): void {
    tab.told.delete(this.#tell);
  }
}

function change(): void {
  for (const tell of tab.told) tell();
}

/** Answers `counts` one after the other, then nothing more to come. */
function sounds(...counts: number[]) {
  const follow = vi.fn(() => Promise.resolve(counts.shift() ?? 0));
  return { follow, stop: watchComingSounds(follow) };
}

beforeEach(() => {
  vi.useFakeTimers();
  tab.isOnline = true;
  tab.told.clear();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", {
    get onLine() {
      return tab.isOnline;
    },
  });
  vi.stubGlobal("BroadcastChannel", Channel);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("sounds that are still to come", () => {
  test("15.4: where nothing is coming, it looks once and never again", async () => {
    const { follow } = sounds(0);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("it looks until the last has come, and at least once a minute", async () => {
    const { follow } = sounds(...Array.from({ length: 40 }, () => 1));
    await vi.advanceTimersByTimeAsync(HOUR_MS / 4);
    expect(follow.mock.calls.length).toBeGreaterThanOrEqual(15);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow).toHaveBeenCalledTimes(41);
  });

  test("a story that is kept later is looked after", async () => {
    const { follow } = sounds(0, 1, 0);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    change();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow).toHaveBeenCalledTimes(3);
  });

  test("a story that is kept in the middle of a look isn't forgotten", async () => {
    const answers: ((coming: number) => void)[] = [];
    const follow = vi.fn(() => new Promise<number>((answer) => answers.push(answer)));
    watchComingSounds(follow);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    change();
    answers[0]?.(0);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  test("a look that changes something and fails doesn't hurry the next", async () => {
    const follow = vi.fn(() => {
      change();
      return Promise.resolve(1);
    });
    watchComingSounds(follow);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow.mock.calls.length).toBeLessThan(70);
  });

  test("without a line nothing is asked; when it is back, it goes on", async () => {
    tab.isOnline = false;
    const { follow } = sounds(1, 0);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow).not.toHaveBeenCalled();
    tab.isOnline = true;
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow).toHaveBeenCalledTimes(2);
  });

  test("once it is left, it neither looks nor listens", async () => {
    const { follow, stop } = sounds(1, 1, 1);
    stop();
    change();
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(follow).not.toHaveBeenCalled();
    expect(tab.told.size).toBe(0);
  });
});
