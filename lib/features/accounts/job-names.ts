import { z } from "zod";
import { nameJob } from "@/lib/platform/jobs/job-name";

/** `ask` names the request, so that a job that runs twice mails once. */
const link = z.object({ email: z.string(), ask: z.string() });
/** Of the clock of whoever asked. */
const timeZone = z.string().nullable().default(null);

export const mailRegistrationJob = nameJob(
  "accounts.mail-registration",
  z.object({ registrationId: z.uuid(), from: z.string().nullable(), timeZone }),
);
export const mailVerificationJob = nameJob(
  "accounts.mail-verification",
  link.extend({ from: z.string().nullable().default(null), timeZone }),
);
export const mailResetLinkJob = nameJob("accounts.mail-reset-link", link);
