/** Webhooks of one parent at the same time. */
export const MOST_WEBHOOKS = 5;
export const MAX_URL = 2_000;

export const WEBHOOK_EVENTS = ["story.finished", "webhook.test"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const MINUTE = 60;
const HOUR = 3600;
/** Before the second try, the third and so on, in seconds: about a day in all. */
const PAUSES = [10, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 14 * HOUR] as const;

/** Seconds until the next try, after so many that failed; `null` where it is given up. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries - 1] ?? null;

/** One that nothing reached for so long is switched off when something is given up again. */
export const FAILING_DAYS = 3;

/** The last ones that the settings show. */
export const SHOWN_DELIVERIES = 20;

/** For test events and second sendings, by parent. */
export const SEND_LIMIT = { name: "webhook-send", points: 20, perSeconds: 600 } as const;
/** For new ones and new secrets, by parent. */
export const NEW_WEBHOOK_LIMIT = { name: "webhook-new", points: 30, perSeconds: 3600 } as const;

export const isGood = (status: number): boolean => status >= 200 && status < 300;

/** Whoever answers so wants nothing any more. */
export const isGone = (status: number): boolean => status === 410;

/** An answer that was none, in words for the log. */
export function problemOf(status: number): string {
  if (status >= 300 && status < 400) return "It answered with a redirect; none is followed.";
  return isGone(status) ? "It answered that it is gone." : "It answered with an error.";
}
