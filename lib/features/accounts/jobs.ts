import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

export const mailRegistrationPayload = z.object({ registrationId: z.uuid(), from: z.string().nullable() });
/** `ask` names the request, so that a job that runs twice mails once. */
export const mailLinkPayload = z.object({ email: z.string(), ask: z.string() });
export const mailVerificationPayload = mailLinkPayload.extend({ from: z.string().nullable().default(null) });

export const mailRegistrationJob = defineJob({
  name: "accounts.mail-registration",
  payload: mailRegistrationPayload,
  load: async () => (await import("./mail-registration")).mailRegistration,
  retries: 10,
  timeoutSeconds: 30,
  concurrency: 2,
});

export const mailVerificationJob = defineJob({
  name: "accounts.mail-verification",
  payload: mailVerificationPayload,
  load: async () => (await import("./mail-verification")).mailVerification,
  retries: 10,
  timeoutSeconds: 30,
  concurrency: 2,
});

export const mailResetLinkJob = defineJob({
  name: "accounts.mail-reset-link",
  payload: mailLinkPayload,
  load: async () => (await import("./mail-reset-link")).mailResetLink,
  retries: 10,
  timeoutSeconds: 30,
  concurrency: 2,
});

const forgetExpiredJob = defineJob({
  name: "accounts.forget-expired",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-expired")).forgetExpired,
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: "17 * * * *",
});

export const accountJobs = [mailRegistrationJob, mailVerificationJob, mailResetLinkJob, forgetExpiredJob];
