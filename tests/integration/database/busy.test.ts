import { beforeAll, expect, test } from "vitest";
import { asAppError } from "@/lib/http/error-response";
import { inTransaction } from "@/lib/platform/context";
import { signedInParent } from "@/tests/support/family";
import { withClient } from "@/tests/support/with-client";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let ports: TestSystem;

beforeAll(async () => {
  ports = await workerDatabase({ DATABASE_LOCK_SECONDS: "1", DATABASE_STATEMENT_SECONDS: "2" });
});

/** What the edge would answer to a failure of `work`. */
const answerTo = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => asAppError(error),
  );

test("whoever waits too long for a row is asked to try again", async () => {
  const ctx = await signedInParent(ports);
  await withClient(ports.databaseUrl, async (holder) => {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM parents WHERE id = $1 FOR UPDATE", [ctx.parentId]);
    const [raw, update] = await Promise.all([
      answerTo(
        inTransaction(
          ctx,
          (tx) => tx.$queryRaw`SELECT 1 FROM parents WHERE id = ${ctx.parentId}::uuid FOR UPDATE`,
        ),
      ),
      answerTo(
        inTransaction(ctx, (tx) => tx.parent.update({ where: { id: ctx.parentId }, data: { phone: "1" } })),
      ),
    ]);
    await holder.query("ROLLBACK");
    expect(raw).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 2 });
    expect(update).toMatchObject({ code: "UNAVAILABLE" });
  });
});

test("a statement that takes too long is asked to try again, and a faulty one is our fault", async () => {
  expect(await answerTo(ports.db.$queryRaw`SELECT pg_sleep(10)`)).toMatchObject({ code: "UNAVAILABLE" });
  expect(await answerTo(ports.db.$queryRaw`SELECT 1 / 0`)).toBeNull();
});
