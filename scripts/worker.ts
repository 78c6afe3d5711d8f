import { startWorker } from "@/lib/http/job-runner";
import { ports } from "@/lib/platform/ports";

const all = ports();
const worker = await startWorker(all);
all.log.info("worker started");

let stopping: Promise<void> | undefined;

async function stop(): Promise<void> {
  await worker.stop();
  await all.jobs.stop();
  await all.db.$disconnect();
  all.log.info("worker stopped");
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    stopping ??= stop();
  });
}
