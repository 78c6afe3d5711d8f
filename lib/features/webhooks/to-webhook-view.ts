import "server-only";
import type { DeliveryView, WebhookView } from "./contract";
import type { StoredDelivery, StoredWebhook } from "./data";
import { WEBHOOK_EVENTS } from "./rules";

export const toWebhookView = ({
  id,
  url,
  createdAt,
  failingSince,
  offSince,
}: StoredWebhook): WebhookView => ({
  id,
  url,
  createdAt: createdAt.toISOString(),
  failingSince: failingSince?.toISOString() ?? null,
  offSince: offSince?.toISOString() ?? null,
});

export const toDeliveryView = ({ event, nextTryAt, createdAt, ...facts }: StoredDelivery): DeliveryView => ({
  ...facts,
  event: WEBHOOK_EVENTS.find((one) => one === event) ?? "webhook.test",
  nextTryAt: nextTryAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
