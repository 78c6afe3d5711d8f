import { defineEmulator } from "emulate";
import type { Gate } from "./api";
import { mountApi } from "./api";
import { chargeRoutes } from "./charges";
import { mountCheckoutPage } from "./checkout-page";
import { checkoutRoutes } from "./checkout-sessions";
import { startClock } from "./clock";
import { mountControls } from "./controls";
import { customerRoutes } from "./customers";
import type { DeliveryOptions } from "./deliveries";
import { Deliveries } from "./deliveries";
import { eventRoutes } from "./events";
import { disputeRoutes } from "./disputes";
import { Faults } from "./faults";
import { IdempotentAnswers } from "./idempotency";
import { mountInvoicePages } from "./invoice-page";
import { invoiceRoutes } from "./invoices";
import { paymentMethodRoutes } from "./payment-methods";
import { paymentIntentRoutes } from "./payments";
import { portalConfigurationRoutes } from "./portal-configurations";
import { mountPortalPage } from "./portal-page";
import { portalSessionRoutes } from "./portal-sessions";
import { priceRoutes } from "./prices";
import { productRoutes } from "./products";
import { refundRoutes } from "./refunds";
import { RequestLog } from "./request-log";
import { scheduleRoutes } from "./schedules";
import { emptyState } from "./state";
import { subscriptionRoutes } from "./subscriptions";
import { configureEndpoint, webhookEndpointRoutes } from "./webhook-endpoints";
import { World } from "./world";

export interface StripeOptions {
  webhookUrl: string;
  webhookSecret: string;
  deliveries?: Partial<DeliveryOptions>;
  /** Called whenever something may have changed. */
  onChange?: () => void;
}

/** Short enough for tests, long enough for an application that restarts. */
const DELIVERY: DeliveryOptions = {
  retryDelaysMs: [200, 500, 1000, 2000, 5000, 10_000, 30_000],
  timeoutMs: 10_000,
  concurrency: 16,
};

export function stripeService(options: StripeOptions) {
  return defineEmulator({
    name: "stripe",
    stateVersion: 1,
    cors: false,
    state: emptyState,
    setup(context) {
      const { app, state, baseUrl } = context;
      const deliveries = new Deliveries({ ...DELIVERY, ...options.deliveries });
      const world = new World(state, baseUrl, deliveries, () => options.onChange?.());
      const gate: Gate = {
        world,
        faults: new Faults(),
        log: new RequestLog(),
        answers: new IdempotentAnswers(),
      };
      const configure = () => {
        configureEndpoint(world, options.webhookUrl, options.webhookSecret);
      };
      configure();
      const stopClock = startClock(world);
      context.onDispose(() => {
        stopClock();
        deliveries.close();
      });
      app.use(async (c, next) => {
        await next();
        if (c.req.method !== "GET") options.onChange?.();
      });
      mountControls(app, gate, configure);
      mountCheckoutPage(app, world);
      mountInvoicePages(app, world);
      mountPortalPage(app, world);
      mountApi(app, gate, ROUTES);
    },
  });
}

const ROUTES = [
  ...customerRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...portalConfigurationRoutes,
  ...portalSessionRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
];
