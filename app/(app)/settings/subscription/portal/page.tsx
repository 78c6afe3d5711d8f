import type { Metadata } from "next";
import { PortalDoor } from "@/components/features/billing/portal-door";
import { signedInPage } from "@/lib/http/page-gate";

export const metadata: Metadata = { title: "Billing" };

// E-mails link here: the provider's own link is good for minutes only.
export default async function BillingPortalPage() {
  await signedInPage("/settings/subscription/portal");
  return <PortalDoor />;
}
