import type { ReadingLevel } from "@/lib/shared/story";

export const MIN_AGE = 3;
export const MAX_AGE = 18;
export const MAX_NAME_LENGTH = 50;
export const MAX_RELATIVES = 8;
/** Of more children than that, a list shows the first and finds the others by name. */
export const CHILDREN_ON_TAB = 24;
export const CHILDREN_TO_CHOOSE = 12;

/** What a new profile of that age begins with; the parent knows better. */
export function levelAt(age: number): ReadingLevel {
  if (age <= 5) return "Beginner";
  if (age <= 7) return "Emerging";
  return age <= 10 ? "Intermediate" : "Advanced";
}

/** `null` means the plan has no ceiling. */
export function hasRoomForChild(currentCount: number, limit: number | null): boolean {
  return limit === null || currentCount < limit;
}

export const describeChildLimit = (limit: number): string =>
  `Your plan has room for ${limit} child ${limit === 1 ? "profile" : "profiles"}. Choose a larger plan to add more.`;
