import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetMessagesJob = defineJob({
  name: "contact.forget-messages",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-messages")).forgetMessages,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "41 3 * * *",
});

export const contactJobs = [forgetMessagesJob];
