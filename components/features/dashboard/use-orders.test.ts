import { expect, test } from "vitest";
import { stateOf } from "./use-orders";

const job = { id: "a", bookId: null, title: "The lost kite", ahead: null, message: null };

test("16.63: what is spoken changes with the stage, not with every percent", () => {
  const spoken = Array.from({ length: 101 }, (_, progress) =>
    stateOf({ ...job, status: "RUNNING", progress }),
  );
  expect([...new Set(spoken)]).toEqual([
    "“The lost kite”: Starting",
    "“The lost kite”: Generating character images",
    "“The lost kite”: Writing the story",
    "“The lost kite”: Building the PDF",
    "“The lost kite”: Ready",
  ]);
});

test("16.63: the end is spoken, good or bad", () => {
  expect(stateOf({ ...job, status: "COMPLETED", progress: 100 })).toBe("“The lost kite” is ready to read.");
  expect(stateOf({ ...job, status: "FAILED", progress: 40 })).toBe("“The lost kite” could not be finished.");
});
