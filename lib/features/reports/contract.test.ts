import { expect, test } from "vitest";
import { pageReportInput } from "./contract";
import { NOTE_MAX } from "./rules";

const filled = { page: 3, reason: "nonsense" };
const fieldsOf = (input: unknown) =>
  pageReportInput.safeParse(input).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("a reason is enough", () => {
  expect(pageReportInput.parse(filled)).toEqual({ ...filled, note: "" });
});

test("a note keeps its lines and no other control character", () => {
  const { note } = pageReportInput.parse({ ...filled, note: " First\nsecond\u0007\tthird \n" });
  expect(note).toBe("First\nsecond third");
});

test("a note has at most 500 characters, counted as a reader counts", () => {
  expect(fieldsOf({ ...filled, note: "ü".repeat(NOTE_MAX) })).toEqual([]);
  expect(fieldsOf({ ...filled, note: "n".repeat(NOTE_MAX + 1) })).toEqual(["note"]);
  expect(fieldsOf({ ...filled, note: " ".repeat(4 * NOTE_MAX + 1) })).toEqual(["note"]);
});

test.each([
  ["page", { ...filled, page: 0 }],
  ["page", { ...filled, page: 1.5 }],
  ["page", { reason: "other" }],
  ["reason", { page: 1 }],
  ["reason", { page: 1, reason: "boring" }],
  ["note", { ...filled, note: 7 }],
])("a wrong %s is refused: %j", (field, input) => {
  expect(fieldsOf(input)).toEqual([field]);
});
