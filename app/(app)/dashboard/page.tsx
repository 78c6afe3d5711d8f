import type { Metadata } from "next";
import { BillingBanner } from "@/components/features/billing/billing-banner";
import { DashboardScreen } from "@/components/features/dashboard/dashboard-screen";
import { findCurrentSubscription } from "@/lib/features/billing/find-current-subscription";
import { signedInPage } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const ctx = await signedInPage("/dashboard");
  const subscription = await findCurrentSubscription(ctx);
  return (
    <DashboardScreen
      firstName={requireParentActor(ctx.actor).firstName}
      notice={<BillingBanner subscription={subscription} onlyProblems className="mb-6" />}
    />
  );
}
