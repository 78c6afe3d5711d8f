// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FocusKeeper } from "./focus-keeper";

let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = `<style>[hidden] { display: none }</style><main tabindex="-1"><ul role="tabpanel" tabindex="0">
    <li id="one"><button>Delete one</button></li><li id="two"><button>Delete two</button></li></ul></main><div id="app"></div>`;
  root = createRoot(document.getElementById("app") ?? document.body);
  act(() => {
    root.render(createElement(FocusKeeper));
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
});

test("16.62: what had the focus is taken away, and the part where it stood has the focus", async () => {
  document.querySelector<HTMLElement>("#one button")?.focus();
  document.getElementById("one")?.remove();
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("tabpanel");
});

test("16.62: with the part itself gone, the page has it", async () => {
  document.querySelector<HTMLElement>("#one button")?.focus();
  document.querySelector("ul")?.remove();
  await expect.poll(() => document.activeElement?.localName).toBe("main");
});

test("23.17: what had the focus is hidden, as a form is that was sent, and the part where it stood has the focus", async () => {
  document.querySelector<HTMLElement>("#one button")?.focus();
  document.getElementById("one")?.setAttribute("hidden", "");
  await expect.poll(() => document.activeElement?.getAttribute("role")).toBe("tabpanel");
});

test("16.62: what goes elsewhere on the page moves no focus", async () => {
  const two = document.querySelector<HTMLElement>("#two button");
  two?.focus();
  const moves: (string | null)[] = [];
  document.addEventListener("focusin", ({ target }) => {
    moves.push(target instanceof Element ? target.getAttribute("role") : null);
  });
  document.getElementById("one")?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(two);
  two?.remove();
  await expect.poll(() => moves).toEqual(["tabpanel"]);
});
