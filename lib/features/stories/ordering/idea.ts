import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import type { Offer } from "@/lib/features/writing/classic/outline-story";
import type { Alternative } from "@/lib/shared/app-error";
import type { Care } from "@/lib/features/writing/subjects/subject";
import type { StoryOrder } from "@/lib/shared/story";

export type Idea = Required<Pick<StoryOrder, "plot" | "seed">>;

/** An idea as it travels with an order: "care/two-homes~81237". */
export const toIdea = ({ plot, seed }: Idea): string => `${plot}~${seed}`;

export const toAlternative = ({ plot, seed, sentence, isHeard }: Offer): Alternative => ({
  idea: toIdea({ plot, seed }),
  sentence: isHeard ? `Once more: ${sentence}` : sentence,
});

/** The idea that was shown; `null` for one that we don't know, or don't know any more. */
export function readIdea(idea: string): Idea | null {
  const [, plot = "", seed = ""] = /^([a-z/-]{1,80})~(\d{1,10})$/.exec(idea) ?? [];
  return findShape(plot) ? { plot, seed: Number(seed) } : null;
}

/** What we have no story about, or none that the child doesn't have. */
export function describeAsked(said: string, { heroName, isHeard, isForOne }: Asked): string {
  if (isHeard) return `${heroName} already has our story about “${said}”.`;
  if (isForOne)
    return `Our story about “${said}” is told of one child. Choose one, or another story for all of them.`;
  return `We don’t yet have a story about “${said}”.`;
}
type Asked = { heroName: string; isHeard: boolean; /** Told of one child alone. */ isForOne: boolean };

const SUBJECTS: Record<Care, string> = {
  death: "somebody's death",
  illness: "this illness",
  divorce: "parents who part",
  away: "this kind of being away",
  disability: "this way of being different",
  faith: "this feast or faith",
  adoption: "adoption and foster care",
  bullying: "being hurt or called names",
  flight: "war and flight",
  family: "this kind of family",
  home: "quarrels at home",
  job: "this lost job",
};

/** Said before anything is ordered, and instead of a story that wouldn't be good enough. */
export const describeUntold = (care: Care, { isForOne }: { isForOne: boolean }): string =>
  isForOne
    ? "What is hard is told of one child at a time: to each of yours it means something of its own. Choose one child, and we can tell it. Nothing is counted."
    : `We can't tell this one well yet: a story about ${SUBJECTS[care]} deserves words that we don't have. Nothing is counted. A story about what your child loves, or about the feeling, we can tell tonight.`;
