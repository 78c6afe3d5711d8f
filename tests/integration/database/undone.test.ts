import { beforeAll, describe, expect, test } from "vitest";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { signedInParent } from "@/tests/support/family";
import { withClient } from "@/tests/support/with-client";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

type Mark = (tx: Tx, id: string) => Promise<unknown>;

/** An error of the database comes in another shape from each. */
const WAYS: [string, Mark][] = [
  ["SQL", (tx, id) => tx.$executeRaw`UPDATE parents SET last_name = last_name || '+' WHERE id = ${id}::uuid`],
  [
    "the client",
    async (tx, id) => {
      // Locks the row; what stands there is read by whoever has it.
      await tx.parent.update({ where: { id }, data: { phone: "1" } });
      const { lastName } = await tx.parent.findUniqueOrThrow({ where: { id } });
      await tx.parent.update({ where: { id }, data: { lastName: `${lastName}+` } });
    },
  ],
];

/** Resolves for everybody once so many have come. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let come = 0;
  return async () => {
    come += 1;
    if (come === size) resolve(undefined);
    await promise;
  };
}

const namesOf = async ({ db }: TestSystem, ids: string[]) => {
  const rows = await db.parent.findMany({ where: { id: { in: ids } }, select: { lastName: true } });
  return rows.map(({ lastName }) => lastName);
};

describe("two transactions that lock two rows crosswise", () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await workerDatabase();
  });

  test.each(WAYS)("40P01 by %s: both are done, since the one that was undone began anew", async (_, mark) => {
    const [one, other] = [await signedInParent(system), await signedInParent(system)];
    const bothHold = meeting(2);
    let begun = 0;
    const cross = (ctx: Context, first: string, second: string) => {
      let isFirst = true;
      return inTransaction(ctx, async (tx) => {
        begun += 1;
        await mark(tx, first);
        if (isFirst) {
          isFirst = false;
          await bothHold();
        }
        await mark(tx, second);
      });
    };
    const ids = [one.parentId, other.parentId];
    await Promise.all([cross(one, one.parentId, other.parentId), cross(other, other.parentId, one.parentId)]);
    expect(begun).toBe(3);
    expect(await namesOf(system, ids)).toEqual(["Hale++", "Hale++"]);
  });
});

describe("a transaction that somebody is always quicker than", () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await workerDatabase();
    // Nothing of it is connected yet: every transaction sees the database as it began.
    await withClient(system.databaseUrl, (client) =>
      client.query(
        `ALTER DATABASE ${client.escapeIdentifier(client.database ?? "")} SET default_transaction_isolation = 'repeatable read'`,
      ),
    );
  });

  /** Marks a row that another changes meanwhile, as often as is said. */
  async function marked(mark: Mark, quicker: number) {
    const ctx = await signedInParent(system);
    let begun = 0;
    const outcome = await inTransaction(ctx, async (tx) => {
      begun += 1;
      if (begun <= quicker)
        await withClient(system.databaseUrl, (client) =>
          client.query("UPDATE parents SET phone = $1 WHERE id = $2", [String(begun), ctx.parentId]),
        );
      await mark(tx, ctx.parentId);
      return "done";
    }).catch((error: unknown) => error);
    return { begun, outcome, names: await namesOf(system, [ctx.parentId]) };
  }

  test.each(WAYS)("40001 by %s: is done once nobody is", async (_, mark) => {
    expect(await marked(mark, 2)).toEqual({ begun: 3, outcome: "done", names: ["Hale+"] });
  });

  test.each(WAYS)(
    "40001 by %s: is given up after three beginnings, and may be tried again",
    async (_, mark) => {
      const { begun, outcome, names } = await marked(mark, 3);
      expect(begun).toBe(3);
      expect(outcome).toMatchObject({ name: "AppError", code: "UNAVAILABLE", retryAfterSeconds: 2 });
      expect(names).toEqual(["Hale"]);
    },
  );
});
