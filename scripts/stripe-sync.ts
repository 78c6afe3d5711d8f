import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { asCommand } from "./as-command";

await asCommand("stripe-sync", async (ctx) => {
  const plans = await syncCatalogue(ctx);
  ctx.log.info({ plans }, "the plans are in step with the payment provider");
});
