import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { mailRegistrationJob, mailResetLinkJob, mailVerificationJob } from "./job-names";

const mailRegistration = defineJob({
  ...mailRegistrationJob,
  load: async () => (await import("./registration/mail-registration")).mailRegistration,
  retries: 10,
  timeoutSeconds: 30,
  concurrency: 2,
});

const mailVerification = defineJob({
  ...mailVerificationJob,
  load: async () => (await import("./registration/mail-verification")).mailVerification,
  retries: 10,
  timeoutSeconds: 30,
  concurrency: 2,
});

const mailResetLink = defineJob({
  ...mailResetLinkJob,
  load: async () => (await import("./password/mail-reset-link")).mailResetLink,
  retries: 10,
  timeoutSeconds: 30,
  concurrency: 2,
});

const forgetExpired = defineJob({
  name: "accounts.forget-expired",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-expired")).forgetExpired,
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: "17 * * * *",
});

export const accountJobs = [mailRegistration, mailVerification, mailResetLink, forgetExpired];
