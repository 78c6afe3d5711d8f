import { z } from "zod";

export const checkoutInput = z.object({
  planId: z.string().min(1).max(100),
  billingPeriod: z.enum(["monthly", "annual"]).default("monthly"),
  // Sent by the screens of the specification and ignored: the price is ours.
  planName: z.unknown().optional(),
  planPrice: z.unknown().optional(),
  sourcePage: z.enum(["landing", "subscription"]).default("subscription"),
});
export type CheckoutInput = z.output<typeof checkoutInput>;

/** The provider's name for a checkout session. */
export const checkoutParams = z.object({ id: z.string().regex(/^cs_\w{1,200}$/) });

/** All but `home` lead straight to one question of the portal: the card, another plan, whether to cancel. */
export const portalInput = z
  .object({ action: z.enum(["home", "card", "change", "cancel"]).default("home") })
  .prefault({});
export type PortalInput = z.output<typeof portalInput>;

export const ledgerQuery = z.object({
  /** The last id of the page before. */
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type LedgerQuery = z.output<typeof ledgerQuery>;

/** A row of `GET /api/payments/plans`. Amounts in dollars, as the specification has them. */
export type PlanView = {
  id: string;
  name: string;
  description: string;
  priceMonthly: number;
  priceAnnual: number;
  free: boolean;
  popular: boolean;
  feature: string[];
  limits: { stories: number; children: number | null };
  /** Days without charge for whoever subscribes for the first time; 0 or absent: none. */
  trialDays?: number;
};

export type CheckoutView = { checkoutUrl: string; message: string };

/** What the success page learns about the session it came back from. */
export type CheckoutSessionView = {
  id: string;
  status: "open" | "complete" | "expired";
  /** The subscription is there and opens the product. */
  hasActiveSubscription: boolean;
  subscriptionStatus: string | null;
  plan: { id: string; name: string; features: string[] };
  billingPeriod: "monthly" | "annual";
};

export type PortalView = { portalUrl: string };

/** Where this deployment's stand-in of the provider has its pages; `null` where the provider is the real one. */
export type SandboxView = { origin: string | null };

export type InvoiceView = {
  id: string;
  number: string | null;
  /** `paid`, `open`, `void` or `uncollectible`. */
  status: string;
  /** Dollars. */
  amount: number;
  currency: string;
  issuedAt: string;
  paidAt: string | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
};

export type LedgerEntryView = {
  id: string;
  /** A story is reserved when ordered, committed when done, released when it could not be made. */
  kind: "RESERVE" | "COMMIT" | "RELEASE";
  title: string;
  createdAt: string;
};
export type LedgerView = { entries: LedgerEntryView[]; next: string | null };

export type UsageView = {
  storiesThisMonth: number;
  storiesLimit: number;
  /** Over what time stories are counted: the free plan's are counted once and for all. */
  storiesCounted: "this month" | "in all";
  childrenProfiles: number;
  /** `null`: no ceiling. */
  childrenLimit: number | null;
  totalStories: number;
  totalChildrenProfiles: number;
  lastUpdated: string;
};

export type CurrentSubscriptionView = {
  hasSubscription: boolean;
  status: string | null;
  planName: string | null;
  planId: string | null;
  billingPeriod: "monthly" | "annual" | null;
  /** The same as `billingPeriod`, by the specification's name. */
  billingCycle: "monthly" | "annual" | null;
  /** What this parent pays for one billing period; the catalogue may ask another price of new ones. */
  price: number | null;
  currency: string | null;
  monthlyPrice: number | null;
  annualPrice: number | null;
  currentPeriodEnd: string | null;
  /** `null` where nothing more will be charged. */
  nextBillingDate: string | null;
  trialEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** The plan that begins with the next period, where a smaller one was chosen. */
  nextPlan: { name: string; billingPeriod: "monthly" | "annual"; price: number } | null;
  /** When access ends unless the payment is mended. */
  graceEndsAt: string | null;
  features: string[];
};

/** What a plan allows a parent right now; read by every gate. */
export type Entitlement = {
  hasActiveSubscription: boolean;
  planName: string;
  subscriptionStatus: string | null;
  storiesLimit: number;
  childrenLimit: number | null;
  periodStart: Date;
  periodEnd: Date;
};
