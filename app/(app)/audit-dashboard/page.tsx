import type { Metadata } from "next";
import { AuditScreen } from "@/components/features/audit/audit-screen";
import { signedInPage, type PageQuery } from "@/lib/http/page-gate";
import { requireParentActor } from "@/lib/shared/actor";

export const metadata: Metadata = { title: "Audit Dashboard" };

/** The entries come by calls of the screen's own: only the browser knows its days, and an administrator may have to show who they are. */
export default async function AuditDashboardPage({ searchParams }: { searchParams: PageQuery }) {
  const ctx = await signedInPage("/audit-dashboard", searchParams);
  const { firstName, role } = requireParentActor(ctx.actor);
  return <AuditScreen firstName={firstName} seesEverybody={role === "admin"} />;
}
