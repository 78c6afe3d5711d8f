// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePageTitle } from "./use-page-title";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.title = "Talewick";
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Named({ title }: { title: string | null }) {
  usePageTitle(title);
  return null;
}

function shown() {
  const root = createRoot(document.createElement("div"));
  return {
    show: (title: string | null) => {
      act(() => {
        root.render(createElement(Named, { title }));
      });
    },
    leave: () => {
      act(() => {
        root.unmount();
      });
    },
  };
}

test("16.67: names what is shown, and gives the name back", () => {
  const { show, leave } = shown();
  show("The Quiet Fox");
  expect(document.title).toBe("The Quiet Fox · Talewick");
  show("Sign in");
  expect(document.title).toBe("Sign in · Talewick");
  show(null);
  expect(document.title).toBe("Talewick");
  leave();
});

test("16.67: holds against the page's own title that arrives late, and that is what it gives back", async () => {
  const { show, leave } = shown();
  show("The Quiet Fox");
  document.title = "Story · Talewick";
  await expect.poll(() => document.title).toBe("The Quiet Fox · Talewick");
  leave();
  expect(document.title).toBe("Story · Talewick");
});

test("16.67: the next page's title, which may come before this one goes, stays", () => {
  const { show, leave } = shown();
  show("Overview");
  document.title = "Settings · Talewick";
  leave();
  expect(document.title).toBe("Settings · Talewick");
});

test("16.67: shown before the page has a title, it makes room for that one and leaves nothing behind", async () => {
  document.head.querySelector("title")?.remove();
  const { show, leave } = shown();
  show("Overview");
  expect(document.title).toBe("Overview · Talewick");
  const later = document.createElement("title");
  later.textContent = "Dashboard · Talewick";
  document.head.append(later);
  await expect.poll(() => later.textContent).toBe("Overview · Talewick");
  expect(document.head.querySelectorAll("title")).toHaveLength(1);
  leave();
  expect(document.title).toBe("Dashboard · Talewick");
});
