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
};

export type CheckoutView = { checkoutUrl: string; message: string };

export type UsageView = {
  storiesThisMonth: number;
  storiesLimit: number;
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
  price: number | null;
  nextBillingDate: string | null;
  trialEnd: string | null;
  cancelAtPeriodEnd: boolean;
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
