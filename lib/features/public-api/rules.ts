import { READING_LEVELS, type ReadingLevel } from "@/lib/shared/story";

export const LENGTHS = ["short", "medium", "long"] as const;
export type StoryLength = (typeof LENGTHS)[number];

/** Seconds that a call waits for its story. A request may take a minute in all. */
export const DEFAULT_WAIT = 20;
export const MAX_WAIT = 30;

const STEPS: Record<StoryLength, number> = { short: -1, medium: 0, long: 1 };

/**
 * Pages and sentences belong to a level: a shorter story is one told a level easier, a longer one a level harder, where
 * there is such a level.
 */
export function levelFor(level: ReadingLevel, length: StoryLength): ReadingLevel {
  const at = READING_LEVELS.indexOf(level) + STEPS[length];
  return READING_LEVELS[Math.min(Math.max(at, 0), READING_LEVELS.length - 1)] ?? level;
}
