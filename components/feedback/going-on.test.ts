// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { GoingOn } from "./going-on";
import { useGoingOn } from "./use-going-on";

let root: Root;
let page: HTMLElement;
let gone: number;

function mount() {
  function Probe() {
    const countdown = useGoingOn(3, () => (gone += 1));
    return createElement(GoingOn, { countdown, to: "Home", text: (seconds) => `Home in ${seconds}s` });
  }
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
  act(() => {
    root.render(createElement(Probe));
  });
}
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
const press = (selector: string) => {
  act(() => {
    page.querySelector<HTMLElement>(selector)?.click();
  });
};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  gone = 0;
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  localStorage.clear();
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("16.61: a page that goes on by itself", () => {
  test("says so, and goes after its time", () => {
    mount();
    pass(1);
    expect(page.querySelector("[role=status]")?.textContent).toBe(
      "Home in 3 seconds. You can stay on this page.",
    );
    pass(3000);
    expect(gone).toBe(1);
  });

  test("is stopped while it counts, and says that it stays", () => {
    mount();
    pass(2000);
    press("button");
    pass(60_000);
    expect(gone).toBe(0);
    expect(page.querySelector("[role=status]")?.textContent).toBe("This page stays until you go on.");
    expect(document.activeElement?.getAttribute("role")).toBe("checkbox");
  });

  test("never counts where it was chosen before that pages wait", () => {
    mount();
    press("button");
    press("[role=checkbox]");
    act(() => {
      root.unmount();
    });
    mount();
    pass(60_000);
    expect(gone).toBe(0);
    press("[role=checkbox]");
    act(() => {
      root.unmount();
    });
    mount();
    pass(3000);
    expect(gone).toBe(1);
  });
});
