import type { CheckoutSessionView, CheckoutView, PlanView } from "@/lib/features/billing/contract";
import { patient, type ApiClient } from "./http-client";

type Plans = Record<"Free" | "Basic" | "Standard" | "Family", PlanView>;

export async function plansOnOffer(client: ApiClient): Promise<Plans> {
  const { json } = await patient(client).call<PlanView[]>("GET", "/api/payments/plans");
  return Object.fromEntries(json.map((plan) => [plan.name, plan])) as Plans;
}

/** The provider's name of the checkout session behind a payment page. */
export function sessionIdIn(url: string): string {
  const id = /cs_\w+/.exec(url)?.[0];
  if (!id) throw new Error(`no session in ${url}`);
  return id;
}

/** Pays at the provider's page. @returns the provider's status: 200 for money that came */
export async function payAtPage(stripe: string, sessionId: string, card?: string): Promise<number> {
  const response = await fetch(`${stripe}/_sandbox/checkout/${sessionId}/pay`, {
    method: "POST",
    body: JSON.stringify(card ? { card } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Buys a plan the way a browser does: page, card, success page. */
export async function buyPlan(
  system: { stripe: string },
  client: ApiClient,
  planId: string,
  card?: string,
): Promise<CheckoutSessionView> {
  const page = await patient(client).call<CheckoutView>("POST", "/api/payments/checkout-session", { planId });
  if (page.status !== 200) throw new Error(`checkout: ${page.status} ${page.text}`);
  const sessionId = sessionIdIn(page.json.checkoutUrl);
  const paid = await payAtPage(system.stripe, sessionId, card);
  if (paid !== 200) throw new Error(`payment: ${paid}`);
  const confirmed = await patient(client).call<CheckoutSessionView>(
    "GET",
    `/api/payments/session/${sessionId}`,
  );
  if (confirmed.status !== 200) throw new Error(`confirmation: ${confirmed.status} ${confirmed.text}`);
  return confirmed.json;
}
