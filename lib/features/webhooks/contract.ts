import { z } from "zod";
import { MAX_URL } from "./rules";
import type { deliveryView, newWebhookView, webhookView } from "./views";

const REQUIRED = "Please enter an address";

/** Whether it may be called is decided by the server, which knows where it runs. */
export const webhookInput = z.object({
  url: z.string(REQUIRED).trim().min(1, REQUIRED).max(MAX_URL, `At most ${MAX_URL} characters`),
});

/** Switched on again, after it was switched off because nothing got through. */
export const webhookChange = z.object({ isOn: z.literal(true, "Please switch it on") });

export const webhookParams = z.object({ id: z.uuid() });
export const deliveryParams = z.object({ id: z.uuid(), deliveryId: z.uuid() });

export type WebhookInput = z.output<typeof webhookInput>;
export type WebhookView = z.output<typeof webhookView>;
export type NewWebhookView = z.output<typeof newWebhookView>;
export type DeliveryView = z.output<typeof deliveryView>;
