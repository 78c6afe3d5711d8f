import type { Page } from "@playwright/test";
import type { CheckoutView } from "@/lib/features/billing/contract";
import { plansOnOffer } from "@/tests/support/card-payment";
import { expect, type Member } from "@/tests/e2e/billing-fixtures";

export const openCheckout = async (member: Pick<Member, "call">, plan: "Basic" | "Family") => {
  const plans = await plansOnOffer(member as Member);
  const { json } = await member.call<CheckoutView>("POST", "/api/payments/checkout-session", {
    planId: plans[plan].id,
  });
  return json.checkoutUrl;
};

/** Opens a page whose time only passes when the test says so. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  await expect(page.getByText("in 10 seconds")).toBeVisible();
}
