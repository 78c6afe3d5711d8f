import { PgBoss } from "pg-boss";
import { afterAll } from "vitest";
import type { TestSystem } from "./worker-database";

const LOOK_MS = 300;

/**
 * Has a private database miss a worker as soon as it is dead, instead of after ten to fifteen seconds of silence, and
 * give what it left to others without the growing pause. A worker is dead once none of its connections is left, so
 * that a slow one keeps its work. Jobs enqueued before keep their pauses.
 */
export async function impatientQueue({ db, databaseUrl }: TestSystem): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false`;
  await db.$executeRaw`CREATE TABLE claims (job_id uuid PRIMARY KEY, worker text NOT NULL)`;
  await db.$executeRaw`
    CREATE FUNCTION note_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO public.claims VALUES (NEW.id, current_setting('application_name'))
      ON CONFLICT (job_id) DO UPDATE SET worker = EXCLUDED.worker;
      RETURN NEW;
    END $$`;
  await db.$executeRaw`
    CREATE TRIGGER note_claim BEFORE UPDATE ON pgboss.job FOR EACH ROW
    WHEN (NEW.state = 'active' AND OLD.state <> 'active') EXECUTE FUNCTION note_claim()`;
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
      await db.$executeRaw`
        UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' FROM claims
        WHERE job.id = claims.job_id AND job.state = 'active' AND NOT EXISTS (
          SELECT 1 FROM pg_stat_activity WHERE application_name = claims.worker)`;
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
