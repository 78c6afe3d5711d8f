import { expect, test } from "vitest";
import { readingEventsInput } from "./contract";

const HOUR_MS = 3600 * 1000;

const issuesOf = (occurredAt: string) =>
  readingEventsInput
    .safeParse({
      events: [
        {
          id: "0f8c1a52-4a56-4a0e-9d8b-2f3f3f0e7a11",
          bookId: "5b1f6f0e-6c55-4a70-8a2c-6a1f5f0f9b22",
          page: 1,
          activeSeconds: 10,
          occurredAt,
        },
      ],
    })
    .error?.issues.map(({ path }) => path.join("."));

test.each([
  "0000-01-01T00:00:00Z",
  "0001-01-01T00:00:00Z",
  "0001-01-01T00:00:00+23:59",
  "1970-01-01T00:00:00Z",
  "2019-12-31T23:59:59Z",
  "2020-01-01T00:00:00+01:00",
  "9999-12-31T23:59:59-14:00",
  new Date(Date.now() + 25 * HOUR_MS).toISOString(),
])("nobody read anything at %s", (occurredAt) => {
  expect(issuesOf(occurredAt)).toEqual(["events.0.occurredAt"]);
});

test.each([
  "2020-01-01T00:00:00Z",
  "2026-03-01T19:30:00+05:30",
  new Date().toISOString(),
  new Date(Date.now() + 23 * HOUR_MS).toISOString(),
])("%s can be", (occurredAt) => {
  expect(issuesOf(occurredAt)).toBeUndefined();
});
