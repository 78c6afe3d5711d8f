import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { probeParts } from "@/lib/features/status/probe-parts";
import { showStatus } from "@/lib/features/status/show-status";
import type { Context } from "@/lib/platform/context";
import { system as asSystem } from "@/tests/support/family";
import { aFamily, aWish } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const MINUTE_MS = 60_000;
const NOW = new Date("2026-11-20T12:00:00Z");

/** What each address answers; a missing one hangs up. */
const answers = new Map<string, number>();
let server: Server;
let ports: TestSystem;

beforeAll(async () => {
  server = createServer((request, response) => {
    const status = answers.get(request.url ?? "");
    if (status === undefined) request.socket.destroy();
    else response.writeHead(status).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ports = await workerDatabase({
    APP_URL: url,
    STRIPE_API_URL: `${url}/stripe`,
    RESEND_BASE_URL: `${url}/resend`,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await ports.db.statusProbe.deleteMany();
  for (const path of ["/api/ready", "/stripe", "/resend"]) answers.set(path, 200);
});

const at = (time: Date, more: Partial<Context> = {}): Context => ({
  ...asSystem(ports, "status.probe-parts"),
  now: () => time,
  ...more,
});
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const statesAt = async (time: Date) => {
  const { parts } = await showStatus(at(time));
  return Object.fromEntries(parts.map(({ id, state }) => [id, state]));
};
const failedAt = async (time: Date) =>
  Object.entries(await statesAt(time)).flatMap(([id, state]) => (state === "failed" ? [id] : []));

describe("14.9: the status", () => {
  test("is not known before anybody looked, and good once all answer", async () => {
    expect(new Set(Object.values(await statesAt(NOW)))).toEqual(new Set(["unknown"]));
    await probeParts(at(NOW));
    expect(new Set(Object.values(await statesAt(NOW)))).toEqual(new Set(["ok"]));
    const { parts, incidents } = await showStatus(at(NOW));
    expect(incidents).toEqual([]);
    expect(parts[0]).toMatchObject({ uptime: "100%" });
    expect(parts[0]?.days.filter(({ share }) => share !== null)).toEqual([{ day: "2026-11-20", share: 1 }]);
  });

  test.each([
    ["the website that is not ready", "/api/ready", 503, "website"],
    ["payments whose provider fails", "/stripe", 500, "payments"],
    ["a mail provider that hangs up", "/resend", undefined, "email"],
  ])("sees %s", async (_, path, status, part) => {
    if (status) answers.set(path, status);
    else answers.delete(path);
    await probeParts(at(NOW));
    expect(await failedAt(NOW)).toEqual([part]);
  });

  test("takes a provider that asks for a key for one that works", async () => {
    answers.set("/stripe", 401);
    await probeParts(at(NOW));
    expect(await failedAt(NOW)).toEqual([]);
  });

  test("sees stories that nobody takes up", async () => {
    const { ctx, childId } = await aFamily(ports);
    await requestBook(ctx, { input: aWish(childId), idempotencyKey: null });
    await probeParts(at(NOW));
    expect(await failedAt(NOW)).toEqual([]);
    await ports.db.$executeRaw`
      UPDATE pgboss.job SET start_after = now() - interval '11 minutes' WHERE name = 'story.make'`;
    await probeParts(at(later(5)));
    expect(await failedAt(later(5))).toEqual(["stories"]);
    await ports.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'story.make'`;
  });

  test("sees files that can't be written", async () => {
    const { storage } = ports;
    const broken = { ...storage, check: () => rm("/proc/version") };
    await probeParts(at(NOW, { storage: broken }));
    expect(await failedAt(NOW)).toEqual(["files"]);
  });

  test("tells an incident from its beginning to its end", async () => {
    answers.set("/stripe", 500);
    for (const minutes of [0, 5, 10]) await probeParts(at(later(minutes)));
    const during = await showStatus(at(later(11)));
    expect(during.incidents).toMatchObject([{ part: "payments", from: NOW, to: null }]);
    answers.set("/stripe", 200);
    await probeParts(at(later(15)));
    const { incidents, parts } = await showStatus(at(later(16)));
    expect(incidents).toEqual([{ part: "payments", from: NOW, to: later(15), minutes: 15 }]);
    const payments = parts.find(({ id }) => id === "payments");
    expect(payments).toMatchObject({ state: "ok", uptime: "25.00%" });
    expect(payments?.days.at(-1)).toEqual({ day: "2026-11-20", share: 0.25 });
  });

  test("says so when nobody looks any more: no stories are made then, and the rest isn't known", async () => {
    await probeParts(at(NOW));
    expect(await statesAt(later(16))).toMatchObject({ stories: "failed", website: "unknown" });
  });

  test("counts two workers at the same moment once, and keeps ninety days", async () => {
    await Promise.all([probeParts(at(NOW)), probeParts(at(later(1)))]);
    expect(await ports.db.statusProbe.count()).toBe(1);
    await probeParts(at(later(91 * 24 * 60)));
    expect(await ports.db.statusProbe.count()).toBe(1);
  });
});
