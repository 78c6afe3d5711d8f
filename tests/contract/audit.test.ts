import { beforeAll, describe, expect, test } from "vitest";
import type { AuditEntryView, AuditSummaryView } from "@/lib/features/audit/contract";
import { apiClient, parentByMail, type ApiClient } from "@/tests/support/http-client";
import { testSystem } from "@/tests/support/test-system";

const system = testSystem();
const visitor = apiClient(system.app);
let parent: Awaited<ReturnType<typeof parentByMail>>;
let other: Awaited<ReturnType<typeof parentByMail>>;

beforeAll(async () => {
  [parent, other] = await Promise.all([parentByMail(system), parentByMail(system)]);
  const { firstName, lastName, email } = parent.parent;
  for (const phoneNumber of ["+41 44 555 01 01", "+41 44 555 01 02"]) {
    const body = { firstName, lastName, email, phoneNumber };
    const { status } = await parent.call("PUT", "/api/profile/personal-info", body);
    expect(status).toBe(200);
  }
});

const list = (path: string, by: ApiClient = parent) => by.call<AuditEntryView[]>("GET", `/api/audit/${path}`);
const TODAY = new Date().toISOString().slice(0, 10);
const LISTS = ["recent", "table/parents", "action/UPDATE", `time-range?start=2020-01-01&end=${TODAY}`];

describe("the audit log over HTTP", () => {
  test.each([...LISTS, "summary", "export"])("%s is for those who are signed in", async (path) => {
    expect((await list(path, visitor)).status).toBe(401);
    expect((await list(path)).status).toBe(200);
  });

  test.each(LISTS)("%s goes on by its key", async (path) => {
    const whole = await list(path);
    expect(whole.headers.get("x-next-cursor")).toBeNull();
    expect(whole.json.length).toBeGreaterThan(1);
    const join = path.includes("?") ? "&" : "?";
    const first = await list(`${path}${join}limit=1`);
    const cursor = first.headers.get("x-next-cursor") ?? "";
    const second = await list(`${path}${join}limit=1&cursor=${cursor}`);
    expect([...first.json, ...second.json]).toEqual(whole.json.slice(0, 2));
  });

  test.each(LISTS)("%s takes an address, and knows nobody else's", async (path) => {
    const join = path.includes("?") ? "&" : "?";
    const own = await list(`${path}${join}userEmail=${encodeURIComponent(parent.parent.email)}`);
    expect(new Set(own.json.map(({ userEmail }) => userEmail))).toEqual(new Set([parent.parent.email]));
    for (const email of [other.parent.email, "nobody@example.test", "%", "_%"]) {
      const answer = await list(`${path}${join}userEmail=${encodeURIComponent(email)}`);
      expect([answer.status, answer.json]).toEqual([200, []]);
    }
  });

  test("the summary counts what the list shows", async () => {
    const { json } = await other.call<AuditSummaryView>("GET", "/api/audit/summary");
    expect(json).toEqual({ totalAuditLogs: (await list("recent", other)).json.length, totalUsers: 1 });
  });

  test("the export is a file of a list, of a table and a time", async () => {
    const { headers, json } = await list("export");
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("content-disposition")).toContain(`filename="audit_logs_${TODAY}.json"`);
    expect(json).toEqual((await list("recent")).json);
    const narrow = await list(`export?tableName=parents&start=${TODAY}&end=${TODAY}`);
    expect(new Set(narrow.json.map(({ tableName }) => tableName))).toEqual(new Set(["parents"]));
  });

  test.each([...LISTS, "export"])("23.4: %s is not for HEAD, by which nobody reads", async (path) => {
    const before = await list("recent", other);
    expect((await other.call("HEAD", `/api/audit/${path}`)).status).toBe(405);
    // To take the log along is an entry.
    expect((await list("recent", other)).json).toEqual(before.json);
  });

  test.each([
    ["time-range?start=2026-11-22&end=2026-11-01", 400, "end"],
    ["time-range?start=2026-11-22", 400, "end"],
    ["time-range", 400, "start"],
    ["time-range?start=0000-01-01&end=2026-11-01", 400, "start"],
    ["export?end=2026-11-22", 400, "end"],
    ["export?tableName=users%3Bdrop", 400, "tableName"],
    ["recent?cursor=nowhere", 400, "cursor"],
    ["recent?limit=0", 400, "limit"],
    ["recent?userEmail=a&userEmail=b", 400, "userEmail"],
    ["recent?userEmail=%00", 400, "userEmail"],
    ["table/users%3Bdrop", 404, null],
    ["action/insert", 404, null],
  ])("%s is refused", async (path, status, field) => {
    const answer = await parent.call<{ details?: object }>("GET", `/api/audit/${path}`);
    expect(answer.status).toBe(status);
    if (field !== null) expect(Object.keys(answer.json.details ?? {})).toContain(field);
  });

  test("the last year that a date has is a time like any other", async () => {
    expect((await list("time-range?start=2020-01-01&end=9999-12-31")).json.length).toBeGreaterThan(1);
  });
});
