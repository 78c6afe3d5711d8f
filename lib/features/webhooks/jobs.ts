import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { deliverJob } from "./job-names";

const deliver = defineJob({
  ...deliverJob,
  load: async () => (await import("./deliver")).deliver,
  // Of the work around a try; the tries themselves are counted in the row.
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 4,
});

const forgetDeliveries = defineJob({
  name: "webhook.forget",
  payload: z.object({}).nullish(),
  load: async () => (await import("./forget-deliveries")).forgetDeliveries,
  retries: 2,
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: "41 3 * * *",
});

export const webhookJobs = [deliver, forgetDeliveries];
