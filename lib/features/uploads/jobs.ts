import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const sweepFilesJob = defineJob({
  name: "uploads.sweep",
  payload: z.object({}).nullish(),
  load: async () => {
    const { sweepFiles } = await import("./sweep-files");
    return async (ctx) => {
      const { removed } = await sweepFiles(ctx);
      if (removed > 0) ctx.log.info({ removed }, "files swept");
    };
  },
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: "*/10 * * * *",
});

export const uploadJobs = [sweepFilesJob];
