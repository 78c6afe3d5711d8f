import "server-only";
import { findKnownEventIds, findUnprocessedEvents } from "@/lib/features/billing/data-events";
import { syncCustomerJob } from "@/lib/features/billing/job-names";
import { inTransaction, type Context } from "@/lib/platform/context";
import { compareSubscriptions } from "./compare-subscriptions";
import { getReconciliation, noteReconciliation } from "./data-reconciliation";
import { SYNCED_EVENTS, recordEvent } from "./record-event";

const HOUR_MS = 3600 * 1000;
/** Clocks that differ. */
const OVERLAP_MS = HOUR_MS;
/** The provider keeps events for thirty days. */
const LONGEST_MS = 29 * 24 * HOUR_MS;
/** The queue has given up on an event by then. */
const GIVEN_UP_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;

/** From where the last look ended that came to its end, whatever has been delivered since. */
const startOfLook = (now: number, lookedUntil: Date | null): Date =>
  new Date(Math.max(now - LONGEST_MS, (lookedUntil?.getTime() ?? 0) - OVERLAP_MS));

/** Takes in the events that were never delivered, as if they had been. */
async function fetchMissedEvents(ctx: Context, lookedUntil: Date | null): Promise<number> {
  const begun = ctx.now();
  const events = await ctx.payments.listEvents(startOfLook(begun.getTime(), lookedUntil), SYNCED_EVENTS);
  const known = await findKnownEventIds(
    ctx.db,
    events.map(({ id }) => id),
  );
  const missed = events.filter(({ id }) => !known.has(id)).toReversed();
  for (const event of missed) await recordEvent(ctx, event);
  await noteReconciliation(ctx.db, { lookedUntil: begun });
  return missed.length;
}

/** Orders once more the work of events that nobody finished. */
async function repeatUnfinished(ctx: Context): Promise<number> {
  const now = ctx.now().getTime();
  const waiting = await findUnprocessedEvents(
    ctx.db,
    new Date(now - LONGEST_MS),
    new Date(now - GIVEN_UP_MS),
  );
  for (const { id, type, stripeCustomerId } of waiting) {
    if (!stripeCustomerId) continue;
    await inTransaction(ctx, (tx) =>
      ctx.jobs.enqueue(
        tx,
        syncCustomerJob,
        { customerId: stripeCustomerId, eventId: id, eventType: type },
        { key: id },
      ),
    );
  }
  return waiting.length;
}

/** Once a day, for what the events do not tell: all live subscriptions here and there. */
async function compareDaily(ctx: Context, comparedAt: Date | null): Promise<number> {
  const now = ctx.now();
  if (comparedAt && now.getTime() - comparedAt.getTime() < DAY_MS) return 0;
  const differing = await compareSubscriptions(ctx);
  await noteReconciliation(ctx.db, { comparedAt: now });
  return differing;
}

/** Every quarter of an hour: nobody who paid stays outside because a message got lost. */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const { lookedUntil, comparedAt } = await getReconciliation(ctx.db);
  const missed = await fetchMissedEvents(ctx, lookedUntil);
  const repeated = await repeatUnfinished(ctx);
  const differing = await compareDaily(ctx, comparedAt);
  if (missed + repeated + differing > 0) {
    ctx.log.warn({ missed, repeated, differing }, "reconciled payments");
  }
}
