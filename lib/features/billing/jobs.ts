import { z } from "zod";
import { defineJob } from "@/lib/platform/jobs/define-job";
import { lookUpCustomerJob, moveCustomerJob, syncCustomerJob } from "./job-names";

const syncCustomer = defineJob({
  ...syncCustomerJob,
  load: async () => (await import("./events/sync-after-event")).syncAfterEvent,
  retries: 8,
  timeoutSeconds: 90,
  concurrency: 8,
});

const lookUpCustomer = defineJob({
  ...lookUpCustomerJob,
  load: async () => (await import("./sync/look-up-customer")).lookUpCustomer,
  retries: 8,
  timeoutSeconds: 90,
  concurrency: 2,
});

const moveCustomer = defineJob({
  ...moveCustomerJob,
  load: async () => (await import("./sync/move-customer")).moveCustomer,
  retries: 20,
  timeoutSeconds: 90,
  concurrency: 2,
});

/** Finds what no delivery told us. */
const reconcile = defineJob({
  name: "billing.reconcile",
  payload: z.unknown(),
  load: async () => (await import("./events/reconcile-payments")).reconcilePayments,
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: "*/15 * * * *",
});

/** Tells in time what is about to happen. */
const notices = defineJob({
  name: "billing.send-notices",
  payload: z.unknown(),
  load: async () => (await import("./pricing/send-notices")).sendNotices,
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: "*/15 * * * *",
});

const forget = defineJob({
  name: "billing.forget",
  payload: z.unknown(),
  load: async () => (await import("./erasure/forget-payments")).forgetPayments,
  retries: 2,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: "11 4 * * *",
});

export const billingJobs = [syncCustomer, lookUpCustomer, moveCustomer, reconcile, notices, forget];
