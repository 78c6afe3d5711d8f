import type { CharacterKind } from "@/lib/shared/story";

type Known = {
  /** What a parent may write, in small letters and mostly in the singular. */
  keys: readonly string[];
  /** Plots that like this subject carry one of these tags. */
  tags?: readonly string[];
  /** Who of the cast it is. */
  kind?: CharacterKind;
};

/** Something that the hero finds hard at first: "`they` `not`"; and at the end: "I can `can`". */
export type Moral = Known & { noun: string; not: string; can: string };

/**
 * Something that lies ahead in the child's own life. Its keys name the event: a word that only has to do with it announces
 * nothing, and is a thing ("camping" is no night away, "sisters" are no new baby).
 */
export type LifeEvent = Known & { noun: string };

/** A subject to play with; `item` is what of it can be packed. */
export type Thing = Known & { item: string };

/** A living thing. */
export type Creature = Known;
