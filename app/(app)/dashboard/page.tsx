import type { Metadata } from "next";
import { DashboardScreen } from "@/components/features/dashboard/dashboard-screen";
import { signedInPage } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const ctx = await signedInPage("/dashboard");
  return <DashboardScreen firstName={requireParentActor(ctx.actor).firstName} />;
}
