import { expect, test } from "vitest";
import { addMonths } from "./add-months";

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  { from: "2026-01-31", months: 1, to: "2026-02-28" },
  { from: "2024-01-31", months: 1, to: "2024-02-29" },
  { from: "2026-01-31", months: 2, to: "2026-03-31" },
  { from: "2026-11-30", months: 3, to: "2027-02-28" },
  { from: "2028-02-29", months: -12, to: "2027-02-28" },
])("$months months from $from is $to", ({ from, months, to }) => {
  expect(addMonths(day(from), months)).toEqual(day(to));
});
