import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetChanges = defineJob({
  name: "addresses.forget-changes",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-changes")).forgetChanges,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "23 * * * *",
});

export const addressJobs = [forgetChanges];
