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

test("16.67: names what is shown, also against a title that arrives late, and gives the name back", async () => {
  const root = createRoot(document.createElement("div"));
  const show = (title: string | null) => {
    act(() => {
      root.render(createElement(Named, { title }));
    });
  };
  show("The Quiet Fox");
  expect(document.title).toBe("The Quiet Fox · Talewick");
  document.title = "Story · Talewick";
  await expect.poll(() => document.title).toBe("The Quiet Fox · Talewick");
  show(null);
  expect(document.title).toBe("Talewick");
  act(() => {
    root.unmount();
  });
});
