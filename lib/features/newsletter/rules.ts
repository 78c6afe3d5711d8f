import { KEPT_DAYS } from "@/lib/shared/retention";

const DAY_SECONDS = 24 * 3600;

/** How long a confirmation link works, and how long an address waits for its owner's word. */
const CONFIRM_DAYS = KEPT_DAYS.unconfirmedSubscribers;
/** Between two confirmation mails to one address, whoever asks. */
export const ASK_AGAIN_SECONDS = DAY_SECONDS;
/** Confirmation mails to one address while it waits, whoever asks and however often. */
export const MOST_ASKS = 3;

/** By network address. */
export const SUBSCRIBE_LIMIT = { name: "newsletter-address", points: 10, perSeconds: 3600 };
export const LINK_LIMIT = { name: "newsletter-link", points: 60, perSeconds: 600 };

/** Up to when addresses that nobody confirmed have had their time. */
export const waitingSince = (now: Date): Date => new Date(now.getTime() - CONFIRM_DAYS * DAY_SECONDS * 1000);

export const SUBSCRIBE_DONE =
  "Nearly there. We have sent you an email: press the button in it, and the next issue is yours.";
export const CONFIRMED = "You are subscribed. The next issue comes to your inbox.";
export const UNSUBSCRIBED = "You are unsubscribed. No further issue comes to this address.";
export const DEAD_LINK = "This link has expired or was replaced by a newer one. Please subscribe again.";
