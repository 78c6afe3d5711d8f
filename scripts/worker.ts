import { startWorker } from "@/lib/http/job-runner";
import { ports } from "@/lib/platform/ports";
import { onStop } from "@/scripts/local/on-stop";

const all = ports();
const worker = await startWorker(all);
all.log.info("worker started");

process.on("unhandledRejection", (err) => {
  all.log.error({ err }, "unhandled rejection");
});

onStop(async () => {
  await worker.stop();
  await all.jobs.stop();
  await all.db.$disconnect();
  all.log.info("worker stopped");
});
