import { PgBoss } from "pg-boss";
import { afterAll } from "vitest";
import type { TestSystem } from "./worker-database";

const SILENCE_SECONDS = 4;
const LOOK_MS = 500;

/**
 * Has a private database miss its dead workers after four seconds instead of ten to fifteen, and give what they left
 * to others without the growing pause. Jobs enqueued before keep their patience.
 */
export async function impatientQueue({ db, databaseUrl }: TestSystem): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.queue SET heartbeat_seconds = ${SILENCE_SECONDS}, retry_delay = 0, retry_backoff = false`;
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: "pgboss",
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
    monitorIntervalSeconds: 1,
  });
  boss.on("error", () => undefined);
  await boss.start();
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      await boss.supervise("story.make");
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const watching = watch();
  afterAll(async () => {
    isOver = true;
    await watching;
    await boss.stop({ graceful: false });
  });
}
