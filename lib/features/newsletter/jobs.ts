import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetWaitingJob = defineJob({
  name: "newsletter.forget-waiting",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-waiting")).forgetWaiting,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "53 3 * * *",
});

export const newsletterJobs = [forgetWaitingJob];
