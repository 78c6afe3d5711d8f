import { THEMES } from "@/lib/shared/story";

/** Badges by key. Each is awarded once a child. */
/** Of one look at a page; whoever taps more taps for the fun of it. */
export const MOST_TAPS = 20;
export const LONGEST_WORD = 60;

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
export const BADGE_KEYS = Object.keys(BADGES) as BadgeKey[];

/** Seconds that a page of so many words can plausibly be read for, slowly and with pointing at the picture. */
export const plausibleSeconds = (words: number): number => Math.min(600, 30 + words * 3);

type ReadingFacts = {
  stories: number;
  themes: number;
  seconds: number;
  evenings: number;
  steppedUp: boolean;
};

/** The badges that a child's reading has earned so far. */
export function earnedBadges({ stories, themes, seconds, evenings, steppedUp }: ReadingFacts): BadgeKey[] {
  const earned: Record<BadgeKey, boolean> = {
    "first-story": stories >= 1,
    "five-stories": stories >= 5,
    "ten-stories": stories >= 10,
    "three-themes": themes >= 3,
    "all-themes": themes >= THEMES.length,
    "bedtime-week": evenings >= 7,
    "reading-hour": seconds >= 3600,
    "longer-level": steppedUp,
  };
  return BADGE_KEYS.filter((key) => earned[key]);
}

/** The one rule of rounding, wherever minutes of reading are shown. */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** Minutes that a reader's clock is ahead of UTC, as the event's own time says it. */
export function offsetMinutesOf(isoTime: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(isoTime) ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The calendar day of a moment where clocks are `offsetMinutes` ahead of UTC, as its midnight in UTC. */
export function dayOf(at: Date, offsetMinutes: number): Date {
  const local = new Date(at.getTime() + offsetMinutes * 60_000);
  return new Date(local.toISOString().slice(0, 10));
}

/** How far a report looks back, and by what its bars are counted. */
export const PERIODS = {
  "4-weeks": { label: "4 weeks", step: "day", bars: 28 },
  "12-weeks": { label: "12 weeks", step: "week", bars: 12 },
  "12-months": { label: "12 months", step: "month", bars: 12 },
} as const;

export type Period = keyof typeof PERIODS;
export type Step = (typeof PERIODS)[Period]["step"];
export const PERIOD_KEYS = Object.keys(PERIODS) as [Period, ...Period[]];
