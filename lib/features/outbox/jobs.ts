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

export const outboxJobs = [sendEmail];
