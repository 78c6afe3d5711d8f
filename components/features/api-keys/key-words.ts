/** How the days of a key are written. */
export const KEY_DAY = { year: "numeric", month: "long", day: "numeric" } as const;
