import { afterAll, beforeAll, describe, expect } from "vitest";
import { estimateBook } from "@/lib/features/spending/book-costs";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { asAppError } from "@/lib/http/error-response";
import { startWorker } from "@/lib/http/job-runner";
import { anotherProcess } from "@/tests/support/ai-runs";
import { type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { goal, isFullRun } from "@/tests/support/goal";
import { aFamily, aWish, type Family } from "@/tests/support/orders";
import { PATIENCE_MS } from "@/tests/support/patience";
import { startAiServer } from "@/tests/support/start-ai-server";
import { until } from "@/tests/support/until";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const MICROS_A_CENT = 10_000;
const AT_ONCE = 4;
const ROOM = isFullRun() ? 120 : 12;
/** The whole figure's orders are minutes of work for two workers. */

let server: AiServer;
let system: TestSystem;
let stop: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase({
    ...server.env,
    AI_BOOKS_AT_ONCE: String(AT_ONCE),
    WORKER_CONCURRENCY: "4",
  });
});
afterAll(async () => {
  await Promise.all(stop.map((end) => end()));
  stop = [];
});

/** Counts who is being served at the same moment. */
function watchCrowd() {
  const now = new Map<string, number>();
  const most = { all: 0, one: 0 };
  const draft = tells(aDraft({ ...ORDER, heroName: "Ada" }));
  server.chat.script(async (request) => {
    const { body } = request;
    const parent = String(body["safety_identifier"]);
    now.set(parent, (now.get(parent) ?? 0) + 1);
    most.one = Math.max(most.one, now.get(parent) ?? 0);
    most.all = Math.max(
      most.all,
      [...now.values()].reduce((sum, count) => sum + count, 0),
    );
    const [running] = await system.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM book_requests WHERE status = 'RUNNING'`;
    most.all = Math.max(most.all, running?.count ?? 0);
    now.set(parent, (now.get(parent) ?? 1) - 1);
    return draft(request);
  });
  return most;
}

const SIGNS = "amber blue coral dotty early foggy green happy icy jolly".split(" ");

/** In words: figures may read like a phone's number, and letters at random like a rude word. */
const titleOf = (number: number) =>
  `The kite of ${[0, 1, 2, 3].map((place) => SIGNS[Math.floor(number / 10 ** place) % 10]).join(" ")}`;

async function order({ ctx, childId }: Family, number: number): Promise<string> {
  try {
    await requestBook(ctx, { input: aWish(childId, { title: titleOf(number) }), idempotencyKey: null });
    return "taken";
  } catch (error) {
    // A crowd at one family's door may wait too long for its turn: told as busy, like everywhere.
    const known = asAppError(error);
    if (known) return known.code;
    throw error;
  }
}

describe("somebody who wants to spend our money", () => {
  goal(
    { id: "S28", title: "quota, crowd and daily budget hold", quick: 200, full: 10_000, minutes: 40 },
    async ({ count, note }) => {
      const estimate = estimateBook(system.config, "Emerging");
      const cents = Math.ceil((estimate * ROOM) / MICROS_A_CENT);
      const config = { ...system.config, AI_DAILY_BUDGET_CENTS: cents };
      const room = Math.floor((cents * MICROS_A_CENT) / estimate);
      const poor = anotherProcess(system, config);
      const accounts = isFullRun() ? 100 : 10;
      const families = await Promise.all(
        Array.from({ length: accounts }, (_, index) => aFamily(poor, index % 2 === 0 ? "free" : "basic")),
      );
      const outcomes: string[] = [];
      // One family uses up its stories first: in the crowd the budget may be gone before anybody's quota is.
      const [free] = families;
      for (let number = 1; free && number < room && !outcomes.includes("QUOTA_EXHAUSTED"); number += 1)
        outcomes.push(await order(free, number));
      const CROWD = 20;
      for (let done = 0; done < count; done += CROWD) {
        const wave = Array.from({ length: Math.min(CROWD, count - done) }, (_, index) => {
          const family = families[(done + index) % accounts];
          if (!family) throw new Error("no family");
          return order(family, done + index);
        });
        outcomes.push(...(await Promise.all(wave)));
      }
      const taken = outcomes.filter((outcome) => outcome === "taken").length;
      expect(taken).toBe(room);
      expect(new Set(outcomes)).toEqual(new Set(["taken", "UNAVAILABLE", "QUOTA_EXHAUSTED"]));
      const ledger = await system.db.creditEntry.count({ where: { kind: "RESERVE" } });
      expect(ledger).toBe(taken);

      const most = watchCrowd();
      for (const worker of await Promise.all([startWorker(poor), startWorker(poor)]))
        stop.push(() => worker.stop());
      const ended = () => system.db.bookRequest.count({ where: { status: { in: ["COMPLETED", "FAILED"] } } });
      await until("every order to end", async () => ((await ended()) === taken ? true : null), PATIENCE_MS);
      const paid = await system.db.aiCall.count();
      expect(server.chat.requests.length).toBe(paid);
      expect(paid).toBeLessThanOrEqual(taken * 4);
      expect(most.all).toBeLessThanOrEqual(AT_ONCE);
      expect(most.one).toBeLessThanOrEqual(2);
      const [spent] = await system.db.$queryRaw<{ micros: bigint }[]>`
        SELECT coalesce(sum(micros), 0)::bigint AS micros FROM ai_calls`;
      expect(Number(spent?.micros)).toBeLessThanOrEqual(cents * MICROS_A_CENT);
      note("orders taken", taken);
      note("provider calls", paid);
      note("most at once", most.all);
    },
  );
});
