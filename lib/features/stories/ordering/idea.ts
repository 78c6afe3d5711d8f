import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import { findLack, type Lack } from "@/lib/features/writing/classic/choose-plot";
import { describeHard, describeLack, WHO_DIED } from "@/lib/features/writing/describe-hard";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { readUntold } from "@/lib/features/writing/subjects/read-untold";
import type { Offer } from "@/lib/features/writing/classic/outline-story";
import type { Alternative } from "@/lib/shared/app-error";
import type { HardNight } from "@/lib/features/writing/subjects/hard-nights/hard-night";
import type { Care } from "@/lib/features/writing/subjects/subject";
import type { StoryOrder } from "@/lib/shared/story";

export type Idea = Required<Pick<StoryOrder, "plot" | "seed">>;

/** An idea as it travels with an order: "care/two-homes~81237". */
export const toIdea = ({ plot, seed }: Idea): string => `${plot}~${seed}`;

export const toAlternative =
  (order: Pick<StoryOrder, "title">) =>
  ({ plot, seed, sentence, title, isHeard }: Offer): Alternative => ({
    idea: toIdea({ plot, seed }),
    sentence: isHeard ? `Once more: ${sentence}` : sentence,
    title: title ?? order.title,
    offeredFor: order.title,
  });

/** The idea that was shown; `null` for one that we don't know, or don't know any more. */
export function readIdea(idea: string): Idea | null {
  const [, plot = "", seed = ""] = /^([a-z/-]{1,80})~(\d{1,10})$/.exec(idea) ?? [];
  return findShape(plot) ? { plot, seed: Number(seed) } : null;
}

/** What we have no story about, or none that the child doesn't have; of one that it has, that it can be told once more. */
export function describeAsked(
  said: string,
  { heroName, isHeard, isLike, isForOne, isForeign, isForOtherAge, alternatives }: Asked,
): string {
  if (isForeign) return `We don’t understand “${said}”. Please write it in English.`;
  const again = alternatives.filter((one) => one.isHeard).length;
  if (isHeard || isLike) {
    const had = isLike ? `a story like “${said}”` : `our story about “${said}”`;
    return `${heroName} already has ${had}.${again > 0 ? " We can tell it once more, or another one." : ""}`;
  }
  if (isForOne)
    return `Our story about “${said}” is told of one child. Choose one, or another story for all of them.`;
  if (isForOtherAge) return `Our story about “${said}” is written for children of another age.`;
  if (again > 0 && again === alternatives.length)
    return `We don’t yet have a story about “${said}”, and ${heroName} already has what comes nearest to it. We can tell that once more.`;
  return `We don’t yet have a story about “${said}”.`;
}
type Asked = {
  heroName: string;
  isHeard: boolean;
  isLike: boolean;
  /** Told of one child alone. */
  isForOne: boolean;
  /** Its title is in a language that we don't understand. */
  isForeign: boolean;
  /** Our story about it is for children who are much older or much younger. */
  isForOtherAge: boolean;
  /** What is offered with it. */
  alternatives: readonly Pick<Offer, "isHeard">[];
};

type Untold = {
  isForOne: boolean;
  /** What it is that can't be told, where that is known more exactly than by its kind of care. */
  night: HardNight | null;
  /** The parent's own words for it. */
  said: string | null;
  /** Nobody knows yet whose death it is. */
  asksWho: boolean;
  /** What the family in the profile lacks, and whose profile it is. */
  lack?: { of: Lack; heroName: string } | null;
};

/** Said before anything is ordered, and instead of a story that wouldn't be good enough. */
export function describeUntold(care: Care, { isForOne, night, said, asksWho, lack }: Untold): string {
  if (isForOne)
    return "What is hard is told of one child at a time: to each of yours it means something of its own. Choose one child, and we can tell it. Nothing is counted.";
  if (lack) return describeLack(lack.of, lack.heroName);
  return asksWho ? WHO_DIED : describeHard(care, night, said);
}

/** All that is known of why an order isn't told. */
export function whyUntold(order: StoryOrder, reading?: OrderReading): Omit<Untold, "isForOne"> {
  const of = findLack(order, reading);
  return { ...readUntold(order, reading), lack: of && { of, heroName: order.heroName } };
}
