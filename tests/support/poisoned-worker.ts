import { executeJob, jobs } from "@/lib/http/job-runner";
import { startQueueWorker } from "@/lib/platform/jobs/queue-worker";
import { ports } from "@/lib/platform/ports";
import type { Ports } from "@/lib/platform/context";
import { onStop } from "@/scripts/local/on-stop";
import { ENDLESS, POISON } from "./poison";

// The product's worker, but for stories that it doesn't survive, whose first picture ends the whole process, and for
// stories whose first picture is never stored.
const all = ports();

async function titleOf(payload: unknown): Promise<string> {
  const { bookRequestId } = payload as { bookRequestId: string };
  const request = await all.db.bookRequest.findUnique({
    where: { id: bookRequestId },
    select: { order: true },
  });
  return (request?.order as { title?: string } | null)?.title ?? "";
}

const storing = (onPut: () => void): Ports => ({
  ...all,
  storage: {
    ...all.storage,
    put: () => {
      onPut();
      return new Promise<void>(() => undefined);
    },
  },
});

function portsFor(title: string): Ports {
  if (title.startsWith(ENDLESS)) return storing(() => undefined);
  if (title.startsWith(POISON)) return storing(() => process.kill(process.pid, "SIGKILL"));
  return all;
}

const worker = await startQueueWorker({
  databaseUrl: all.config.DATABASE_URL,
  jobs: jobs.map((job) => ({
    ...job,
    concurrency: Math.min(job.concurrency, all.config.WORKER_CONCURRENCY),
  })),
  log: all.log,
  execute: async (job, payload, run) => {
    const own = job.name === "story.make" ? portsFor(await titleOf(payload)) : all;
    await executeJob(own, job, payload, run);
  },
});

onStop(all.config.STOP_SECONDS, async () => {
  await worker.stop();
  await all.jobs.stop();
  await all.db.$disconnect();
});
// As the product's own says it.
all.log.info("worker started");
