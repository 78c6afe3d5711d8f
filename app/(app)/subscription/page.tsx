import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BillingBanner } from "@/components/features/billing/billing-banner";
import { PlansScreen } from "@/components/features/billing/plans-screen";
import { findTrialDays } from "@/lib/features/billing/checkout/find-trial-days";
import { healCheckout } from "@/lib/features/billing/checkout/heal-checkout";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { findUsage } from "@/lib/features/billing/subscription/find-usage";
import { PLANS_FIGURES, TRUST_NOTES } from "@/lib/features/content/claims";
import { FEATURES } from "@/lib/features/content/landing-copy";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { readForPage } from "@/lib/http/read-for-page";
import { requireParent } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Choose your plan" };

export default async function SubscriptionPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/subscription", searchParams);
  const parent = requireParent(ctx.actor);
  // Nobody who has paid is offered a second plan because a message got lost.
  const isLookingUp = await healCheckout(ctx);
  const { hasActiveSubscription } = await readForPage(ctx, findEntitlement(ctx, parent));
  if (hasActiveSubscription) redirect("/dashboard");
  const [subscription, trialDays, usage] = await readForPage(
    ctx,
    Promise.all([findCurrentSubscription(ctx), findTrialDays(ctx, parent), findUsage(ctx)]),
  );
  return (
    <PlansScreen
      notice={<BillingBanner subscription={subscription} onlyProblems className="mx-auto mb-10 max-w-2xl" />}
      isLookingUp={isLookingUp}
      trialDays={trialDays}
      usage={usage}
      content={{ features: FEATURES, figures: PLANS_FIGURES, trustNotes: TRUST_NOTES }}
    />
  );
}
