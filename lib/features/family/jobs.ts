import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const forgetInvitationsJob = defineJob({
  name: "family.forget-invitations",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-invitations")).forgetInvitations,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "47 3 * * *",
});

export const familyJobs = [forgetInvitationsJob];
