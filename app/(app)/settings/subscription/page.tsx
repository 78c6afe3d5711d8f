import type { Metadata } from "next";
import { SubscriptionSettings } from "@/components/features/billing/subscription-settings";
import { healCheckout } from "@/lib/features/billing/checkout/heal-checkout";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findUsage } from "@/lib/features/billing/subscription/find-usage";
import { listInvoices } from "@/lib/features/billing/subscription/list-invoices";
import { listLedger } from "@/lib/features/billing/subscription/list-ledger";
import { refreshSubscription } from "@/lib/features/billing/sync/refresh-subscription";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { readForPage } from "@/lib/http/read-for-page";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Subscription & Billing" };

const LEDGER_PAGE = 10;

export default async function SubscriptionSettingsPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/settings/subscription", searchParams);
  // The way back from the billing portal: what was done there shall show without waiting for a message.
  const { updated, portal } = await searchParams;
  const answered = updated === "1" ? await readForPage(ctx, refreshSubscription(ctx)) : undefined;
  const isLookingUp = await healCheckout(ctx, answered);
  const [subscription, usage, invoices, ledger] = await readForPage(
    ctx,
    Promise.all([
      findCurrentSubscription(ctx),
      findUsage(ctx),
      listInvoices(ctx),
      listLedger(ctx, { limit: LEDGER_PAGE }),
    ]),
  );
  return (
    <SubscriptionSettings
      firstName={requireParentActor(ctx.actor).firstName}
      subscription={subscription}
      usage={usage}
      invoices={invoices}
      ledger={ledger}
      isLookingUp={isLookingUp}
      portalFailed={portal === "failed"}
      returned={updated === "1"}
    />
  );
}
