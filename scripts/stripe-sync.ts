import { randomUUID } from "node:crypto";
import { syncCatalogue } from "@/lib/features/billing/sync-catalogue";
import { ports } from "@/lib/platform/ports";

const all = ports();
try {
  const plans = await syncCatalogue({
    ...all,
    actor: { kind: "system", name: "stripe-sync" },
    requestId: randomUUID(),
    now: () => new Date(),
  });
  all.log.info({ plans }, "the plans are in step with the payment provider");
} finally {
  await all.db.$disconnect();
}
