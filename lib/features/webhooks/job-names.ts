import { z } from "zod";
import { nameJob } from "@/lib/platform/jobs/job-name";

/** One try: a job that was overtaken by another one finds nothing to do. */
export const deliverJob = nameJob(
  "webhook.deliver",
  z.object({ deliveryId: z.uuid(), tries: z.number().int().min(0) }),
);
