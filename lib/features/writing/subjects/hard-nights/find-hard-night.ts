import type { HardNight } from "./hard-night";
import { HARD_TIMES } from "./hard-times";
import { NOT_SAFE } from "./not-safe";

/** An illness, an accident or a fire of which somebody died is told as that death, if a plot tells it. */
const TOLD_AS_A_DEATH = new Set([
  ...["not-dead-yet", "accident", "disaster", "early-baby", "cancer", "low", "other-operation"],
  ...["lasting-illness", "prison", "deported", "foster", "hunger", "no-home"],
]);
const DEAD = /\b(?:died|dead|death|passed away|killed|stillborn|miscarr\w+|funeral)\b/iu;

/** Who types in a hurry leaves out the apostrophes. */
const toPattern = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${phrases.join("|").replaceAll(/'(?!\?)/gu, "'?")})(?![\\p{L}\\p{N}-])`,
    "giu",
  );

const NIGHTS: readonly HardNight[] = [...NOT_SAFE, ...HARD_TIMES].map(
  ([id, care, says, help, instead, means, beside]) => ({
    ...{ id, care, says, help, instead },
    beside: beside === undefined ? null : toPattern([beside]),
    means: toPattern(means),
  }),
);

/** What sounds like one of them and isn't. */
const HARMLESS =
  /\b(?:die of laughter|toy hospital|chocolate addict|(?:pirate|robber|burglar|thief|thieves|dragon|mouse|cat|sheriff)s?(?: \w+){0,3} (?:jail|prison)|jail for \w+|root beer|dying (?:eggs|to)|(?:hair|egg)[- ]dying|foster(?:ing)? (?:a |the |our |some )?(?:\w+ )?(?:dog|puppy|puppie|cat|kitten|rabbit|bunny|pet|animal|lamb|hedgehog)s?|(?:teddy|doll|toy|bear)(?:'?s)? (?:operation|surgery|cancer)|homeless (?:\w+ )?(?:dog|cat|puppy|kitten|animal|bear|teddy|snail|crab|mouse|bird)s?)\b/giu;

const plainOf = (text: string): string =>
  text.replaceAll("’", "'").replace(HARMLESS, " ").replace(/\s+/gu, " ").trim();

/** What of a parent's words is one of these; `null` where nothing is. */
export function findHardNight(texts: readonly string[]): HardNight | null {
  const plain = texts.map(plainOf);
  const isDeath = plain.some((text) => DEAD.test(text));
  const says = (pattern: RegExp) => plain.some((text) => text.search(pattern) >= 0);
  const isMeant = ({ id, means, beside }: HardNight) =>
    !(isDeath && TOLD_AS_A_DEATH.has(id)) && says(means) && (beside === null || says(beside));
  return NIGHTS.find(isMeant) ?? null;
}

/** The same words without those that say it: what else is in them is read as ever. */
export const withoutHardNight = (night: HardNight, text: string): string =>
  text.replaceAll("’", "'").replace(night.means, " trouble ");
