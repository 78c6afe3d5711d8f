import { expect, test } from "vitest";
import { writeDayFor } from "./write-day";

test("16.18: a day in a letter is the reader's own, and the same moment is another day elsewhere", () => {
  const moment = new Date("2026-12-31T18:30:00Z");
  expect(writeDayFor({ sessions: [{ timeZone: "Pacific/Auckland" }] })(moment)).toBe("January 1, 2027");
  expect(writeDayFor({ sessions: [{ timeZone: "America/Los_Angeles" }] })(moment)).toBe("December 31, 2026");
  expect(writeDayFor({ sessions: [] })(moment)).toBe("December 31, 2026");
});
