import { z } from "zod";

const billingPeriod = z.enum(["monthly", "annual"]);

/** A row of `GET /api/payments/plans`. Amounts in dollars, as the specification has them. */
export const planView = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  priceMonthly: z.number(),
  priceAnnual: z.number(),
  free: z.boolean(),
  popular: z.boolean(),
  feature: z.array(z.string()),
  limits: z.strictObject({ stories: z.number(), children: z.number().nullable() }),
  /** Days without charge for whoever subscribes for the first time; 0 or absent: none. */
  trialDays: z.number().optional(),
});

export const checkoutView = z.strictObject({
  checkoutUrl: z.url(),
  message: z.string(),
  /** Dollars for one billing period, as the page charges them. */
  price: z.number(),
});

/** What the success page learns about the session it came back from. */
export const checkoutSessionView = z.strictObject({
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  /** The subscription is there and opens the product. */
  hasActiveSubscription: z.boolean(),
  subscriptionStatus: z.string().nullable(),
  plan: z.strictObject({ id: z.string(), name: z.string(), features: z.array(z.string()) }),
  billingPeriod,
  /** When it stops being free, and the dollars that are due then for each period; `null` where it was paid at once. */
  trial: z.strictObject({ endsAt: z.iso.datetime(), price: z.number(), currency: z.string() }).nullable(),
});

export const portalView = z.strictObject({ portalUrl: z.url() });

/** Where this deployment's stand-in of the provider has its pages; `null` where the provider is the real one. */
export const sandboxView = z.strictObject({ origin: z.string().nullable() });

export const invoiceView = z.strictObject({
  id: z.string(),
  number: z.string().nullable(),
  /** `paid`, `open`, `void` or `uncollectible`. */
  status: z.string(),
  /** Dollars. */
  amount: z.number(),
  /** Dollars that went back. */
  refunded: z.number(),
  /** `open` while the bank decides, then `won` (by us) or `lost`. */
  dispute: z.enum(["open", "won", "lost"]).nullable(),
  currency: z.string(),
  issuedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  hostedUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});

/** A story is reserved when ordered, committed when done, released when it could not be made. */
const creditStep = z.strictObject({
  kind: z.enum(["RESERVE", "COMMIT", "RELEASE"]),
  createdAt: z.iso.datetime(),
});

/** One order, as its last step left it. */
export const ledgerEntryView = creditStep.extend({
  id: z.uuid(),
  title: z.string(),
  /** Every step, the first one first. */
  history: z.array(creditStep),
});

export const ledgerView = z.strictObject({
  entries: z.array(ledgerEntryView),
  next: z.uuid().nullable(),
});

export const usageView = z.strictObject({
  storiesThisMonth: z.number().int(),
  storiesLimit: z.number().int(),
  /** How many may still be ordered. */
  storiesLeft: z.number().int(),
  /** Over what time stories are counted: the free plan's are counted once and for all. */
  storiesCounted: z.enum(["this month", "in all"]),
  childrenProfiles: z.number().int(),
  /** `null`: no ceiling. */
  childrenLimit: z.number().int().nullable(),
  totalStories: z.number().int(),
  totalChildrenProfiles: z.number().int(),
  lastUpdated: z.iso.datetime(),
});

/** Why a plan ended. */
export const endReason = z.enum([
  "requested",
  "payment_failed",
  "duplicate",
  "refunded",
  "money_back",
  "disputed",
  "trial_used",
]);

export const openInvoiceView = z.strictObject({
  amount: z.number(),
  currency: z.string(),
  /** Where it can be paid, or confirmed. */
  payUrl: z.string().nullable(),
  /** The bank waits for the parent to confirm. */
  needsAction: z.boolean(),
});

/** What the thirty days' guarantee pays back now. */
export const moneyBackView = z.strictObject({
  amount: z.number(),
  currency: z.string(),
  until: z.iso.datetime(),
});

export const moneyBackDoneView = z.strictObject({
  amount: z.number(),
  currency: z.string(),
  message: z.string(),
});

export const currentSubscriptionView = z.strictObject({
  hasSubscription: z.boolean(),
  status: z.string().nullable(),
  planName: z.string().nullable(),
  planId: z.string().nullable(),
  billingPeriod: billingPeriod.nullable(),
  /** The same as `billingPeriod`, by the specification's name. */
  billingCycle: billingPeriod.nullable(),
  /** What this parent pays for one billing period; the catalogue may ask another price of new ones. */
  price: z.number().nullable(),
  currency: z.string().nullable(),
  monthlyPrice: z.number().nullable(),
  annualPrice: z.number().nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  /** `null` where nothing more will be charged. */
  nextBillingDate: z.iso.datetime().nullable(),
  trialEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** The plan that begins with the next period, where a smaller one was chosen. */
  nextPlan: z.strictObject({ name: z.string(), billingPeriod, price: z.number() }).nullable(),
  /** When access ends unless the payment is mended. */
  graceEndsAt: z.iso.datetime().nullable(),
  /** A bill that is to be paid before anything else is changed. */
  openInvoice: openInvoiceView.nullable(),
  /** What the plan costs from a renewal on, of which its owner was told at least thirty days before. */
  priceChange: z.strictObject({ price: z.number(), from: z.iso.datetime() }).nullable(),
  /** The plan that ended last, where none runs. */
  ended: z.strictObject({ planName: z.string(), at: z.iso.datetime(), reason: endReason }).nullable(),
  /** `null` outside of the guarantee. */
  moneyBack: moneyBackView.nullable(),
  features: z.array(z.string()),
});
