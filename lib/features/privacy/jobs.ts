import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { eraseAccountJob, followDeletionJob, makeExportJob } from "./job-names";
import { EXPORT_RETRIES } from "./rules";

const followDeletion = defineJob({
  ...followDeletionJob,
  load: async () => (await import("./follow-deletion")).followDeletion,
  // With pauses of up to a minute: the provider may be away for a day.
  retries: 1_500,
  timeoutSeconds: 90,
  concurrency: 2,
  groupConcurrency: 1,
});

const eraseAccount = defineJob({
  ...eraseAccountJob,
  load: async () => (await import("./erase-account")).eraseAccount,
  // It is ordered again as long as the account is there.
  retries: 20,
  timeoutSeconds: 900,
  concurrency: 1,
  groupConcurrency: 1,
});

const eraseDue = defineJob({
  name: "privacy.erase-due",
  payload: z.object({}).nullish(),
  load: async () => (await import("./erase-due-accounts")).eraseDueAccounts,
  retries: 2,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: "*/10 * * * *",
});

const forgetProofs = defineJob({
  name: "privacy.forget-proofs",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-proofs")).forgetProofs,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "23 4 * * *",
});

const makeExport = defineJob({
  ...makeExportJob,
  load: async () => (await import("./make-export")).makeExport,
  retries: EXPORT_RETRIES,
  // Its parts wait an hour to be kept.
  timeoutSeconds: 1_800,
  concurrency: 1,
});

const forgetExports = defineJob({
  name: "privacy.forget-exports",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-exports")).forgetExports,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "37 * * * *",
});

export const privacyJobs = [followDeletion, eraseAccount, eraseDue, forgetProofs, makeExport, forgetExports];
