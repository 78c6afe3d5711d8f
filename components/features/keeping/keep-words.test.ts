import { expect, test } from "vitest";
import { goneWords } from "./keep-words";

test("nobody reads that a story was deleted when reading together may only have ended", () => {
  const title = "The Lost Kite";
  expect(goneWords({ title, isShared: false })).toContain("was deleted");
  const shared = goneWords({ title, isShared: true });
  expect(shared).toContain("is no longer shared with you");
  expect(shared).not.toContain("deleted");
});
