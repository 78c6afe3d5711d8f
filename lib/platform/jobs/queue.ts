import { PgBoss, fromPrisma } from "pg-boss";
import type { z } from "zod";
import type { Tx } from "@/lib/platform/db/database";
import type { Log } from "@/lib/platform/log/logger";
import type { JobName } from "./job-name";
import { TRACE, traceparentOf, type Trace } from "./traceparent";

export type EnqueueOptions = {
  /** Limits how many of the same group run at once, see `Job.groupConcurrency`. */
  group?: string;
  /** At most one waiting job for a key. */
  key?: string;
  startAfterSeconds?: number;
  /** Taken up once nothing else of its kind waits. */
  isBulk?: boolean;
  /** The request that causes the work; see `tracedBy`. */
  requestId?: string;
};

/** Puts work into the queue inside the business transaction: committed together or not at all. */
export type JobQueue = {
  enqueue<Schema extends z.ZodType>(
    tx: Tx,
    job: JobName<Schema>,
    payload: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Throws when the queue can't be reached. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

export const QUEUE_SCHEMA = "pgboss";

const sendOptions = (options: EnqueueOptions) => ({
  ...(options.group ? { group: { id: options.group } } : {}),
  ...(options.key ? { singletonKey: options.key } : {}),
  ...(options.isBulk ? { priority: -1 } : {}),
  ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
});

/** The producing side, for web processes: no polling, no maintenance, one small pool. */
export function openQueue(databaseUrl: string, log: Log): JobQueue {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
    migrate: false,
    createSchema: false,
  });
  boss.on("error", (err) => {
    log.error({ err }, "job queue");
  });
  let started: Promise<unknown> | undefined;
  const start = () => {
    started ??= boss.start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };

  return {
    async enqueue(tx, job, payload, options = {}) {
      await start();
      const { requestId } = options;
      const trace: Trace = requestId ? { [TRACE]: traceparentOf(requestId) } : {};
      const data = { ...(job.payload.parse(payload) as object), ...trace };
      await boss.send(job.name, data, { ...sendOptions(options), db: fromPrisma(tx) });
    },
    async check() {
      await start();
      await boss.schemaVersion();
    },
    async stop() {
      if (started) await boss.stop({ graceful: false });
    },
  };
}

/** The same queue, whose jobs remember that this request caused them. */
export const tracedBy = (jobs: JobQueue, requestId: string): JobQueue => ({
  ...jobs,
  enqueue: (tx, job, payload, options) => jobs.enqueue(tx, job, payload, { ...options, requestId }),
});
