/**
 * What is told of hundreds of orders, and of every plot: it comes out as before unless a story, what chooses it or what draws
 * it has changed. Of any other change these are goals.
 */
export const EVALUATIONS: readonly string[] = [
  "lib/features/content/story-suggestions.test.ts",
  "lib/features/drawing/classic/classic-illustrator.test.ts",
  "lib/features/stories/ordering/next-wish.test.ts",
  "lib/features/writing/classic/choose-parts.test.ts",
  "lib/features/writing/classic/choose-plot.test.ts",
  "lib/features/writing/classic/coming-back.test.ts",
  "lib/features/writing/classic/interests/told-interests.test.ts",
  "lib/features/writing/classic/introduce.test.ts",
  "lib/features/writing/classic/one-event.test.ts",
  "lib/features/writing/classic/outline-story.test.ts",
  "lib/features/writing/classic/own-family.test.ts",
  "lib/features/writing/classic/shapes/all-shapes.test.ts",
  "lib/features/writing/classic/shapes/refused-words.test.ts",
  "lib/features/writing/classic/together/each-ones-part.test.ts",
  "lib/features/writing/classic/together/first-and-last.test.ts",
  "lib/features/writing/classic/together/together.test.ts",
  "lib/features/writing/provider/asked-event.test.ts",
  "tests/eval/classic-stories.test.ts",
  "tests/eval/hard-plots.test.ts",
  "tests/eval/hard-topics.test.ts",
  "tests/eval/requests.test.ts",
];

/** Whatever one of them imports or reads; a test says when one reaches further. */
const EVALUATED: readonly string[] = [
  "assets/",
  "content/",
  "lib/features/content/",
  "lib/features/drawing/",
  "lib/features/stories/",
  "lib/features/writing/",
  "lib/platform/content/",
  "lib/platform/db/",
  "lib/platform/voice/",
  "lib/shared/",
  "package.json",
  "package-lock.json",
  "prisma/",
  "scripts/content/",
  "scripts/drawings/",
  "scripts/ensure-dependencies.mjs",
  "scripts/test/",
  "tests/eval/",
  "tests/fixtures/",
  "tests/support/",
  "tsconfig.json",
  "vitest.config.ts",
];

export const isEvaluated = (file: string): boolean => EVALUATED.some((place) => file.startsWith(place));

/** Where nobody can say what has changed, everything has. */
export const evaluationsLeftOut = (changed: readonly string[] | null): readonly string[] =>
  changed === null || changed.some(isEvaluated) ? [] : EVALUATIONS;
