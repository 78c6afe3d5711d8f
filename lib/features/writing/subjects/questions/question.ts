import type { DrawnThing, Place } from "@/lib/shared/story";

/**
 * A question as a child asks it, and how somebody finds out. `do` and `sees` are told in the past, with `{hero}`,
 * `{they}` and `{their}` as in plots, and written for two kinds of readers: "B" for Beginner and Emerging, "I" for
 * Intermediate and Advanced. All that is done is safe at home; what needs a grown-up says so.
 */
export type Question = {
  id: string;
  /** What a title or a topic says when it asks this and nothing else, in small letters. */
  keys: readonly string[];
  asks: string;
  /** The nouns that it is about, in the singular. */
  about: readonly string[];
  answer: { B: string; E: string; I: string; A: string };
  /** What {hero} does to find out. */
  do: { B: string; I: string };
  /** What {hero} notices. */
  sees: { B: string; I: string };
  /** Where it is tried. */
  place: Place;
  /** The plot in which it is asked, where it isn't at bedtime. */
  within?: "wrong-hat";
  draw: DrawnThing;
  /** Where the facts can be checked: title, publisher, site. */
  source: string;
};
