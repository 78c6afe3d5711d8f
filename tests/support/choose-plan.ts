import { expect } from "vitest";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { refreshSubscription } from "@/lib/features/billing/sync/refresh-subscription";
import type { Member } from "./payment-world";

type Slug = "basic" | "standard" | "family";

/** Chooses a plan, paid by the month, on the provider's own page. */
export async function chooseAtProvider(ctx: Member, slug: Slug): Promise<void> {
  const plan = await ctx.db.plan.findUniqueOrThrow({ where: { slug } });
  const { portalUrl } = await openPortal(ctx, { action: "change" });
  const answer = await fetch(portalUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ action: "plan", price: plan.stripeMonthlyPrice ?? "" }),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/\/settings\/subscription\?updated=1$/);
}

/** The same, and comes back. */
export async function choosePlan(ctx: Member, slug: Slug): Promise<void> {
  await chooseAtProvider(ctx, slug);
  await refreshSubscription(ctx);
}
