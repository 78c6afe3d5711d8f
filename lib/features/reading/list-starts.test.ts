import { expect, test } from "vitest";
import { listStarts } from "./list-starts";

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test("four weeks end today, also over a month's end", () => {
  const starts = listStarts("4-weeks", day("2026-03-02"));
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([28, "2026-02-03", "2026-03-02"]);
});

test.each([
  ["2026-11-22", "2026-11-16"], // a Sunday
  ["2026-11-23", "2026-11-23"], // a Monday
])("on %s the last week began on %s", (today, monday) => {
  const starts = listStarts("12-weeks", day(today));
  expect([starts.length, starts.at(-1)]).toEqual([12, monday]);
  expect(new Set(starts.map((start) => day(start).getUTCDay()))).toEqual(new Set([1]));
});

test("twelve months begin on their first days, over a year's end and on a 31st", () => {
  const starts = listStarts("12-months", day("2027-01-31"));
  expect(starts).toHaveLength(12);
  expect([starts[0], starts.at(-2), starts.at(-1)]).toEqual(["2026-02-01", "2026-12-01", "2027-01-01"]);
});
