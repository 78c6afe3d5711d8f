import "server-only";
import type { CheckoutInput, CheckoutView } from "@/lib/features/billing/contract";
import { findPlan } from "@/lib/features/billing/data";
import {
  closeCheckout,
  findCheckouts,
  findCustomerId,
  insertCheckout,
  insertCustomer,
} from "@/lib/features/billing/data-checkouts";
import { keyBucket, pricesOf, type ProductLine } from "@/lib/features/billing/rules";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import type { Context } from "@/lib/platform/context";
import { requireParent, requireParentActor, type ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findTrialDays } from "./find-trial-days";
import { refuseSecondSubscription } from "./refuse-second-subscription";

const MESSAGE = "Redirecting to secure payment...";
const FAILED = "Could not start payment. Please try again.";

type Page = { id: string; url: string };

type Offer = Pick<CheckoutInput, "billingPeriod" | "sourcePage"> & {
  planId: string;
  planName: string;
  line: ProductLine;
  priceId: string;
  price: number;
  trialDays: number;
};

async function planOnSale(ctx: Context, input: CheckoutInput) {
  const plan = await findPlan(ctx.db, input.planId);
  const isSold = input.billingPeriod === "monthly" || (plan?.priceAnnualCents ?? 0) > 0;
  if (!plan || plan.free || !isSold) {
    throw new AppError("VALIDATION", "Please choose one of our plans.", {
      details: { planId: "is not a plan on offer" },
    });
  }
  const priceId = input.billingPeriod === "annual" ? plan.stripeAnnualPrice : plan.stripeMonthlyPrice;
  if (!priceId)
    throw new AppError("UNAVAILABLE", "This plan is being set up. Please try again in a few minutes.");
  const { monthlyCents, annualCents } = pricesOf(plan);
  const cents = input.billingPeriod === "annual" ? annualCents : monthlyCents;
  return { planId: plan.id, planName: plan.name, line: plan.line, priceId, price: cents / 100 };
}

/** One customer for a parent, however many tabs ask at once. */
async function customerOf(ctx: Context, parent: ParentScope): Promise<string> {
  const known = await findCustomerId(ctx.db, parent);
  if (known) {
    // A paid page whose messages got lost must not be paid a second time.
    await syncCustomer(ctx, known);
    return known;
  }
  const { email } = requireParentActor(ctx.actor);
  const idempotencyKey = `customer:${parent}:${keyBucket(ctx.now())}`;
  const created = await ctx.payments.createCustomer({ parentId: parent, email, idempotencyKey });
  const kept = await insertCustomer(ctx.db, parent, created);
  if (kept !== created) await discardCustomer(ctx, created);
  return kept;
}

/** Two tabs have two keys where the key changes between them; the customer of the later one is nobody's. */
async function discardCustomer(ctx: Context, customerId: string): Promise<void> {
  try {
    await ctx.payments.deleteCustomer(customerId);
  } catch (error) {
    ctx.log.warn({ err: error, customer: customerId }, "a second customer is left at the provider");
  }
}

const offerKey = (offer: Offer) => `${offer.priceId}:${offer.trialDays}`;

/** The page that is still open for the very same offer; pages for anything else are closed. */
async function reopen(
  ctx: Context,
  parent: ParentScope,
  open: { id: string }[],
  offer: Offer,
): Promise<{ page: Page | null; hasClosed: boolean }> {
  let page: Page | null = null;
  let hasClosed = false;
  for (const { id } of open) {
    const session = await ctx.payments.getCheckout(id);
    if (!page && session?.status === "open" && session.url && session.offer === offerKey(offer)) {
      page = { id, url: session.url };
    } else {
      if (session?.status === "open") {
        await ctx.payments.expireCheckout(id);
        hasClosed = true;
      }
      await closeCheckout(ctx.db, parent, id, ctx.now());
    }
  }
  return { page, hasClosed };
}

function pagesOf(ctx: Context, { planName, line }: Offer) {
  const home = ctx.config.APP_URL.replace(/\/$/, "");
  // What was bought there shows there.
  if (line === "api")
    return { successUrl: `${home}/settings/api?updated=1`, cancelUrl: `${home}/settings/api` };
  // The provider fills in the braces, so they must not be encoded.
  const session = "session_id={CHECKOUT_SESSION_ID}";
  return {
    successUrl: `${home}/payment-success?${session}`,
    cancelUrl: `${home}/payment-cancel?${session}&plan_name=${encodeURIComponent(planName)}`,
  };
}

/** One more than tabs that a parent presses in at once. */
const ROUNDS = 8;

/**
 * Opens the payment page for a plan of ours at our price. The same request at the same time gets the same page:
 * the key names the checkout that was begun before it. Two tabs for two plans may close each other's page; whoever
 * closed one looks whether their own is still open, so that the last of them has a page that can be paid.
 */
export async function startCheckout(ctx: Context, input: CheckoutInput): Promise<CheckoutView> {
  const parent = requireParent(ctx.actor);
  const plan = await planOnSale(ctx, input);
  const customerId = await customerOf(ctx, parent);
  await refuseSecondSubscription(ctx, parent, plan.line);

  const trialDays = await findTrialDays(ctx, parent, plan.line);
  const offer: Offer = { ...input, ...plan, trialDays };
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = await findCheckouts(ctx.db, parent, ctx.now(), plan.line);
    const { page: reopened, hasClosed } = await reopen(ctx, parent, begun.open, offer);
    const page = reopened ?? (await openPage(ctx, parent, { customerId, offer, after: begun.lastId }));
    if (!hasClosed || (await ctx.payments.getCheckout(page.id))?.status === "open")
      return { checkoutUrl: page.url, message: MESSAGE, price: offer.price };
  }
  throw new AppError("UPSTREAM_FAILED", FAILED);
}

type NewPage = {
  customerId: string;
  offer: Offer;
  /** The checkout that was begun before. */
  after: string | null;
};

async function openPage(
  ctx: Context,
  parent: ParentScope,
  { customerId, offer, after }: NewPage,
): Promise<Page> {
  const session = await ctx.payments.createCheckout({
    customerId,
    parentId: parent,
    planId: offer.planId,
    priceId: offer.priceId,
    trialDays: offer.trialDays,
    offer: offerKey(offer),
    ...pagesOf(ctx, offer),
    idempotencyKey: `checkout:${parent}:${offerKey(offer)}:${after ?? "first"}:${keyBucket(ctx.now())}`,
  });
  await insertCheckout(ctx.db, parent, {
    id: session.id,
    planId: offer.planId,
    billingPeriod: offer.billingPeriod,
    sourcePage: offer.sourcePage,
    expiresAt: session.expiresAt,
  });
  if (!session.url) throw new AppError("UPSTREAM_FAILED", FAILED);
  return { id: session.id, url: session.url };
}
