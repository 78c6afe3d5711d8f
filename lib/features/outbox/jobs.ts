import { defineJob } from "@/lib/platform/jobs/define-job";
import { sendEmailPayload } from "./contract";
import { SEND_RETRIES } from "./rules";

export const sendEmailJob = defineJob({
  name: "email.send",
  payload: sendEmailPayload,
  load: async () => (await import("./send-email")).sendEmail,
  retries: SEND_RETRIES,
  timeoutSeconds: 60,
  concurrency: 4,
});

export const outboxJobs = [sendEmailJob];
