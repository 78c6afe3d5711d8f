import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { insertDelivery, type StoredDelivery } from "./data";
import { deliverJob } from "./job-names";
import type { WebhookEvent } from "./rules";

type Told = {
  webhookId: string;
  event: WebhookEvent;
  /** What it is about: nobody is told of it twice. */
  source: string;
  data: Readonly<Record<string, string>>;
};

/** Puts something to tell a webhook into the queue, with the change that it is about. */
export async function tellWebhook(
  ctx: Context,
  tx: Tx,
  { data, event, ...about }: Told,
): Promise<StoredDelivery | null> {
  const now = ctx.now();
  const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data });
  const delivery = await insertDelivery(tx, { ...about, event, body, now });
  if (delivery) await ctx.jobs.enqueue(tx, deliverJob, { deliveryId: delivery.id, tries: 0 });
  return delivery;
}
