import { afterEach, expect, test, vi } from "vitest";
import { localTimestamp } from "./local-timestamp";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["UTC", "2026-01-31T23:30:00.000+00:00"],
  ["America/New_York", "2026-01-31T18:30:00.000-05:00"],
  ["Asia/Kolkata", "2026-02-01T05:00:00.000+05:30"],
])("in %s it is %s", (zone, expected) => {
  vi.stubEnv("TZ", zone);
  const instant = new Date("2026-01-31T23:30:00Z");
  expect(localTimestamp(instant)).toBe(expected);
  expect(new Date(localTimestamp(instant)).getTime()).toBe(instant.getTime());
});
