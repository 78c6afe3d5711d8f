import { z } from "zod";
import { nameJob } from "@/lib/platform/jobs/job-name";

/** Looks a customer up again because of an event. */
export const syncCustomerJob = nameJob(
  "billing.sync-customer",
  z.object({ customerId: z.string(), eventId: z.string(), eventType: z.string() }),
);

/** Looks a customer up again because we and the provider disagree. */
export const lookUpCustomerJob = nameJob("billing.look-up-customer", z.object({ customerId: z.string() }));

/** Tells the payment provider that a parent has another address. */
export const moveCustomerJob = nameJob("billing.move-customer", z.object({ parentId: z.uuid() }));
