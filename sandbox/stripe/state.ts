import type {
  WireCharge,
  WireCustomer,
  WireDispute,
  WireEndpoint,
  WireEvent,
  WireIntent,
  WireInvoice,
  WireInvoicePayment,
  WirePaymentMethod,
  WirePortalConfiguration,
  WirePortalSession,
  WirePrice,
  WireProduct,
  WireRefund,
  WireSchedule,
  WireSession,
  WireSubscription,
} from "./wire";

/** What a subscription remembers and Stripe does not show. */
export interface SubscriptionMemory {
  trialNoticeSent: boolean;
  /** Prorations that wait for the next invoice. */
  pendingLines: Array<{ amount: number; description: string; price: string; start: number; end: number }>;
  /** Applied when the period ends. */
  nextPrice: string | null;
}

export interface SessionMemory {
  lineItems: Array<{ price: string; quantity: number }>;
  trialDays: number;
  trialEnd: number | null;
  subscriptionMetadata: Record<string, string>;
  missingPaymentMethod: "cancel" | "create_invoice" | "pause";
  declined: number;
  /** A subscription whose first payment waits for the buyer's bank. */
  waiting?: string;
}

export interface BillingSettings {
  /** Days after each failed attempt until the next one. */
  retryDays: number[];
  afterRetries: "cancel" | "unpaid" | "past_due";
  trialNoticeDays: number;
}

export interface StripeState {
  clockOffset: number;
  settings: BillingSettings;
  customers: Record<string, WireCustomer>;
  deletedCustomers: Record<string, true>;
  products: Record<string, WireProduct>;
  prices: Record<string, WirePrice>;
  sessions: Record<string, WireSession>;
  sessionMemory: Record<string, SessionMemory>;
  subscriptions: Record<string, WireSubscription>;
  subscriptionMemory: Record<string, SubscriptionMemory>;
  invoices: Record<string, WireInvoice>;
  invoicePayments: Record<string, WireInvoicePayment>;
  intents: Record<string, WireIntent>;
  charges: Record<string, WireCharge>;
  refunds: Record<string, WireRefund>;
  /** A state that was stored before there were any has none. */
  disputes?: Record<string, WireDispute>;
  paymentMethods: Record<string, WirePaymentMethod>;
  cardNumbers: Record<string, string>;
  portalConfigurations: Record<string, WirePortalConfiguration>;
  portalSessions: Record<string, WirePortalSession>;
  schedules: Record<string, WireSchedule>;
  endpoints: Record<string, WireEndpoint>;
  events: Record<string, WireEvent>;
}

export const DEFAULT_SETTINGS: BillingSettings = {
  retryDays: [3, 5, 7],
  afterRetries: "cancel",
  trialNoticeDays: 3,
};

export function emptyState(): StripeState {
  return {
    clockOffset: 0,
    settings: structuredClone(DEFAULT_SETTINGS),
    customers: {},
    deletedCustomers: {},
    products: {},
    prices: {},
    sessions: {},
    sessionMemory: {},
    subscriptions: {},
    subscriptionMemory: {},
    invoices: {},
    invoicePayments: {},
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    paymentMethods: {},
    cardNumbers: {},
    portalConfigurations: {},
    portalSessions: {},
    schedules: {},
    endpoints: {},
    events: {},
  };
}
