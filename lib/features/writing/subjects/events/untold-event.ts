/**
 * Something that parents order and none of our plots tells: they are asked which of the stories that we have they want,
 * instead of getting one about its nouns. As soon as a plot tells it, its line goes; a test says so.
 */
export type UntoldEvent = {
  id: string;
  means: RegExp;
  /** Plots that come nearest, the first first. */
  near: readonly string[];
  /** Whom a child misses: no story is offered beside it, since the next best has a father in it. */
  offersNothing?: true;
};

/** An event as it is written down; its phrases are patterns of whole words in small letters. */
export type EventRow = readonly [
  id: string,
  means: readonly string[],
  near: readonly string[],
  more?: Pick<UntoldEvent, "offersNothing">,
];
