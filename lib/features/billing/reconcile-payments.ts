import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findKnownEventIds, findNewestEventTime, findUnprocessedEvents } from "./data-events";
import { syncCustomerJob } from "./jobs";
import { SYNCED_EVENTS, recordEvent } from "./record-event";

const HOUR_MS = 3600 * 1000;
/** Clocks that differ. */
const OVERLAP_MS = HOUR_MS;
/** Deliveries that were lost while newer ones arrived are looked for at least this far back. */
const SHORTEST_MS = 24 * HOUR_MS;
/** Where nothing was ever delivered. */
const FIRST_LOOK_MS = 3 * 24 * HOUR_MS;
/** The provider keeps events for thirty days. */
const LONGEST_MS = 29 * 24 * HOUR_MS;
/** The queue has given up on an event by then. */
const GIVEN_UP_MS = HOUR_MS / 4;

async function startOfLook(ctx: Context): Promise<Date> {
  const now = ctx.now().getTime();
  const newest = (await findNewestEventTime(ctx.db))?.getTime() ?? now - FIRST_LOOK_MS + OVERLAP_MS;
  return new Date(Math.max(now - LONGEST_MS, Math.min(now - SHORTEST_MS, newest - OVERLAP_MS)));
}

/** Takes in the events that were never delivered, as if they had been. */
async function fetchMissedEvents(ctx: Context): Promise<number> {
  const events = await ctx.payments.listEvents(await startOfLook(ctx), SYNCED_EVENTS);
  const known = await findKnownEventIds(
    ctx.db,
    events.map(({ id }) => id),
  );
  const missed = events.filter(({ id, customerId }) => customerId && !known.has(id)).toReversed();
  for (const event of missed) await recordEvent(ctx, event);
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

/** Every quarter of an hour: nobody who paid stays outside because a message got lost. */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const missed = await fetchMissedEvents(ctx);
  const repeated = await repeatUnfinished(ctx);
  if (missed + repeated > 0) ctx.log.warn({ missed, repeated }, "reconciled payments");
}
