import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

const nothing = z.object({}).nullish();

const sealAudit = defineJob({
  name: "audit.seal",
  payload: nothing,
  load: async () => {
    const { sealAudit } = await import("./seal-audit");
    return async (ctx, _payload, { signal }) => {
      await sealAudit(ctx, signal);
    };
  },
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: "* * * * *",
});

const forgetOldEntries = defineJob({
  name: "audit.forget-old-entries",
  payload: nothing,
  load: async () => {
    const { forgetOldEntries } = await import("./forget-old-entries");
    return async (ctx, _payload, { signal }) => forgetOldEntries(ctx, signal);
  },
  retries: 2,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: "41 3 * * *",
});

export const auditJobs = [sealAudit, forgetOldEntries];
