import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetReportsJob = defineJob({
  name: "reports.forget-reports",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-reports")).forgetReports,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "47 3 * * *",
});

export const reportJobs = [forgetReportsJob];
