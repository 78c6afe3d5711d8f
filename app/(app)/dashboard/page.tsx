import type { Metadata } from "next";
import { BillingBanner } from "@/components/features/billing/billing-banner";
import { DashboardScreen } from "@/components/features/dashboard/dashboard-screen";
import { findCurrentSubscription } from "@/lib/features/billing/find-current-subscription";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/dashboard", searchParams);
  const subscription = await findCurrentSubscription(ctx);
  return (
    <DashboardScreen
      firstName={requireParentActor(ctx.actor).firstName}
      notice={<BillingBanner subscription={subscription} onlyProblems className="mb-6" />}
    />
  );
}
