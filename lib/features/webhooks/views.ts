import { z } from "zod";
import { WEBHOOK_EVENTS } from "./rules";

export const webhookView = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when nothing got through. */
  failingSince: z.iso.datetime().nullable(),
  /** Told nothing any more, since then. */
  offSince: z.iso.datetime().nullable(),
});

/** The secret is shown this once. */
export const newWebhookView = z.strictObject({ webhook: webhookView, secret: z.string() });

export const deliveryView = z.strictObject({
  id: z.uuid(),
  event: z.enum(WEBHOOK_EVENTS),
  status: z.enum(["waiting", "delivered", "given_up"]),
  tries: z.number(),
  nextTryAt: z.iso.datetime().nullable(),
  /** HTTP status of the last answer. */
  answered: z.number().nullable(),
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
