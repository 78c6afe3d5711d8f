import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetApplicationsJob = defineJob({
  name: "careers.forget-applications",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-applications")).forgetApplications,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "59 3 * * *",
});

export const careersJobs = [forgetApplicationsJob];
