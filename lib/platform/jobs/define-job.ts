import type { z } from "zod";
import type { Context } from "@/lib/platform/context";

export type JobRun = {
  /** 0 on the first try. */
  retryCount: number;
  /** Aborted when the worker stops or the job lost its claim. */
  signal: AbortSignal;
  /** The request that caused it; absent where none did. */
  requestId?: string;
};

export type JobHandler<Payload> = (ctx: Context, payload: Payload, run: JobRun) => Promise<void>;

type JobOptions<Schema extends z.ZodType> = {
  /** With `payload` the job's `JobName`. */
  name: string;
  payload: Schema;
  /** Loaded by the worker only, so that whoever enqueues does not bundle the work. */
  load: () => Promise<JobHandler<z.output<Schema>>>;
  retries: number;
  /** A try that runs longer is given up and tried again. */
  timeoutSeconds: number;
  /** How many run at once in one worker process. */
  concurrency: number;
  /** How many of one group (see `enqueue`) run at once over all workers. */
  groupConcurrency?: number;
  /** Cron in UTC, for jobs that nobody enqueues. */
  schedule?: string;
};

export type Job<Schema extends z.ZodType = z.ZodType> = JobOptions<Schema>;

/** Declares a job: its queue, its payload and what runs it. */
export const defineJob = <Schema extends z.ZodType>(job: JobOptions<Schema>): Job<Schema> => job;
