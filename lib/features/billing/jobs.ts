import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";

/** Looks a customer up again because of an event. */
export const syncCustomerJob = defineJob({
  name: "billing.sync-customer",
  payload: z.object({ customerId: z.string(), eventId: z.string(), eventType: z.string() }),
  load: async () => (await import("./sync-after-event")).syncAfterEvent,
  retries: 8,
  timeoutSeconds: 90,
  concurrency: 8,
});

/** Looks a customer up again because we and the provider disagree. */
export const lookUpCustomerJob = defineJob({
  name: "billing.look-up-customer",
  payload: z.object({ customerId: z.string() }),
  load: async () => (await import("./look-up-customer")).lookUpCustomer,
  retries: 8,
  timeoutSeconds: 90,
  concurrency: 2,
});

/** Finds what no delivery told us. */
const reconcileJob = defineJob({
  name: "billing.reconcile",
  payload: z.unknown(),
  load: async () => (await import("./reconcile-payments")).reconcilePayments,
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: "*/15 * * * *",
});

export const billingJobs = [syncCustomerJob, lookUpCustomerJob, reconcileJob];
