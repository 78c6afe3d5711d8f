import { PgBoss, type Job as Delivery } from "pg-boss";
import type { Log } from "@/lib/platform/log/logger";
import { KEPT_DAYS } from "@/lib/shared/retention";
import type { Job, JobRun } from "./define-job";
import { QUEUE_SCHEMA } from "./queue";
import { requestIdIn, TRACE, type Trace } from "./traceparent";

// A killed worker's job is found by its missing heartbeat: 10 s of silence, noticed within 5 s more.
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;
// Retries are not announced, so the poll behind the announcements must be frequent where somebody waits; nobody waits for what
// the clock begins, and it is more than half of the queues.
const POLL_SECONDS = 2;
const SCHEDULED_POLL_SECONDS = 30;

const queueOptions = (job: Job) => ({
  retryLimit: job.retries,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: job.timeoutSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  notify: true,
  deleteAfterSeconds: KEPT_DAYS.finishedJobs * 24 * 3600,
});

export type Worker = { stop(): Promise<void> };

type WorkerOptions = {
  databaseUrl: string;
  jobs: Job[];
  log: Log;
  execute: (job: Job, payload: unknown, run: JobRun) => Promise<void>;
};

/** Creates or updates the queue's own tables and queues. Safe to run from several processes at once. */
export async function prepareQueue(databaseUrl: string, jobs: Job[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 2,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (const job of jobs) {
      await boss.createQueue(job.name, queueOptions(job));
      await boss.updateQueue(job.name, queueOptions(job));
      if (job.schedule) await boss.schedule(job.name, job.schedule);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The consuming side: takes up every job until it is stopped; running jobs get 20 s to finish. */
export async function startQueueWorker({ databaseUrl, jobs, log, execute }: WorkerOptions): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 5,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    queueCacheIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (err) => {
    log.error({ err }, "job queue");
  });
  await boss.start();

  for (const job of jobs) {
    const poll = job.schedule ? SCHEDULED_POLL_SECONDS : POLL_SECONDS;
    const options = {
      batchSize: 1,
      includeMetadata: true as const,
      localConcurrency: job.concurrency,
      pollingIntervalSeconds: poll,
      notifyPollingIntervalSeconds: poll,
      // Without it each would rest for two seconds between two jobs of a backlog.
      burstWhenReadyExceeds: 1,
      ...(job.groupConcurrency ? { groupConcurrency: job.groupConcurrency } : {}),
    };
    await boss.work(job.name, options, async (deliveries) => {
      for (const delivery of deliveries) {
        const { [TRACE]: trace, ...payload } = dataOf(delivery);
        const requestId = requestIdIn(trace);
        await execute(job, payload, {
          retryCount: delivery.retryCount,
          signal: signalOf(delivery),
          ...(requestId ? { requestId } : {}),
        });
      }
    });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 20_000 }) };
}

// A scheduled job has none.
const dataOf = ({ data }: Delivery<unknown>): Trace => (typeof data === "object" && data ? data : {});

const signalOf = (delivery: Delivery<unknown>): AbortSignal => delivery.signal;
