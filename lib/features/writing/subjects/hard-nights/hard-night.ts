import type { Care } from "@/lib/features/writing/subjects/subject";

/**
 * Something hard that a parent orders at night and that no plot of ours may tell, nor one that only looks like it: a
 * parent in prison isn't away for work, whoever was shot had no vaccine, and a pet that is going to die is alive.
 */
export type HardNight = {
  id: string;
  care: Care;
  means: RegExp;
  beside: RegExp | null;
  unless: RegExp | null;
  /** What it is, after "a story about"; nothing where the parent's own words say it best. */
  says: string;
  /** What helps more than a story: somebody may not be safe, nobody should have to find the words alone, or a word is missing. */
  help: "safety" | "words" | "died";
  /** Topics that we can tell instead, as a parent would write them. */
  instead: readonly string[];
};

/** What is meant is written in patterns of whole words. */
export type NightRow = readonly [
  id: string,
  care: Care,
  says: string,
  help: HardNight["help"],
  instead: readonly string[],
  means: readonly string[],
  /** What another text has to say beside it. */
  beside?: string,
  /** What makes it something else, wherever in the order it stands. */
  unless?: string,
];
