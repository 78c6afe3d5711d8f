import type { HardNight } from "./hard-night";
import { HARD_TIMES } from "./hard-times";
import { MADE_UP_PRISON, NOBODY_DIES } from "./night-words";
import { NOT_SAFE } from "./not-safe";

/** An illness, an accident or a fire of which somebody died is told as that death, if a plot tells it. */
const TOLD_AS_A_DEATH = new Set([
  ...["not-dead-yet", "accident", "disaster", "early-baby", "cancer", "low", "other-operation"],
  ...["lasting-illness", "in-hospital", "prison", "deported", "foster", "hunger", "no-home"],
]);
const DEAD = /\b(?:died|dead|death|passed away|killed (?:by|in|on)|stillborn|miscarr\w+|funeral)\b/iu;

/** Who types in a hurry leaves out the apostrophes. */
const toPattern = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${phrases.join("|").replaceAll(/'(?!\?)/gu, "'?")})(?![\\p{L}\\p{N}-])`,
    "giu",
  );

const NIGHTS: readonly HardNight[] = [...NOT_SAFE, ...HARD_TIMES].map(
  ([id, care, says, help, instead, means, beside, but]) => ({
    ...{ id, care, says, help, instead },
    beside: beside === undefined ? null : toPattern([beside]),
    but: but === undefined ? null : toPattern([but]),
    means: toPattern(means),
  }),
);

/** What sounds like one of them and isn't. */
const HARMLESS = new RegExp(
  `\\b(?:${[
    ...["die of laughter", "toy hospital", "chocolate addict", "root beer", NOBODY_DIES],
    MADE_UP_PRISON,
    "foster(?:ing)? (?:a |the |our |some )?(?:\\w+ )?(?:dog|puppy|puppie|cat|kitten|rabbit|bunny|pet|animal|lamb|hedgehog)s?",
    "(?:teddy|doll|toy|bear)(?:'?s)? (?:operation|surgery|cancer)",
    "homeless (?:\\w+ )?(?:dog|cat|puppy|kitten|animal|bear|teddy|snail|crab|mouse|bird)s?",
    "(?:water|bath|seed|glitter|confetti|paint|flour|cherry|fizzy|stink|photo) bombs?",
    "shelling (?:(?:the|some|our|my|fresh|boiled) )*(?:peas?|beans?|nuts?|peanuts?|walnuts?|pistachios?|eggs?|prawns?|shrimps?)",
    "transplant(?:s|ed|ing)? (?:the|an?|our|some|my|her|his) \\p{L}+",
    "(?:tomato|plant|flower|tree|seedling|herb|strawberry|bean|lettuce|pumpkin)(?:e?s)? transplants?",
    "burn-?out of (?:the|an?|our) (?:rocket|engine|candle|motor|star|car|booster|bulb)s?",
    "(?:rocket|engine|tyre|tire|car|bike|motor\\w*) burn-?outs?",
    "neglected (?:\\w+ )?(?:toy|teddy|teddie|bear|doll|garden|plant|flower|book|park|playground|bike|boat|house|castle|piano|tree)s?",
    "private parts? of (?:the|an?|our|my|his|her) (?!body)\\p{L}+",
    "(?:toy|bumper|model|lego) cars? crash(?:es)?|(?:toy|bumper|model|lego) car (?:accident|race)s?",
    "(?:wildlife|animal|bird|hedgehog|turtle|seal) rehab",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

const plainOf = (text: string): string =>
  text.replaceAll("’", "'").replace(HARMLESS, " ").replace(/\s+/gu, " ").trim();

/** What of a parent's words is one of these; `null` where nothing is. */
export const findHardNight = (texts: readonly string[]): HardNight | null => listHardNights(texts)[0] ?? null;

/** All of these that a parent's words say, what weighs most first. */
export function listHardNights(texts: readonly string[]): HardNight[] {
  const plain = texts.map(plainOf);
  const isDeath = plain.some((text) => DEAD.test(text));
  const says = (pattern: RegExp) => plain.some((text) => text.search(pattern) >= 0);
  const isMeant = ({ id, means, beside, but }: HardNight) =>
    !(isDeath && TOLD_AS_A_DEATH.has(id)) &&
    says(means) &&
    (beside === null || says(beside)) &&
    (but === null || !says(but));
  return NIGHTS.filter(isMeant);
}

/** The same words without those that say it: what else is in them is read as ever. */
export const withoutHardNight = (night: HardNight, text: string): string =>
  text.replaceAll("’", "'").replace(night.means, " trouble ");
