export const GIFT_WORDS = {
  title: "Give this story to read",
  description:
    "A private link for grandparents and friends: they read it in their browser, without an account.",
} as const;

/** How the days of a link are written. */
export const GIFT_DAY = { year: "numeric", month: "long", day: "numeric" } as const;
