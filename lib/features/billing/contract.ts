import { z } from "zod";
import type {
  checkoutSessionView,
  checkoutView,
  currentSubscriptionView,
  endReason,
  invoiceView,
  ledgerEntryView,
  ledgerView,
  moneyBackDoneView,
  moneyBackView,
  openInvoiceView,
  planView,
  portalView,
  sandboxView,
  usageView,
} from "./views";

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
  .object({
    action: z.enum(["home", "card", "change", "cancel"]).default("home"),
    line: z.enum(["stories", "api"]).optional().meta({
      description: "What it is about: the plan for stories, unless this says the one for the public API.",
    }),
  })
  .prefault({});
export type PortalInput = z.output<typeof portalInput>;

export const ledgerQuery = z.object({
  /** The last id of the page before. */
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type LedgerQuery = z.output<typeof ledgerQuery>;

export type PlanView = z.output<typeof planView>;

export type CheckoutView = z.output<typeof checkoutView>;

export type CheckoutSessionView = z.output<typeof checkoutSessionView>;

export type PortalView = z.output<typeof portalView>;

export type SandboxView = z.output<typeof sandboxView>;

export type InvoiceView = z.output<typeof invoiceView>;

export type LedgerEntryView = z.output<typeof ledgerEntryView>;
export type LedgerView = z.output<typeof ledgerView>;

export type UsageView = z.output<typeof usageView>;

export type CurrentSubscriptionView = z.output<typeof currentSubscriptionView>;
export type OpenInvoiceView = z.output<typeof openInvoiceView>;
export type MoneyBackView = z.output<typeof moneyBackView>;
export type MoneyBackDoneView = z.output<typeof moneyBackDoneView>;
export type EndReasonView = z.output<typeof endReason>;

/** What a plan allows a parent right now; read by every gate. */
export type Entitlement = {
  hasActiveSubscription: boolean;
  planName: string;
  /** What the plan promises, in the operator's words. */
  planFeatures: string[];
  subscriptionStatus: string | null;
  storiesLimit: number;
  childrenLimit: number | null;
  periodStart: Date;
  periodEnd: Date;
  /** Stories that count although they were made in another period: see `findStoriesBefore`. */
  storiesBefore: number;
};
