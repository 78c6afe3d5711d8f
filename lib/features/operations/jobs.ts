import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetAnswersJob = defineJob({
  name: "operations.forget-answers",
  payload: z.object({}).nullish(),
  load: async () => {
    const { forgetAnswers } = await import("./forget-answers");
    return (ctx) => forgetAnswers(ctx);
  },
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "17 * * * *",
});

export const operationsJobs = [forgetAnswersJob];
