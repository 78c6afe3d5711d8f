import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { hideName } from "./hero-token";
import { joinSpelled, listReadings } from "./list-readings";
import { tellsPersonal } from "./find-personal";
import { INNOCENT_NAMES, withoutForeignWords, withoutNamesAlone } from "./innocent-names";
import { ALWAYS, type Concern } from "./moderation-patterns";
import { BRANDS } from "./others-characters";

/** Words and names that hold a rude word by accident, or are one somewhere else; as patterns. */
const INNOCENT = [
  "dick whittington",
  "moby dick",
  "dick van dyke",
  "dick",
  "dickens",
  "dickinson",
  "dickson",
  "scunthorpe",
  "essex",
  "sussex",
  "middlesex",
  "wessex",
  "cockatoo",
  "cockatoos",
  "cockatiel",
  "cockatiels",
  "cockerel",
  "peacock",
  "peacocks",
  "hancock",
  "cockroach",
  "cockpit",
  "shuttlecock",
  "woodcock",
  "hitchcock",
  "weathercock",
  "cocker spaniel",
  "blue tit",
  "blue tits",
  "great tit",
  "great tits",
  "coal tit",
  "titmouse",
  "titan",
  "titans",
  "titanic",
  "title",
  "booby",
  "blue-footed booby",
  "pussycat",
  "pussycats",
  "pussy willow",
  "pussy cat",
  "puss in boots",
  "penistone",
  "assam",
  "bass",
  "grass",
  "class",
  "classes",
  "glasses",
  "compass",
  "assembly",
  "assorted",
  "assortment",
  "assistant",
  "donkey",
  "ass",
  "hoe",
  "garden hoe",
  "hoes",
  "fanny",
  "fannie",
  "shiitake",
  "matsushita",
  "mishit",
  "analog",
  "analysis",
  "canal",
  "banal",
  "arsenal",
  "parsnip",
  "cumin",
  "cucumber",
  "circumference",
  "document",
  "scum",
  "therapist",
  "grape",
  "grapes",
  "drapes",
  "skyscraper",
  "hello",
  "shell",
  "shells",
  "nigel",
  "nigeria",
  "niger",
  "snigger",
  "buttons",
  "button",
  "butterfly",
  "butter",
  "rebuttal",
  "gay",
  "lynn",
  "wang",
  "phuc",
  "phuket",
  "fuchsia",
  "semen",
  "simon",
  "swank",
  "twang",
  "dyke",
  "hardik",
  "virginia",
  "sextant",
  "sexton",
  "sextet",
  "balls",
  "snowballs",
  "meatballs",
  "nuts",
  "rooster",
  "beaver",
  "beavers",
  "cox",
  "johnson",
  "willy",
  "willie",
  "free willy",
  "pecker",
  "woodpecker",
  "analisa",
  "analise",
  "wankel",
  "cummings",
  "killer whale",
  "killer whales",
  "tug of war",
  "drugstore",
  "drug store",
  "hellebore",
  "naked mole[ -]rats?",
  "carbon dating",
  "corpse (?:flower|lil(?:y|ies))s?",
  "(?:water|squirt|bubble|glue) guns?",
  "(?:water|bath|seed|glitter|confetti|paint|flour|fizzy) bombs?",
  "(?:root|ginger) beers?",
  "(?:pillow|snowball|prank) wars?",
  // A family says so of itself; no fighting is asked for.
  "(?:because of|fled|flee|fleeing|escaped?|escaping|left|leaving|away from|safe from)(?: from)?(?: the| a)? war",
  "(?:has|have|had|having) drunk",
  "drunk (?:up|all|the|my|his|her|our|their)",
];

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const INNOCENT_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...INNOCENT, ...INNOCENT_NAMES].sort((left, right) => right.length - left.length).join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** A number is a number: only figures inside a word stand for letters. */
const NUMBERS = /(?<![\p{L}\p{N}])\d+(?![\p{L}\p{N}])/gu;

/** The first thing in a text that a children's book must not have; `undefined` for a clean text. */
export function findConcern(text: string, allowBrands = false): Concern | undefined {
  const readings = listReadings(text).map((reading) => reading.replace(INNOCENT_WORDS, " ok "));
  const [plain = ""] = readings;
  const known = ALWAYS.find(({ pattern }) => readings.some((reading) => pattern.test(reading)))?.concern;
  if (known) return known;
  if (tellsPersonal(plain)) return "personal";
  if (!allowBrands && readings.some((reading) => BRANDS.test(reading))) return "brand";
  return matcher.hasMatch(withoutForeignWords(joinSpelled(plain).replace(NUMBERS, " ")))
    ? "language"
    : undefined;
}

/** The same for what a child is called: brands, and what is a name as well as a word. */
export const findConcernInName = (name: string): Concern | undefined =>
  findConcern(withoutNamesAlone(name), true);

/**
 * The same where children's names are part of the text: a girl called Moana may have her own moon, and a boy called Gun his
 * lake. Nothing else is forgiven to a name, nor to a word that a name is a part of.
 */
export function findConcernBeside(names: readonly string[], text: string): Concern | undefined {
  const concern = findConcern(text);
  const forgiven = names.filter((name) => concern === "brand" || withoutNamesAlone(name) !== name);
  return concern && forgiven.length > 0
    ? findConcern(forgiven.reduce((rest, name) => hideName(rest, name), text))
    : concern;
}
