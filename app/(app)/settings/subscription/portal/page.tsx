import { redirect } from "next/navigation";
import { openPortal } from "@/lib/features/billing/open-portal";
import { signedInPage } from "@/lib/http/page-gate";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

const LIMIT = { name: "portal", points: 30, perSeconds: 600 };

// E-mails link here: the provider's own link is good for minutes only.
export default async function BillingPortalPage() {
  const ctx = await signedInPage("/settings/subscription/portal");
  let address = "/settings/subscription?portal=failed";
  try {
    await ctx.limits.spend(LIMIT, requireParent(ctx.actor));
    address = (await openPortal(ctx, { action: "card" })).portalUrl;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ err: error }, "no billing portal for the link in an e-mail");
  }
  redirect(address);
}
