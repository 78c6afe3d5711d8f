import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { sendEmailJob } from "./job-names";
import { SEND_RETRIES } from "./rules";

const sendEmail = defineJob({
  ...sendEmailJob,
  load: async () => (await import("./send-email")).sendEmail,
  retries: SEND_RETRIES,
  timeoutSeconds: 60,
  concurrency: 4,
});

const forgetEmails = defineJob({
  name: "email.forget",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-emails")).forgetEmails,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "31 4 * * *",
});

export const outboxJobs = [sendEmail, forgetEmails];
