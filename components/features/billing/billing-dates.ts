const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** `March 4, 2026`; the provider bills by UTC. */
export const dayText = (iso: string): string => DAY.format(new Date(iso));

/** `Mar 4, 2026, 6:05 PM UTC` */
export const momentText = (iso: string): string => `${MOMENT.format(new Date(iso))} UTC`;
