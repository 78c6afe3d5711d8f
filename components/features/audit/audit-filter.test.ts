import { describe, expect, test } from "vitest";
import {
  decidingChoice,
  NO_FILTER,
  noteOn,
  noteOnExport,
  rangeOf,
  readFilter,
  searchOf,
  type AuditFilter,
} from "./audit-filter";

const filter = (chosen: Partial<AuditFilter>): AuditFilter => ({ ...NO_FILTER, ...chosen });
const BOTH = { startDate: "2026-11-01", endDate: "2026-11-22" };

test("the address holds what is chosen, and reads as it was written", () => {
  const whole = filter({
    tableName: "invoices",
    action: "SOFT_DELETE",
    userEmail: "a+b@example.test",
    ...BOTH,
  });
  const params = new URLSearchParams(searchOf(whole));
  expect(readFilter((name) => params.get(name))).toEqual(whole);
  expect(searchOf(NO_FILTER)).toBe("");
});

test.each([
  ["tableName", "users;drop"],
  ["tableName", "toString"],
  ["action", "insert"],
  ["startDate", "2026-02-31x"],
  ["endDate", "yesterday"],
])("%s=%s in an address is no choice", (name, value) => {
  expect(readFilter((asked) => (asked === name ? value : null))).toEqual(NO_FILTER);
});

describe("which choice decides", () => {
  test.each([
    [{}, "none"],
    [{ tableName: "parents" }, "table"],
    [{ tableName: "parents", action: "UPDATE" }, "action"],
    [{ tableName: "parents", action: "UPDATE", startDate: "2026-11-01" }, "action"],
    [{ tableName: "parents", action: "UPDATE", ...BOTH }, "range"],
    [{ startDate: "2026-11-01" }, "none"],
    [{ endDate: "2026-11-01" }, "none"],
  ] as const)("%j: %s", (chosen, deciding) => {
    expect(decidingChoice(filter(chosen))).toBe(deciding);
  });

  test("and the bar says so where it isn't what was chosen", () => {
    expect(noteOn(filter({ tableName: "parents" }))).toBeNull();
    expect(noteOn(filter(BOTH))).toBeNull();
    expect(noteOn(filter({ startDate: "2026-11-01" }))).toContain("once both are set");
    expect(noteOn(filter({ tableName: "parents", action: "UPDATE" }))).toContain("every table");
    expect(noteOn(filter({ ...BOTH, action: "UPDATE" }))).toContain("every table and action");
  });
});

test("a range is whole days of the reader's clock, up to the last year that there is", () => {
  const range = rangeOf(filter(BOTH));
  expect(range && new Date(range.start).getTime()).toBe(new Date(2026, 10, 1).getTime());
  expect(range && new Date(range.end).getTime()).toBe(new Date(2026, 10, 23).getTime() - 1);
  expect(rangeOf(filter({ startDate: "2026-11-01", endDate: "9999-12-31" }))?.end).toMatch(/^9999-12-31T/);
  expect(rangeOf(filter({ endDate: "2026-11-01" }))).toBeNull();
});

test.each([
  [{}, false],
  [{ tableName: "parents", ...BOTH }, false],
  [{ action: "UPDATE" }, true],
  [{ userEmail: "a@example.test" }, true],
] as const)("what the export leaves aside of %j is said: %s", (chosen, said) => {
  expect(noteOnExport(filter(chosen)) !== null).toBe(said);
});
