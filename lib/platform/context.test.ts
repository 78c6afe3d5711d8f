import { expect, test } from "vitest";
import { longestTransaction } from "./context";

test.each([
  [1, 9_000],
  [5, 45_000],
  [60, 540_000],
])("with %i seconds for a statement, work and its new beginnings take up to %i ms", (seconds, longest) => {
  const patience = { DATABASE_LOCK_SECONDS: 2, DATABASE_STATEMENT_SECONDS: seconds };
  expect(longestTransaction(patience)).toBe(longest);
});
