import { redirect } from "next/navigation";
import { isPaymentAddress } from "@/lib/features/billing/rules";
import { findSandbox } from "@/lib/features/billing/subscription/find-sandbox";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { asAppError } from "@/lib/http/error-response";
import { signedInPage } from "@/lib/http/page-gate";
import { requireParent } from "@/lib/shared/actor";

const LIMIT = { name: "portal", points: 30, perSeconds: 600 };

// E-mails link here: the provider's own link is good for minutes only.
export default async function BillingPortalPage() {
  const ctx = await signedInPage("/settings/subscription/portal");
  let address = "/settings/subscription?portal=failed";
  try {
    await ctx.limits.spend(LIMIT, requireParent(ctx.actor));
    const { portalUrl } = await openPortal(ctx, { action: "card" });
    if (isPaymentAddress(portalUrl, findSandbox(ctx).origin)) address = portalUrl;
    else ctx.log.error("the payment provider named a billing portal somewhere else");
  } catch (error) {
    // An outage, too: the settings say what there is to say, as soon as they can be read.
    if (!asAppError(error)) throw error;
    ctx.log.warn({ err: error }, "no billing portal for the link in an e-mail");
  }
  redirect(address);
}
