/** Badges of one child in the overview. */
export const RECENT_BADGES_PER_CHILD = 2;
