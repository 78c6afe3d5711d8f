// Types only: what the sandbox answers is held against the SDK that will read it.
// eslint-disable-next-line no-restricted-imports
import type Stripe from "stripe";

/**
 * The SDK's type of an object as it travels over HTTP: references are ids and decimals are strings, because
 * both are only widened by the SDK after it has read the answer.
 */
export type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends ReadonlyArray<infer Item>
      ? Array<Wire<Item>>
      : { [Key in keyof T]: WireField<T[Key]> };

type WireField<Field> = string extends Field ? Exclude<Field, object> : Wire<Field>;

export type WireCustomer = Wire<Stripe.Customer>;
export type WireProduct = Wire<Stripe.Product>;
export type WirePrice = Wire<Stripe.Price>;
export type WirePlan = Wire<Stripe.Plan>;
export type WireSession = Wire<Stripe.Checkout.Session>;
export type WireSubscription = Wire<Stripe.Subscription>;
export type WireItem = Wire<Stripe.SubscriptionItem>;
/** `subscription` left the SDK's type with the 2025 versions; older accounts still send it. */
export type WireInvoice = Wire<Stripe.Invoice> & { subscription: string | null };
export type WireLine = Wire<Stripe.InvoiceLineItem>;
export type WireInvoicePayment = Wire<Stripe.InvoicePayment>;
export type WireIntent = Wire<Stripe.PaymentIntent>;
export type WireCharge = Wire<Stripe.Charge>;
export type WireDispute = Wire<Stripe.Dispute>;
export type WireRefund = Wire<Stripe.Refund>;
export type WirePaymentMethod = Wire<Stripe.PaymentMethod>;
export type WirePortalConfiguration = Wire<Stripe.BillingPortal.Configuration>;
export type WirePortalSession = Wire<Stripe.BillingPortal.Session>;
export type WireSchedule = Wire<Stripe.SubscriptionSchedule>;
export type WireEndpoint = Wire<Stripe.WebhookEndpoint>;

export interface WireEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";

export const DAY = 86_400;
