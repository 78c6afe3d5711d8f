/** The eight states in which the payment provider can report a subscription. */
export const SUBSCRIPTION_STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "paused",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type PaidPeriod = "monthly" | "annual";

/** Why a subscription ended. Ours are written to the provider with the end, so that its word says it all. */
export const END_REASONS = [
  "requested",
  "payment_failed",
  "duplicate",
  "refunded",
  "money_back",
  "disputed",
  "trial_used",
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What a price stands for. */
export type PriceFacts = { productId: string; billingPeriod: PaidPeriod; priceCents: number };

export type SubscriptionFacts = {
  stripeSubscriptionId: string;
  status: SubscriptionStatus;
  productId: string;
  priceId: string;
  billingPeriod: PaidPeriod;
  /** What is charged for one period. */
  priceCents: number;
  currency: string;
  /** What begins with the next period, where a change waits for it. */
  next: PriceFacts | null;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  /** It ends by itself and won't be renewed. */
  cancelAtPeriodEnd: boolean;
  trialEnd: Date | null;
  /** When cancelling was asked for last. */
  canceledAt: Date | null;
  endedAt: Date | null;
  endReason: EndReason | null;
  /** The same for the same card, whoever uses it. */
  cardFingerprint: string | null;
  createdAt: Date;
};

/** `open`: the bank has not decided. */
export type DisputeState = "open" | "won" | "lost";

export type InvoiceFacts = {
  stripeInvoiceId: string;
  stripeSubscriptionId: string | null;
  number: string | null;
  status: string;
  currency: string;
  amountDueCents: number;
  amountPaidCents: number;
  hostedUrl: string | null;
  pdfUrl: string | null;
  issuedAt: Date;
  /** When it was made payable; the first attempt to collect follows at once. */
  finalizedAt: Date | null;
  paidAt: Date | null;
  /** A payment has been tried. */
  attempted: boolean;
  attemptCount: number;
  /** When trying failed, of a bill that is open. */
  failedAt: Date[];
  /** The bank waits for the customer to confirm. */
  needsAction: boolean;
  refundedCents: number;
  /** When money went back last. */
  refundedAt: Date | null;
  dispute: DisputeState | null;
};

export type CheckoutFacts = {
  id: string;
  customerId: string | null;
  status: "open" | "complete" | "expired";
  /** The hosted page; only while open. */
  url: string | null;
  expiresAt: Date;
  /** Price and trial that the page offers, see `CheckoutOrder`. */
  offer: string | null;
};

export type PaymentEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** Refunds and disputes name a charge instead of a customer. */
  chargeId: string | null;
  createdAt: Date;
};

export type CheckoutOrder = {
  customerId: string;
  parentId: string;
  planId: string;
  priceId: string;
  /** 0: no trial. */
  trialDays: number;
  /** Names price and trial, so that an open page can be told from one with yesterday's price. */
  offer: string;
  successUrl: string;
  cancelUrl: string;
  /** The same key gives the same session. */
  idempotencyKey: string;
};

export type RefundReason = "duplicate" | "requested_by_customer";

export type CataloguePlan = {
  id: string;
  slug: string;
  name: string;
  description: string;
  monthlyCents: number;
  /** 0: not sold by the year. */
  annualCents: number;
  /** Whether a subscriber of another plan may change to it. */
  isChoice: boolean;
};
export type CatalogueIds = {
  planId: string;
  productId: string;
  monthlyPriceId: string;
  annualPriceId: string | null;
  /** What these prices charge. */
  monthlyCents: number;
  annualCents: number;
};

/** One question of the portal leads back as soon as it is answered. */
export type PortalTarget =
  | { kind: "home" }
  /** The front page without another plan: first what is owed. */
  | { kind: "settle" }
  | { kind: "card" }
  | { kind: "change" | "cancel"; subscriptionId: string };

/**
 * The payment provider. It is the truth about subscriptions; we hold a copy. Everything that creates is
 * idempotent under the business id it is given.
 *
 * @throws AppError UNAVAILABLE when the provider can't be reached or is busy, UPSTREAM_FAILED when it refuses.
 */
export type Payments = {
  /** Answers the customer's id. */
  createCustomer(parent: { parentId: string; email: string; idempotencyKey: string }): Promise<string>;
  /** Bills and receipts go to another address from now on; a customer that is gone stays gone. */
  moveCustomer(customerId: string, email: string): Promise<void>;
  /** For one that nothing was ever bought for; one that is gone stays gone. */
  deleteCustomer(customerId: string): Promise<void>;
  createCheckout(order: CheckoutOrder): Promise<CheckoutFacts>;
  /** `null`: the provider doesn't know it. */
  getCheckout(sessionId: string): Promise<CheckoutFacts | null>;
  /** Closes an unpaid page; a page that is closed or paid stays as it is. */
  expireCheckout(sessionId: string): Promise<void>;
  /** All of a customer's subscriptions, ended ones too. */
  listSubscriptions(customerId: string): Promise<SubscriptionFacts[]>;
  /** Everybody's that have not ended. */
  listLiveSubscriptions(): Promise<(SubscriptionFacts & { customerId: string })[]>;
  /** The newest hundred, newest first. */
  listInvoices(customerId: string): Promise<InvoiceFacts[]>;
  /** A sign-in-free link to the customer's own billing pages. */
  createPortal(customerId: string, returnUrl: string, target?: PortalTarget): Promise<string>;
  /** Ends it at once. One that has ended stays as it is. */
  cancelSubscription(subscriptionId: string, reason: EndReason): Promise<void>;
  /** Nothing is charged any more and it ends with its period; a change that waits is dropped. */
  stopRenewal(subscriptionId: string): Promise<void>;
  /** It goes on after all. One that has ended stays as it is. */
  resumeRenewal(subscriptionId: string): Promise<void>;
  /** From the next period on it costs this price; nothing is charged now. One that has ended stays as it is. */
  changePrice(subscriptionId: string, priceId: string, idempotencyKey: string): Promise<void>;
  /** Pays an invoice back in full, once, whatever the key. */
  refundInvoice(invoiceId: string, reason: RefundReason, idempotencyKey: string): Promise<void>;
  /** Nobody can pay it any more. One that is paid or void stays as it is. */
  voidInvoice(invoiceId: string): Promise<void>;
  /** Whose card a charge was taken from; `null`: the provider doesn't know the charge. */
  findChargedCustomer(chargeId: string): Promise<string | null>;
  /** Makes products and prices match the plans; a changed amount becomes a new price. */
  syncCatalogue(plans: CataloguePlan[], idempotencyKey: string): Promise<CatalogueIds[]>;
  /** What happened since, whether or not it was delivered; newest first. */
  listEvents(since: Date, types: readonly string[]): Promise<PaymentEvent[]>;
  /** @throws AppError VALIDATION when the signature, its age or the body is wrong */
  verifyEvent(rawBody: Buffer, signature: string | null): PaymentEvent;
};
