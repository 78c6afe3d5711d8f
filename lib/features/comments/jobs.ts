import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetRefusedJob = defineJob({
  name: "comments.forget-refused",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-refused")).forgetRefused,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "53 3 * * *",
});

/** In the morning of America, where most who look are. */
const tellModeratorsJob = defineJob({
  name: "comments.tell-moderators",
  payload: z.object({}).nullish(),
  load: async () => (await import("./tell-moderators")).tellModerators,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "23 13 * * *",
});

export const commentJobs = [forgetRefusedJob, tellModeratorsJob];
