import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const probePartsJob = defineJob({
  name: "status.probe-parts",
  payload: z.object({}).nullish(),
  load: async () => (await import("./probe-parts")).probeParts,
  // The next one comes soon, and a late answer would be one of another moment.
  retries: 0,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "*/5 * * * *",
});

export const statusJobs = [probePartsJob];
