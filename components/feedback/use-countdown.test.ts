// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useCountdown, type Countdown } from "./use-countdown";

let current: Countdown;
let root: Root;
let done: number;

function mount(options?: { autoStart?: boolean }) {
  function Probe() {
    current = useCountdown(10, () => (done += 1), options);
    return null;
  }
  root = createRoot(document.createElement("div"));
  act(() => {
    root.render(createElement(Probe));
  });
}

const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  done = 0;
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a countdown", () => {
  test("counts whole seconds and finishes once", () => {
    mount();
    expect(current).toMatchObject({ secondsLeft: 10, running: true });
    pass(3000);
    expect(current.secondsLeft).toBe(7);
    pass(7000);
    expect(current).toMatchObject({ secondsLeft: 0, running: false });
    pass(60_000);
    expect(done).toBe(1);
  });

  test("never finishes once it was cancelled", () => {
    mount();
    pass(4000);
    act(() => {
      current.cancel();
    });
    pass(60_000);
    expect(current.running).toBe(false);
    expect(done).toBe(0);
  });

  test("waits for its start when told to, and starts over", () => {
    mount({ autoStart: false });
    pass(20_000);
    expect(current).toMatchObject({ secondsLeft: 0, running: false });
    act(() => {
      current.start();
    });
    pass(9000);
    act(() => {
      current.start();
    });
    expect(current.secondsLeft).toBe(10);
    pass(9000);
    expect(done).toBe(0);
    pass(1000);
    expect(done).toBe(1);
  });

  test("catches up by the clock after a sleep", () => {
    mount();
    act(() => {
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(1000);
    });
    expect(current.secondsLeft).toBe(0);
    expect(done).toBe(1);
  });

  test("leaves nothing behind when its screen goes", () => {
    mount();
    act(() => {
      root.unmount();
    });
    expect(vi.getTimerCount()).toBe(0);
  });
});
