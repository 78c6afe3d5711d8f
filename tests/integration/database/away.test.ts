import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asAppError } from "@/lib/http/error-response";
import { inTransaction, type Context, type Ports } from "@/lib/platform/context";
import { fetchRows, sql } from "@/lib/platform/db/database";
import { openPorts } from "@/lib/platform/ports";
import { signedInParent } from "@/tests/support/family";
import { switchableProxy, type SwitchableProxy } from "@/tests/support/switchable-proxy";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let line: SwitchableProxy;
let ctx: Context & { parentId: string };
const opened: { ports: Ports; line: SwitchableProxy }[] = [];

let system: TestSystem;
beforeAll(async () => {
  system = await workerDatabase();
});
beforeEach(async () => {
  const { config, databaseUrl } = system;
  line = await switchableProxy(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = new URL(line.url).port;
  const ports = openPorts({
    ...config,
    DATABASE_URL: url.toString(),
    DATABASE_LOCK_SECONDS: 2,
    DATABASE_STATEMENT_SECONDS: 5,
  });
  opened.push({ ports, line });
  ctx = await signedInParent(ports);
  // Connections that are in the pool when it happens, and more than one.
  await Promise.all(Array.from({ length: 3 }, () => inTransaction(ctx, (tx) => tx.parent.count())));
  await ctx.limits.spend({ name: "warm", points: 9, perSeconds: 60 }, "up");
});
afterAll(async () => {
  for (const { ports, line } of opened) {
    await line.stop();
    await ports.jobs.stop();
    await ports.db.$disconnect();
  }
});

const answerTo = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => {
      const known = asAppError(error);
      return known ? `${known.code} ${known.retryAfterSeconds ?? "never"}` : inspect(error, { depth: 5 });
    },
  );

const limit = { name: "away", points: 5, perSeconds: 60 };

/** Every way in which the product asks the database. */
const questions = (): Promise<unknown>[] => [
  fetchRows(ctx.db, sql`SELECT 1`),
  ctx.db.$queryRaw`SELECT 1`,
  ctx.db.parent.findFirst({ where: { id: ctx.parentId }, select: { id: true } }),
  inTransaction(ctx, (tx) => tx.parent.update({ where: { id: ctx.parentId }, data: { phone: "1" } })),
  ctx.limits.spend(limit, "ada"),
  ctx.limits.hasRoom(limit, "ada"),
  ctx.limits.forget(limit, "ada"),
  ctx.limits.giveBack(limit, "ada"),
];

// 16.48
test.each(["cut", "hush"] as const)(
  "a database that is away (%s) is told as that, in every way it is asked, and is there again afterwards",
  async (how) => {
    line[how]();
    for (const answer of await Promise.all(questions().map(answerTo)))
      expect(answer).toMatch(/^UNAVAILABLE \d$/);
    // Once more, when the pool has noticed.
    for (const answer of await Promise.all(questions().map(answerTo)))
      expect(answer).toMatch(/^UNAVAILABLE \d$/);
    line.mend();
    expect(await answerTo(fetchRows(ctx.db, sql`SELECT 1`))).toBe("done");
  },
);

// 16.48
test("whoever is at work when the line breaks is told so", async () => {
  const working = answerTo(
    inTransaction(ctx, async (tx) => {
      await tx.parent.update({ where: { id: ctx.parentId }, data: { phone: "2" } });
      line.cut();
      await tx.parent.update({ where: { id: ctx.parentId }, data: { phone: "3" } });
    }),
  );
  expect(await working).toMatch(/^UNAVAILABLE \d$/);
});
