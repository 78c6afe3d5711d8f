import { expect, test } from "vitest";
import { writeDayFor } from "@/lib/shared/write-day";
import { writtenTime } from "./written-time";

test("16: a letter writes a moment in the style in which the others write a day", () => {
  const moment = new Date("2026-11-21T19:42:10Z");
  expect(writtenTime(moment, null)).toBe("November 21, 2026 at 7:42 PM UTC");
  expect(writtenTime(moment, null)).toContain(writeDayFor({ sessions: [] })(moment));
});

test("by the reader's own clock where that is known, with its zone", () => {
  const lateInTheDay = new Date("2026-11-21T23:42:10Z");
  expect(writtenTime(lateInTheDay, "America/New_York")).toBe("November 21, 2026 at 6:42 PM EST");
  expect(writtenTime(lateInTheDay, "Europe/Vienna")).toBe("November 22, 2026 at 12:42 AM GMT+1");
});
