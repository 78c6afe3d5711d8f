import { z } from "zod";
import { defineEndpoint } from "@/lib/shared/endpoint";
import { checkoutInput, checkoutParams, ledgerQuery, portalInput } from "./contract";
import {
  checkoutSessionView,
  checkoutView,
  currentSubscriptionView,
  invoiceView,
  ledgerView,
  moneyBackDoneView,
  planView,
  portalView,
  sandboxView,
  usageView,
} from "./views";

/** Shared by every call that opens a page of the provider's. */
const CHECKOUT_LIMIT = { name: "checkout", points: 30, perSeconds: 600 };
/** The provider's events are a few kilobytes. */
const MAX_EVENT_BYTES = 512 * 1024;

export const paymentEndpoints = {
  plans: defineEndpoint({
    method: "GET",
    path: "/api/payments/plans",
    summary: "List the plans",
    // Signed-out pages ask for it too, and everybody gets the same.
    access: "public",
    response: { 200: z.array(planView) },
  }),
  startCheckout: defineEndpoint({
    method: "POST",
    path: "/api/payments/checkout-session",
    summary: "Begin to pay for a plan at the payment provider",
    access: "parent",
    body: checkoutInput,
    response: { 200: checkoutView },
    errors: ["NOT_FOUND", "CONFLICT", "UPSTREAM_FAILED"],
    limit: CHECKOUT_LIMIT,
  }),
  showCheckout: defineEndpoint({
    method: "GET",
    path: "/api/payments/session/{id}",
    summary: "Show how a checkout ended",
    access: "parent",
    params: checkoutParams,
    response: { 200: checkoutSessionView },
    errors: ["UPSTREAM_FAILED"],
    limit: { name: "checkout-confirm", points: 60, perSeconds: 600 },
    hasEffect: true,
  }),
  retryCheckout: defineEndpoint({
    method: "POST",
    path: "/api/payments/session/{id}/retry",
    summary: "Begin a checkout again that was left or failed",
    access: "parent",
    params: checkoutParams,
    response: { 200: checkoutView },
    errors: ["CONFLICT", "UPSTREAM_FAILED"],
    limit: CHECKOUT_LIMIT,
  }),
  openPortal: defineEndpoint({
    method: "POST",
    path: "/api/payments/customer-portal",
    summary: "Open the provider's page on which a subscription is changed",
    access: "parent",
    body: portalInput,
    response: { 200: portalView },
    errors: ["NOT_FOUND", "CONFLICT", "UPSTREAM_FAILED"],
    limit: { name: "portal", points: 30, perSeconds: 600 },
    // A link is good for minutes, so everybody gets one of their own.
    keyed: "never",
  }),
  currentSubscription: defineEndpoint({
    method: "GET",
    path: "/api/payments/current-subscription",
    summary: "Show the parent's subscription",
    access: "parent",
    response: { 200: currentSubscriptionView },
  }),
  usage: defineEndpoint({
    method: "GET",
    path: "/api/payments/usage-stats",
    summary: "Show what of the plan is used",
    access: "parent",
    response: { 200: usageView },
  }),
  invoices: defineEndpoint({
    method: "GET",
    path: "/api/payments/invoices",
    summary: "List the parent's invoices",
    access: "parent",
    response: { 200: z.array(invoiceView) },
  }),
  ledger: defineEndpoint({
    method: "GET",
    path: "/api/payments/ledger",
    summary: "List what each story did to the plan's credits",
    access: "parent",
    query: ledgerQuery,
    response: { 200: ledgerView },
  }),
  moneyBack: defineEndpoint({
    method: "POST",
    path: "/api/payments/money-back",
    summary: "Pay a family back under the 30-day guarantee, and end its plan",
    access: "parent",
    response: { 200: moneyBackDoneView },
    errors: ["CONFLICT", "UPSTREAM_FAILED"],
    limit: { name: "money-back", points: 10, perSeconds: 3600 },
    // Safe to repeat: what was paid back once is not paid back again.
    keyed: "never",
  }),
  // Asked before a page follows a payment address that is not the provider's own; a production deployment has no sandbox.
  sandbox: defineEndpoint({
    method: "GET",
    path: "/api/payments/sandbox",
    summary: "Where this deployment's stand-in of the payment provider has its pages",
    access: "public",
    response: { 200: sandboxView },
  }),
  // The caller proves itself by its signature over the very bytes it sent.
  stripeEvent: defineEndpoint({
    method: "POST",
    path: "/api/webhooks/stripe",
    summary: "Take an event from the payment provider",
    access: "public",
    raw: { maxBytes: MAX_EVENT_BYTES },
    response: { 200: z.strictObject({ received: z.literal(true) }) },
    // A refund or a dispute names a charge: whose it is, the provider is asked.
    errors: ["VALIDATION", "UPSTREAM_FAILED"],
  }),
};
