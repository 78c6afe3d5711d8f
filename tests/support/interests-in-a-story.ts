import type { ReadingLevel } from "@/lib/shared/story";

/** At least so many of the child's interests have a part in a story with hurdles, which they solve; each story takes others. */
export const INTERESTS_IN_A_STORY: Record<ReadingLevel, number> = {
  Beginner: 1,
  Emerging: 2,
  Intermediate: 2,
  Advanced: 2,
};
