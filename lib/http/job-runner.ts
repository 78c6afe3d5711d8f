import { randomUUID } from "node:crypto";
import { accountJobs } from "@/lib/features/accounts/jobs";
import { addressJobs } from "@/lib/features/addresses/jobs";
import { auditJobs } from "@/lib/features/audit/jobs";
import { billingJobs } from "@/lib/features/billing/jobs";
import { careersJobs } from "@/lib/features/careers/jobs";
import { commentJobs } from "@/lib/features/comments/jobs";
import { contactJobs } from "@/lib/features/contact/jobs";
import { narrationJobs } from "@/lib/features/narration/jobs";
import { newsletterJobs } from "@/lib/features/newsletter/jobs";
import { operationsJobs } from "@/lib/features/operations/jobs";
import { outboxJobs } from "@/lib/features/outbox/jobs";
import { privacyJobs } from "@/lib/features/privacy/jobs";
import { readingJobs } from "@/lib/features/reading/jobs";
import { familyJobs } from "@/lib/features/family/jobs";
import { giftJobs } from "@/lib/features/gifts/jobs";
import { reportJobs } from "@/lib/features/reports/jobs";
import { statusJobs } from "@/lib/features/status/jobs";
import { storyJobs } from "@/lib/features/stories/jobs";
import { uploadJobs } from "@/lib/features/uploads/jobs";
import type { Context, Ports } from "@/lib/platform/context";
import type { Job, JobRun } from "@/lib/platform/jobs/define-job";
import { tracedBy } from "@/lib/platform/jobs/queue";
import { prepareQueue, startQueueWorker, type Worker } from "@/lib/platform/jobs/queue-worker";
import { metrics } from "@/lib/platform/metrics/metrics";
import { ports as processPorts } from "@/lib/platform/ports";
import { AppError } from "@/lib/shared/app-error";
import { webhookJobs } from "@/lib/features/webhooks/jobs";

/** Every job of the product. */
export const jobs: Job[] = [
  ...storyJobs,
  ...narrationJobs,
  ...uploadJobs,
  ...billingJobs,
  ...outboxJobs,
  ...webhookJobs,
  ...accountJobs,
  ...addressJobs,
  ...contactJobs,
  ...readingJobs,
  ...familyJobs,
  ...giftJobs,
  ...reportJobs,
  ...commentJobs,
  ...newsletterJobs,
  ...auditJobs,
  ...careersJobs,
  ...operationsJobs,
  ...statusJobs,
  ...privacyJobs,
];

/** Creates or updates the queue's tables, queues and schedules. */
export const prepareJobs = (databaseUrl: string): Promise<void> => prepareQueue(databaseUrl, jobs);

/**
 * Runs one delivery the way the worker does: as the system. Every log line has the id of the request that it goes back
 * to, through however many jobs; what nobody asked for, such as a schedule, gets an id of its own.
 */
export async function executeJob(ports: Ports, job: Job, payload: unknown, run: JobRun): Promise<void> {
  const requestId = run.requestId ?? randomUUID();
  const log = ports.log.child({ job: job.name, requestId });
  const ctx: Context = {
    ...ports,
    jobs: tracedBy(ports.jobs, requestId),
    log,
    actor: { kind: "system", name: job.name },
    requestId,
    now: () => new Date(),
  };
  const started = performance.now();
  const measure = (outcome: "ok" | "failed" | "put off") => {
    metrics().jobDone(job.name, outcome, (performance.now() - started) / 1000);
  };
  try {
    const handler = await job.load();
    await handler(ctx, job.payload.parse(payload), run);
    log.debug({ ms: Math.round(performance.now() - started) }, "job done");
    measure("ok");
  } catch (err) {
    const { retryCount } = run;
    const isPutOff = err instanceof AppError && err.code === "UNAVAILABLE";
    measure(isPutOff ? "put off" : "failed");
    // During an outage every waiting job comes by again and again; where it happened is no news then.
    if (isPutOff) {
      log.warn({ reason: err.message, retryCount }, "job put off");
    } else log.error({ err, retryCount }, "job failed");
    throw err;
  }
}

/** Takes up jobs until it is stopped. Jobs that run get time to finish. */
export async function startWorker(ports: Ports = processPorts()): Promise<Worker> {
  const { config, log } = ports;
  return startQueueWorker({
    databaseUrl: config.DATABASE_URL,
    jobs: jobs.map((job) => ({ ...job, concurrency: Math.min(job.concurrency, config.WORKER_CONCURRENCY) })),
    log,
    execute: (job, payload, run) => executeJob(ports, job, payload, run),
  });
}
