import { z } from "zod";
import { KEY_SCOPES } from "@/lib/shared/key-scopes";
import { API_TIER_IDS } from "./rules";

export const apiKeyView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** How the key goes on after `tw_live_`. */
  hint: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  createdAt: z.iso.datetime(),
  /** When its secret was made, where that was later. */
  rotatedAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
});

export const apiKeysView = z.strictObject({
  /** Oldest first. */
  keys: z.array(apiKeyView),
  /** The paid tier; `null` where it isn't sold. */
  plan: z
    .strictObject({
      /** Begins a checkout. */
      planId: z.string(),
      price: z.number(),
      /** For whoever buys it now. */
      trialDays: z.number().int(),
      subscription: z
        .strictObject({
          /** In the payment provider's words. */
          status: z.string(),
          /** Whether its calls may be made now. */
          isInForce: z.boolean(),
          price: z.number(),
          periodEnd: z.iso.datetime(),
          /** Cancelled: it isn't renewed. */
          endsThen: z.boolean(),
          graceEndsAt: z.iso.datetime().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  usage: z.strictObject({
    tier: z.enum(API_TIER_IDS),
    /** `null` without one. */
    limit: z.number().int().nullable(),
    used: z.number().int(),
    /** When the next month begins. */
    resetsAt: z.iso.datetime(),
  }),
});

export const newApiKeyView = z.strictObject({
  key: apiKeyView,
  /** The key itself; shown this once. */
  secret: z.string(),
});
