import { z } from "zod";
import { messageView } from "@/lib/shared/message";

export const profileView = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  emailNotifications: z.boolean(),
  storyNotifications: z.boolean(),
  marketingEmails: z.boolean(),
});

/** What a successful sign-in answers, and what the browser keeps of it as display hints. */
export const loginView = z.strictObject({
  token: z.string(),
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hasActiveSubscription: z.boolean(),
  subscriptionActive: z.boolean(),
  subscriptionPlan: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
});

export const verifiedView = messageView.extend({
  /** The link was opened in another browser than the one that signed up: the password works here first. */
  signInHere: z.boolean(),
});

export const validTokenView = z.strictObject({ valid: z.literal(true) });

/** A row of `GET /api/auth/sessions`. */
export const sessionView = z.strictObject({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** Such as "Firefox on Linux". */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
