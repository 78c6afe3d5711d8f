import { executeJob, jobs } from "@/lib/http/job-runner";
import { startQueueWorker } from "@/lib/platform/jobs/queue-worker";
import { ports } from "@/lib/platform/ports";
import type { Ports } from "@/lib/platform/context";
import { onStop } from "@/scripts/local/on-stop";
import { POISON } from "./poison";

// The product's worker, but for stories that it doesn't survive: the first picture ends the whole process.
const all = ports();

async function isPoison(payload: unknown): Promise<boolean> {
  const { bookRequestId } = payload as { bookRequestId: string };
  const request = await all.db.bookRequest.findUnique({
    where: { id: bookRequestId },
    select: { order: true },
  });
  return (request?.order as { title?: string } | null)?.title?.startsWith(POISON) ?? false;
}

const deadly = (own: Ports): Ports => ({
  ...own,
  storage: {
    ...own.storage,
    put: () => {
      process.kill(process.pid, "SIGKILL");
      return new Promise<void>(() => undefined);
    },
  },
});

const worker = await startQueueWorker({
  databaseUrl: all.config.DATABASE_URL,
  jobs: jobs.map((job) => ({
    ...job,
    concurrency: Math.min(job.concurrency, all.config.WORKER_CONCURRENCY),
  })),
  log: all.log,
  execute: async (job, payload, run) => {
    const isDeadly = job.name === "story.make" && (await isPoison(payload));
    await executeJob(isDeadly ? deadly(all) : all, job, payload, run);
  },
});

onStop(async () => {
  await worker.stop();
  await all.jobs.stop();
  await all.db.$disconnect();
});
