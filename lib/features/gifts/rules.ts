/** For how many days a link may be good. */
export const GIFT_DAYS = [7, 30, 90] as const;
export const DEFAULT_GIFT_DAYS = 30;

/** Links of one story that are good at the same time. */
export const MOST_GIFTS = 10;

export const GIFT_LIMIT = { name: "gift", points: 30, perSeconds: 3600 } as const;
/** By address: a story's pictures and sounds, for a household that reads. */
export const GIFT_FILE_LIMIT = { name: "gift-file", points: 1200, perSeconds: 600 } as const;
export const GIFT_OPENING_LIMIT = { name: "gift-opening", points: 120, perSeconds: 600 } as const;
/** By address: nobody finds a link by trying, and nobody may try for long. */
export const GIFT_PAGE_LIMIT = { name: "gift-page", points: 120, perSeconds: 600 } as const;

const DAY_MS = 24 * 3600 * 1000;
export const giftEndsAt = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Whether a story's pictures show what a photo of the child shows. */
export const isFromPhoto = (kind: "story" | "character" | undefined, source: string | null): boolean =>
  kind === "character" || source === "painted-from-photo";
