// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueryProvider } from "@/components/data/query-provider";
import { saveSession } from "@/lib/shared/browser-session";
import { rendered } from "@/tests/support/rendered";
import { eventually } from "@/tests/support/eventually";
import { KeptMark } from "./kept-mark";

const token = `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sid: "s" }))}.x`;
const STORED = { book: { id: "kept" }, pictures: [], bytes: 1, keptAt: "2026-11-01T00:00:00Z" };

beforeEach(() => {
  const cache = {
    keys: () => Promise.resolve([{ url: "https://talewick.example/kept/kept" }]),
    match: () => Promise.resolve(Response.json(STORED)),
  };
  vi.stubGlobal("caches", {
    has: () => Promise.resolve(true),
    open: () => Promise.resolve(cache),
    keys: () => Promise.resolve([]),
  });
  saveSession({ token, id: "p" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("16: a story that is kept on this device says so on its card, and no other", async () => {
  const { screen, remove } = rendered(
    <QueryProvider>
      <p id="here">
        <KeptMark bookId="kept" />
      </p>
      <p id="elsewhere">
        <KeptMark bookId="other" />
      </p>
    </QueryProvider>,
  );
  await eventually(() => {
    expect(screen.querySelector("#here")?.textContent).toBe("On this device");
  });
  expect(screen.querySelector("#elsewhere")?.textContent).toBe("");
  remove();
});
