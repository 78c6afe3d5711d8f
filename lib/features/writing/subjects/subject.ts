import type { CompanionKind } from "@/lib/shared/story";

/** What kind of thing a story can be about; each has plots of its own. */
export const SUBJECT_CLASSES = [
  "animal",
  "being",
  "person",
  "relative",
  "vehicle",
  "place",
  "food",
  "game",
  "instrument",
  "toy",
  "tool",
  "clothing",
  "plant",
  "weather",
  "sky",
  "body",
  "feeling",
  "feast",
  "activity",
  "science",
] as const;
export type SubjectClass = (typeof SUBJECT_CLASSES)[number];

/** What needs care, for every writer: the true word, nobody to blame, a safe grown-up, no cure, a small true hope. */
export const CARES = [
  "death",
  "illness",
  "divorce",
  "away",
  "disability",
  "faith",
  "adoption",
  "bullying",
  "flight",
  "family",
  "home",
  "job",
  "danger",
  "hardship",
] as const;
export type Care = (typeof CARES)[number];

/** Whose death a plot can tell: never one for another. */
export const MOURNED = ["elder", "pet", "baby", "mother", "father"] as const;
export type Mourned = (typeof MOURNED)[number];

/**
 * A noun that a parent may order a story about, with what a plot needs to know of it. Facts are our own words, short
 * and easy enough for a first reader, true, and without the noun itself.
 */
export type LexiconEntry = {
  /** In the singular and in small letters, unless it is a name: "fire engine", "Mars". */
  word: string;
  class: SubjectClass;
  /** Only where the rules don't find it; the word itself where there is no other: "sheep". */
  plural?: string;
  /** How it stands alone: "a" (the rule), "the" (the moon), "some" (bread), "" (Mars, Christmas, chess). */
  article?: "a" | "the" | "some" | "";
  /** Only in the plural, as "scissors": its facts follow "they". */
  many?: true;
  /** Other words for it, in the singular: "fire truck". */
  also?: readonly string[];
  /** What it does or is like, after "it": "rushes to every fire". */
  does: string;
  /** Its sound or what it would say, with its mark: "Nee-naw!". */
  says?: string;
  /** Where it is at home or found: "at the fire station". */
  home: string;
  /** What it wants or can't do without: "a long ladder". */
  needs: string;
  /** What goes wrong with it, in the past, after "but": "its ladder would not come down". */
  trouble: string;
  /** What it can do that helps in the end, after "can": "reach the highest window". */
  can: string;
  /** Who of the cast it is, or the drawing of somebody whose `draw` is what they work with: "thing:baker" with bread. */
  kind?: CompanionKind;
  /** The noun of the drawing, where it has another: "truck". */
  draw?: string;
  care?: Care;
};
