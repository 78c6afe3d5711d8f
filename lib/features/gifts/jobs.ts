import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetGiftsJob = defineJob({
  name: "gifts.forget-gifts",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-gifts")).forgetGifts,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "53 3 * * *",
});

export const giftJobs = [forgetGiftsJob];
