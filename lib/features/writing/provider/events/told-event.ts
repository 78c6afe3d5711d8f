/** Something that happens in an order, and how it is known that a story tells it. */
export type ToldEvent = {
  id: string;
  /** What happens, for whoever writes it. */
  what: string;
  /** What a parent writes who asks for it. */
  means: RegExp;
  /** Words of which a page that tells it has one. */
  tells: RegExp;
};

/** An event as it is written down: phrases of an order, and beginnings of words of a page, in small letters. */
export type ToldEventRow = readonly [id: string, what: string, means: string, tells: string];

export const toEvent = ([id, what, means, tells]: ToldEventRow): ToldEvent => ({
  ...{ id, what },
  means: new RegExp(`(?<![\\p{L}\\p{N}'-])(?:${means})(?![\\p{L}\\p{N}-])`, "u"),
  tells: new RegExp(`(?<![\\p{L}])(?:${tells})`, "iu"),
});
