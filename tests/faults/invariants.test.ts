import { rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect } from "vitest";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { checkInvariants } from "@/lib/features/operations/check-invariants";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import type { Tx } from "@/lib/platform/db/database";
import { runInvariantCheck } from "@/tests/support/invariant-check";
import { system as systemContext } from "@/tests/support/family";
import { goal } from "@/tests/support/goal";
import { aFamily, aWish, runOrder } from "@/tests/support/orders";
import { STEP_PATIENCE_MS } from "@/tests/support/patience";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
let made: { finished: string; failed: string; waiting: string; parentId: string };

beforeAll(async () => {
  system = await workerDatabase();
  const { ctx, parentId, childId } = await aFamily(system);
  const order = async (child: string, title: string) =>
    (await requestBook(ctx, { input: aWish(child, { title }), idempotencyKey: null })).id;
  const finished = await order(childId, "Finished");
  await runOrder(system, finished);
  const failed = await order(childId, "Failed");
  await deleteChild(ctx, { id: childId });
  await runOrder(system, failed);
  const other = await aFamily(system);
  const { id: waiting } = await requestBook(other.ctx, { input: aWish(other.childId), idempotencyKey: null });
  made = { finished, failed, waiting, parentId };
});

class Undo extends Error {}

/** What is found while something is wrong that no code of ours could bring about; the transaction takes it back. */
async function foundWhile(breakIt: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let rules: string[] = [];
  const work = system.db.$transaction(
    async (tx) => {
      // Without the triggers and foreign keys that forbid it.
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await breakIt(tx);
      const db = tx as unknown as TestSystem["db"];
      rules = (await checkInvariants({ ...systemContext(system), db })).map(({ rule }) => rule);
      throw new Undo();
    },
    { timeout: STEP_PATIENCE_MS },
  );
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return rules;
}

type Break = { rule: string; breakIt: (tx: Tx) => Promise<unknown> };

const BREAKS: Break[] = [
  {
    rule: "the counters of a period are what the ledger says",
    breakIt: (tx) => tx.$executeRaw`UPDATE usage_periods SET used = used + 1`,
  },
  {
    rule: "the counters of a period are what the ledger says",
    breakIt: (tx) => tx.$executeRaw`DELETE FROM usage_periods`,
  },
  {
    rule: "an order takes one credit",
    breakIt: (tx) => tx.$executeRaw`DELETE FROM credit_ledger WHERE kind = 'RESERVE'`,
  },
  {
    rule: "a finished order used its credit",
    breakIt: (tx) => tx.$executeRaw`DELETE FROM credit_ledger WHERE kind = 'COMMIT'`,
  },
  {
    rule: "a failed order gives its credit back once, or counts and says so",
    breakIt: (tx) => tx.$executeRaw`DELETE FROM credit_ledger WHERE kind = 'RELEASE'`,
  },
  {
    rule: "a finished book is whole",
    breakIt: (tx) => tx.$executeRaw`UPDATE book_pages SET picture_file_id = NULL WHERE number = 1`,
  },
  {
    rule: "a finished book is whole",
    breakIt: (tx) => tx.$executeRaw`DELETE FROM book_pages`,
  },
  {
    rule: "a failed order leaves no book",
    breakIt: (tx) => tx.$executeRaw`
      UPDATE book_requests SET status = 'FAILED', failure_code = 'ERROR', failure_message = 'Sorry.'
      WHERE id = ${made.finished}::uuid`,
  },
  {
    rule: "an order that waits is not settled",
    breakIt: (tx) => tx.$executeRaw`
      INSERT INTO credit_ledger (parent_id, book_request_id, kind, period_start)
      SELECT parent_id, book_request_id, 'COMMIT', period_start FROM credit_ledger
      WHERE book_request_id = ${made.waiting}::uuid`,
  },
  {
    rule: "an order that was begun ends in time",
    breakIt: (tx) => tx.$executeRaw`
      UPDATE book_requests SET status = 'RUNNING', started_at = now() - interval '20 minutes'
      WHERE id = ${made.waiting}::uuid`,
  },
  {
    rule: "an order that ended keeps no steps and no claims",
    breakIt: (tx) => tx.$executeRaw`
      INSERT INTO book_request_steps (book_request_id, step, output)
      VALUES (${made.failed}::uuid, 'page/1', '{}')`,
  },
  {
    rule: "an order that waits has a job",
    breakIt: (tx) => tx.$executeRaw`DELETE FROM pgboss.job WHERE name = 'story.make'`,
  },
  {
    rule: "a book in the library belongs to a finished order",
    breakIt: (tx) => tx.$executeRaw`
      UPDATE book_requests SET book_id = NULL WHERE id = ${made.finished}::uuid`,
  },
  {
    rule: "a file that is kept is used",
    breakIt: (tx) => tx.$executeRaw`UPDATE book_pages SET picture_file_id = NULL`,
  },
  {
    rule: "a file goes when its time has come",
    breakIt: (tx) => tx.$executeRaw`
      UPDATE files SET delete_after = now() - interval '2 hours' WHERE kind = 'pdf'`,
  },
  {
    rule: "a row has its file",
    breakIt: (tx) => tx.$executeRaw`UPDATE files SET storage_key = 'nowhere' WHERE kind = 'pdf'`,
  },
  {
    rule: "a file is what was stored",
    breakIt: (tx) => tx.$executeRaw`UPDATE files SET sha256 = sha256('x') WHERE kind = 'pdf'`,
  },
  {
    rule: "a PDF can be read",
    breakIt: (tx) => tx.$executeRaw`UPDATE files SET kind = 'pdf' WHERE kind = 'picture'`,
  },
];

goal(
  {
    id: "R21",
    title: "whatever must hold of orders, credits, books and files: each break is found, also by the command",
    quick: BREAKS.length,
    full: BREAKS.length,
  },
  async ({ note }) => {
    expect(await checkInvariants(systemContext(system))).toEqual([]);
    for (const { rule, breakIt } of BREAKS) expect(await foundWhile(breakIt)).toContain(rule);
    expect(await checkInvariants(systemContext(system))).toEqual([]);

    const stray = path.join(system.config.FILES_DIR, "stray");
    await writeFile(stray, "half");
    // Somebody may be about to give it its row.
    expect(await checkInvariants(systemContext(system))).toEqual([]);
    expect(await runInvariantCheck(system)).toEqual({ code: 0, lines: ["all invariants hold"] });
    const earlier = new Date(Date.now() - 2 * 3600_000);
    await utimes(stray, earlier, earlier);
    expect(await runInvariantCheck(system)).toEqual({
      code: 1,
      lines: ["broken: a file has its row (stray)", "1 broken"],
    });
    await rm(stray);
    note("rules seen to fire", BREAKS.length + 1);
  },
);
