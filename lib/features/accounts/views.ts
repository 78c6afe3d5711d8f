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

/** The browser that signed up, for the question whether that was oneself. */
export const signUpView = z.strictObject({
  /** Such as "Firefox on Linux". */
  device: z.string(),
  at: z.iso.datetime(),
});

export const verifiedView = messageView.extend({
  /** The link was opened in another browser than the one that signed up: the password waits for a yes, or works here first. */
  signInHere: z.boolean(),
  /** `null` where nothing has to be asked. */
  signedUp: signUpView.nullable(),
});

export const approvedView = messageView.extend({ approved: z.boolean() });

/** What a browser that signed up hears while it waits for its e-mail to be answered. */
export const signUpStateView = z.strictObject({ status: z.enum(["waiting", "approved"]) });

/** The ways in which a parent can show again who they are. */
export const proofWaysView = z.strictObject({
  hasPassword: z.boolean(),
  hasPasskey: z.boolean(),
  /** Those that say when they last asked; a sign-in at another one shows nothing. */
  providers: z.array(z.enum(["google", "github"])),
  /** Whether this session is kept; a sign-in that takes its place is to be like it. */
  keepSignedIn: z.boolean(),
});

/** Who sits at this browser, as the server knows it right now. */
export const currentSessionView = z.discriminatedUnion("signedIn", [
  z.strictObject({ signedIn: z.literal(false) }),
  z.strictObject({
    signedIn: z.literal(true),
    login: loginView,
    /** The child to whom this device was handed over. */
    childId: z.uuid().nullable(),
    /** Another family shares its stories with this parent: there is something to read, also without a plan. */
    readsWithFamily: z.boolean(),
  }),
]);

export const validTokenView = z.strictObject({ valid: z.literal(true) });

/** A row of `GET /api/auth/sessions`. */
export const sessionView = z.strictObject({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** Such as "Firefox on Linux". */
  device: z.string(),
  /** Such as "Vienna time"; `null` where the device didn't say. */
  place: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The name of the child whose shelf the device shows; `null` where no child has it. */
  handedTo: z.string().nullable(),
});
