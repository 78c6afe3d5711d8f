import { listReadings } from "@/lib/features/writing/list-readings";
import { oncePerTurn } from "@/lib/shared/once-per-turn";
import { wholeName } from "@/lib/features/writing/hero-token";
import { ofHeroes } from "@/lib/features/writing/subjects/who-died";
import { BESIDE_DANGER } from "./beside-danger";
import { BESIDE_QUIETLY } from "./beside-quietly";
import { DISCLOSED } from "./disclosed";
import { DISCLOSED_HURT } from "./disclosed-hurt";
import { DISCLOSED_PLAINLY } from "./disclosed-plainly";
import { DISCLOSED_SIGNS } from "./disclosed-signs";
import { inRanges } from "./in-ranges";
import type { HardNight, NightRow } from "./hard-night";
import { HARD_TIMES } from "./hard-times";
import { MADE_UP_PRISON, NOBODY_DIES } from "./night-words";
import { NOT_SAFE } from "./not-safe";

/** An illness, an accident or a fire of which somebody died is told as that death, if a plot tells it. */
const TOLD_AS_A_DEATH = new Set([
  ...["not-dead-yet", "accident", "disaster", "early-baby", "cancer", "low", "other-operation"],
  ...["lasting-illness", "in-hospital", "prison", "deported", "foster", "hunger", "no-home"],
]);
const DEAD = /\b(?:died|dead|death|passed away|killed (?:by|in|on)|stillborn|miscarr\w+|funeral)\b/iu;

/**
 * Of texts in small letters: patterns of either case take five times as long to compile. Who types in a hurry leaves out
 * the apostrophes.
 */
const toPattern = (phrases: readonly string[]): RegExp =>
  new RegExp(
    inRanges(`(?<![\\p{L}\\p{N}-])(?:${phrases.join("|").replaceAll(/'(?!\?)/gu, "'?")})(?![\\p{L}\\p{N}-])`),
    "gu",
  );

const MORE_DISCLOSED: readonly NightRow[] = [...DISCLOSED_HURT, ...DISCLOSED_PLAINLY, ...DISCLOSED_SIGNS];
const ROWS = [
  ...DISCLOSED,
  ...NOT_SAFE,
  ...MORE_DISCLOSED,
  ...HARD_TIMES,
  ...BESIDE_DANGER,
  ...BESIDE_QUIETLY,
];
/** Whoever isn't safe is answered for that first, whatever else is told. */
const DANGER_FIRST = [
  ...ROWS.filter(([, care]) => care === "danger"),
  ...ROWS.filter(([, care]) => care !== "danger"),
];
const NIGHTS: readonly HardNight[] = DANGER_FIRST.map(
  ([id, care, says, help, instead, means, beside, unless]) => ({
    ...{ id, care, says, help, instead },
    beside: beside === undefined ? null : toPattern([beside]),
    unless: unless === undefined ? null : toPattern([unless]),
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

/**
 * Whoever has a name is the child: what is done to Mabel is done to "me", and it is "I" who hates herself. So is danger read, and nothing
 * else: Bo, for whom somebody builds bombs, is nobody in a war.
 */
function readAsHero(text: string, heroes: readonly string[]): string[] {
  const owned = ofHeroes(text, heroes);
  const [me, i] = ["me", "i"].map((word) =>
    heroes
      .filter((hero) => hero.trim() !== "")
      .reduce((rest, hero) => rest.replaceAll(wholeName(hero.trim()), word), owned),
  );
  return me === undefined || i === undefined || me === text ? [] : [me, i];
}

/** One order's texts are asked about many times while it is read; a family's own words outlive none of it. */
const findNightsSaid = oncePerTurn(
  (text: string): ReadonlySet<HardNight> =>
    new Set(NIGHTS.filter(({ means }) => text.toLowerCase().search(means) >= 0)),
);

/** What of a parent's words is one of these; `null` where nothing is. */
export const findHardNight = (texts: readonly string[], heroes: readonly string[] = []): HardNight | null =>
  listHardNights(texts, heroes)[0] ?? null;

/** All of these that a parent's words say, what weighs most first. */
export function listHardNights(texts: readonly string[], heroes: readonly string[] = []): HardNight[] {
  const plain = texts.flatMap(listReadings).map(plainOf);
  const asHero = plain.flatMap((text) => readAsHero(text, heroes));
  const isDeath = plain.some((text) => DEAD.test(text));
  const says = (pattern: RegExp) =>
    [...plain, ...asHero].some((text) => text.toLowerCase().search(pattern) >= 0);
  const said = plain.map(findNightsSaid);
  const saidAsHero = asHero.map(findNightsSaid);
  const isSaid = (night: HardNight) =>
    [...said, ...(night.care === "danger" ? saidAsHero : [])].some((nights) => nights.has(night));
  const isSo = ({ id, beside, unless }: HardNight) =>
    !(isDeath && TOLD_AS_A_DEATH.has(id)) &&
    (beside === null || says(beside)) &&
    (unless === null || !says(unless));
  return NIGHTS.filter((night) => isSaid(night) && isSo(night));
}

/** The same words without those that say it: what else is in them is read as ever, in its capitals. */
export function withoutHardNight({ means }: HardNight, written: string): string {
  const text = written.replaceAll("’", "'");
  const small = text.toLowerCase();
  // A letter that becomes two moves all that follows: such a text is read in small letters.
  const whole = small.length === text.length ? text : small;
  const said = [...small.matchAll(means)].map(({ index, 0: { length } }) => ({ index, end: index + length }));
  const ends = [0, ...said.map(({ end }) => end)];
  return ends.map((from, at) => whole.slice(from, said[at]?.index)).join(" trouble ");
}

/** Each compiles one of the patterns, as the first text would that is read. */
export const warmNights: readonly (() => void)[] = NIGHTS.flatMap(({ means, beside, unless }) =>
  [means, beside, unless].flatMap((pattern) =>
    pattern ? [() => void "my friend tells me".search(pattern)] : [],
  ),
);
