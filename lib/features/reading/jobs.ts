import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const sendMonthlyReportsJob = defineJob({
  name: "reading.send-monthly-reports",
  payload: z.object({}).nullish(),
  load: async () => {
    const { sendMonthlyReports } = await import("./send-monthly-reports");
    return async (ctx) => {
      await sendMonthlyReports(ctx);
    };
  },
  retries: 5,
  timeoutSeconds: 1800,
  concurrency: 1,
  // A day later: by then the month has ended in every zone, and what was read offline has mostly arrived.
  schedule: "10 9 2 * *",
});

export const readingJobs = [sendMonthlyReportsJob];
