/** Badges by key. Each is awarded once a child. */
export const BADGES = {
  "first-story": { name: "First story", description: "Read a whole story for the first time." },
  "five-stories": { name: "Five stories", description: "Read five different stories." },
  "ten-stories": { name: "Ten stories", description: "Read ten different stories." },
  "three-themes": { name: "Explorer", description: "Read stories of three themes." },
  "all-themes": { name: "World traveller", description: "Read a story of every theme." },
  "bedtime-week": { name: "Bedtime reader", description: "Read on seven evenings." },
  "reading-hour": { name: "An hour of reading", description: "Sixty minutes of reading." },
  "longer-level": { name: "Stepping up", description: "Read a story of a higher level than before." },
} as const;

export type BadgeKey = keyof typeof BADGES;

/** Seconds that a page of so many words can plausibly be read for, slowly and with pointing at the picture. */
export const plausibleSeconds = (words: number): number => Math.min(600, 30 + words * 3);
