import { expect, test } from "vitest";
import { writeDayFor } from "@/lib/shared/write-day";
import { writtenTime } from "./written-time";

test("16: a letter writes a moment in the style in which the others write a day", () => {
  const moment = new Date("2026-11-21T19:42:10Z");
  expect(writtenTime(moment)).toBe("November 21, 2026 at 7:42 PM UTC");
  expect(writtenTime(moment)).toContain(writeDayFor({ sessions: [] })(moment));
});
