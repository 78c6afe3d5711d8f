import { startWorker } from "@/lib/http/job-runner";
import { ports } from "@/lib/platform/ports";
import { pendingMigrations } from "@/scripts/database/pending-migrations";
import { onStop } from "@/scripts/local/on-stop";

const all = ports();
const pending = await pendingMigrations(all.config.DATABASE_URL);
if (pending.length > 0) {
  process.stderr.write(
    `The database lacks ${pending.length} migrations from prisma/migrations/${pending[0] ?? ""} on: run \`npm run migrate\`, then start the worker again.\n`,
  );
  process.exit(1);
}
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
