import "server-only";
import {
  findCataloguePlans,
  findSubscribedPlans,
  getReader,
  findParentOfCustomer,
  markTrialUsed,
  nextLookupNumber,
  passFence,
  storeInvoices,
  storeSubscriptions,
  type InvoiceRow,
  type SubscriptionRow,
} from "@/lib/features/billing/data-sync";
import { announceChanges } from "@/lib/features/billing/mails/announce-changes";
import {
  nextTerms,
  overdueSince,
  standingSubscription,
  surplusSubscriptions,
  type ProductLine,
} from "@/lib/features/billing/rules";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import type { InvoiceFacts, SubscriptionFacts } from "@/lib/platform/payments/payments";
import { scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import { closeCheckouts } from "./close-checkouts";
import { acceptTrial, isAcceptedTrial } from "./data-trials";
import { settleCustomer } from "./settle-customer";
import { noteTrial } from "./note-trial";
import { endFor } from "./what-ends";

/** Settling changes the truth, so it is looked up again: an end, then its bills, then the last look. */
const ROUNDS = 4;

type Truth = { subscriptions: SubscriptionFacts[]; invoices: InvoiceFacts[] };

/** Whoever triggers it, what is written is the provider's word and not the caller's. */
const asProvider = (ctx: Context): Context => ({ ...ctx, actor: { kind: "system", name: "billing" } });

async function lookUp(ctx: Context, customerId: string): Promise<Truth> {
  const [subscriptions, invoices] = await Promise.all([
    ctx.payments.listSubscriptions(customerId),
    ctx.payments.listInvoices(customerId),
  ]);
  return { subscriptions, invoices };
}

type Plans = Awaited<ReturnType<typeof findCataloguePlans>>;

/** Those to our plans. What somebody added at the provider for something else replaces none of them. */
function toPlans(plans: Plans, { subscriptions }: Truth): SubscriptionFacts[] {
  const products = new Set(plans.map(({ stripeProductId }) => stripeProductId));
  return subscriptions.filter(({ productId }) => products.has(productId));
}

/** A stored subscription keeps its plan when its product is none of ours; its state must not stand still. */
function subscriptionRows(
  ctx: Context,
  plans: Plans,
  truth: Truth,
  stored: Map<string, string>,
): SubscriptionRow[] {
  const byProduct = new Map(plans.map((plan) => [plan.stripeProductId, plan.id]));
  return truth.subscriptions.flatMap(
    ({ productId, priceId: _price, next, cardFingerprint: _card, ...facts }) => {
      const own = byProduct.get(productId);
      const planId = own ?? stored.get(facts.stripeSubscriptionId);
      if (!own) {
        ctx.log.warn(
          { subscription: facts.stripeSubscriptionId },
          "a subscription to a product that is no plan",
        );
      }
      if (!planId) return [];
      const invoices = truth.invoices.filter(
        (invoice) => invoice.stripeSubscriptionId === facts.stripeSubscriptionId,
      );
      const pastDueSince = overdueSince(facts.status, facts.currentPeriodStart, invoices);
      return [{ ...facts, ...nextTerms(next, plans), planId, pastDueSince }];
    },
  );
}

/** Drafts may still vanish at the provider; they are stored once they are bills. */
const invoiceRows = (truth: Truth, idOf: Map<string, string>): InvoiceRow[] =>
  truth.invoices
    .filter(({ status }) => status !== "draft")
    .map(
      ({
        stripeSubscriptionId,
        finalizedAt: _finalized,
        attempted: _attempted,
        failedAt: _failed,
        refundedAt: _refunded,
        ...facts
      }) => ({
        ...facts,
        subscriptionId: idOf.get(stripeSubscriptionId ?? "") ?? null,
      }),
    );

/** Everything but the standing subscription, if there is one. */
function replacedBy(subscriptions: SubscriptionFacts[]): Set<string> {
  const standing = standingSubscription(subscriptions);
  const others = standing ? subscriptions.filter((item) => item !== standing) : [];
  return new Set(others.map(({ stripeSubscriptionId }) => stripeSubscriptionId));
}

/** Whoever pays something back hears of it at once; nobody hears of it weeks later. */
const NEWS_MS = 3 * 24 * 3600 * 1000;

/** Second purchases, those that have ended as such too. */
const surplusIds = (subscriptions: SubscriptionFacts[]): Set<string> =>
  new Set(
    [
      ...surplusSubscriptions(subscriptions),
      ...subscriptions.filter(({ endReason }) => endReason === "duplicate"),
    ].map(({ stripeSubscriptionId }) => stripeSubscriptionId),
  );

const oldRefunds = (now: Date, { invoices }: Truth): Set<string> =>
  new Set(
    invoices
      .filter(({ refundedAt }) => refundedAt && now.getTime() - refundedAt.getTime() > NEWS_MS)
      .map(({ stripeInvoiceId }) => stripeInvoiceId),
  );

type Line = { line: ProductLine; subscriptions: SubscriptionFacts[] };
type Stored = { lines: Line[]; refused: Set<string> };

const LINES: readonly ProductLine[] = ["stories", "api"];

/** A parent may have one subscription of each line, so what replaces another is looked for within its own. */
function toLines(plans: Plans, subscriptions: SubscriptionFacts[]): Line[] {
  const lineOf = new Map(plans.map(({ stripeProductId, line }) => [stripeProductId, line]));
  return LINES.map((line) => ({
    line,
    subscriptions: subscriptions.filter(({ productId }) => lineOf.get(productId) === line),
  }));
}

const all = (lines: Line[], pick: (subscriptions: SubscriptionFacts[]) => Set<string>): Set<string> =>
  new Set(lines.flatMap(({ subscriptions }) => [...pick(subscriptions)]));

/** The trials that run though this family, or this card, has had one elsewhere. */
async function refusedTrials(
  ctx: Context,
  tx: Tx,
  { parent, email, lines }: { parent: ParentScope; email: string; lines: Line[] },
): Promise<Set<string>> {
  const refused = new Set<string>();
  const trials = lines.flatMap(({ line, subscriptions }) =>
    subscriptions.filter(({ status }) => status === "trialing").map((trial) => ({ line, trial })),
  );
  for (const { line, trial } of trials) {
    const { stripeSubscriptionId } = trial;
    const isFirst = await noteTrial(ctx, tx, { parent, email, line, subscription: trial });
    if (isFirst) await acceptTrial(tx, stripeSubscriptionId);
    // Whoever was let in stays, whatever card pays later.
    else if (!(await isAcceptedTrial(tx, stripeSubscriptionId))) refused.add(stripeSubscriptionId);
  }
  return refused;
}

/** Answers the subscriptions to our plans. */
async function storeTruth(ctx: Context, tx: Tx, parent: ParentScope, truth: Truth): Promise<Stored> {
  const plans = await findCataloguePlans(tx);
  const subscriptions = toPlans(plans, truth);
  const rows = subscriptionRows(ctx, plans, truth, await findSubscribedPlans(tx, parent));
  const { changes, idOf } = await storeSubscriptions(tx, parent, rows);
  const invoices = await storeInvoices(tx, parent, invoiceRows(truth, idOf));
  const reader = await getReader(tx, parent);
  const lines = toLines(plans, subscriptions);
  const ofStories = new Set(plans.filter(({ line }) => line === "stories").map(({ id }) => id));
  const first = rows.find(
    ({ status, planId }) =>
      ofStories.has(planId) && status !== "incomplete" && status !== "incomplete_expired",
  );
  if (first && !reader.trialUsedAt) await markTrialUsed(tx, parent, first.createdAt);
  const refused = await refusedTrials(ctx, tx, { parent, email: reader.email, lines });
  const ending = subscriptions.filter((item) => endFor(item, truth.invoices) !== null);
  await announceChanges(ctx, tx, {
    parent: reader,
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    subscriptions: changes,
    standing: new Map(rows.map((row) => [idOf.get(row.stripeSubscriptionId) ?? "", row])),
    invoices,
    replaced: all(lines, replacedBy),
    surplus: all(lines, surplusIds),
    oldRefunds: oldRefunds(ctx.now(), truth),
    refused,
    ending: new Set(ending.map(({ stripeSubscriptionId }) => stripeSubscriptionId)),
  });
  return { lines, refused };
}

type Applied = Stored & { parent: ParentScope };

/** Answers `null` when somebody newer has written already. */
async function applyTruth(
  ctx: Context,
  customerId: string,
  seq: bigint,
  truth: Truth,
): Promise<Applied | null> {
  return inTransaction(ctx, async (tx) => {
    const parentId = await passFence(tx, customerId, seq);
    if (!parentId) return null;
    const parent = scopeForSystem(ctx.actor, parentId);
    return { parent, ...(await storeTruth(ctx, tx, parent, truth)) };
  });
}

/**
 * Makes our copy equal to the provider's truth about one customer. Webhooks, the success page and the
 * reconciliation all come here; any number may run at once, in any order. The one that began its look-up last
 * writes last.
 */
export async function syncCustomer(caller: Context, customerId: string): Promise<void> {
  const ctx = asProvider(caller);
  if (!(await findParentOfCustomer(ctx.db, customerId))) return;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seq = await nextLookupNumber(ctx.db);
    const truth = await lookUp(ctx, customerId);
    const applied = await applyTruth(ctx, customerId, seq, truth);
    // Somebody newer has written, and settles what there is to settle.
    if (!applied) return;
    if (!(await settleLines(ctx, applied, truth))) return;
  }
}

/** Answers whether the truth is another one now. */
async function settleLines(
  ctx: Context,
  { parent, lines, refused }: Applied,
  { invoices }: Truth,
): Promise<boolean> {
  let hasChanged = false;
  for (const { line, subscriptions } of lines) {
    // Pages that are still open could be paid a second time.
    if (standingSubscription(subscriptions)) await closeCheckouts(ctx, parent, line);
    if (await settleCustomer(ctx, { parent, subscriptions, invoices, refused })) hasChanged = true;
  }
  return hasChanged;
}
