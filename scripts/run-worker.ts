import { startWorker } from "@/lib/http/job-runner";
import { readQueueDepth } from "@/lib/platform/jobs/queue-depth";
import { metrics } from "@/lib/platform/metrics/metrics";
import { serveMetrics } from "@/lib/platform/metrics/serve-metrics";
import { ports } from "@/lib/platform/ports";
import { pendingMigrations } from "@/scripts/database/pending-migrations";
import { endOnFault } from "@/scripts/local/end-on-fault";
import { onStop } from "@/scripts/local/on-stop";

const all = ports();
endOnFault(all.log);
const pending = await pendingMigrations(all.config.DATABASE_URL);
if (pending.length > 0) {
  process.stderr.write(
    `The database lacks ${pending.length} migrations from prisma/migrations/${pending[0] ?? ""} on: run \`npm run migrate\`, then start the worker again.
`,
  );
  process.exit(1);
}
metrics().watchQueue(() => readQueueDepth(all.db));
const measured = await serveMetrics(all.config.WORKER_METRICS_PORT, all.config.METRICS_HOST);
const starting = startWorker(all);
// Before it says that it works: whoever reads that may stop it at once.
onStop(all.config.STOP_SECONDS, async () => {
  const worker = await starting;
  await worker.stop();
  await measured?.close();
  await all.jobs.stop();
  await all.db.$disconnect();
  all.log.info("worker stopped");
});
await starting;
all.log.info("worker started");
