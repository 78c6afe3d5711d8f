import { isCommonWord } from "@/lib/features/writing/common-words";
import { withoutMasks } from "@/lib/features/writing/list-readings";
import { splitJoined } from "@/lib/shared/joined-name";
import { readBereft } from "./bereft";
import { findSpelled } from "./find-entry";
import { mayBeGlued, unglue } from "./glued-words";
import { readPictures } from "./picture-words";
import { splitWish } from "./runs";
import { readToyAnimals } from "./toy-animals";

/** Whoever sucks a thumb like a baby has none beside them; who acts or is treated like one is told of being one. */
const LIKE_A_BABY =
  /(?<=(?<!\p{L})(?:suck|cry|cri|whin|sleep|crawl|drink|eat|snor|scream|wail|bawl|kick|babbl|dribbl|drool|laugh|giggl)\p{L}*(?: \p{L}+){0,3}) (?:just )?like an? (?:(?:big|little|tiny|small|real) )?(?:baby|toddler|newborn)(?= *$|[,.!?;:]| (?:again|at|when|because|and|but|all)(?!\p{L}))/giu;

/** A parent's words without marks that belong to no word; in words, where they are pictures, and with their spaces. */
export function cleanTopic(topic: string): string {
  const cleaned = withoutMarks(readPictures(withoutMasks(topic).normalize("NFC")));
  return mayBeGlued(cleaned) ? unglue(cleaned, (word) => findSpelled(word) !== undefined) : cleaned;
}

function withoutMarks(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}<>{}|[\]\\"“”]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(LIKE_A_BABY, "")
    .trim();
}

/** What is told of when it isn't there (no bread for ducks): "no more diapers", "not invited", "no electricity", "a bike with no stabilisers". */
const MISSED =
  "more|(?:being |been )?(?:invited|asked|picked|chosen|selected)|listening|tired|sleepy|allowed|electricity|power|lights?|money|job|work|friends?|one|(?:(?:the|any|his|her|their|my) )?(?:stabili[sz]ers?|training wheels|armbands|floaties|water wings|nappy|nappies|diapers?|pull-?ups|dummy|dummies|pacifiers?)|english|screens?|tv|telly|tablets?|i-?pads?|hitting|biting|kicking|pushing|bread(?! and)";

/** A feast is known by who comes to it: a Christmas without Grandma is one on which she is missed. */
const OF_A_FEAST =
  "(?!(?<=^|\\b(?:christmas|xmas|easter|thanksgiving|hanukkah|chanukah|diwali|eid) )without (?:(?:my|our|his|her|their) )?(?:grand(?:ma|pa|mother|father|dad|mum|mom)|grandad|gran|granny|nan|nana|nanna|nanny|oma|opa)(?!['’\\p{L}]))";
/** The first night without Mom is one that she isn't there in; a night without monsters may well have a mom. */
const WITHOUT = `${OF_A_FEAST}(?<!\\bsleep )(?:(?<!\\b(?:time|night|day|weekend|home|away|(?:at|with) (?:[\\p{L}'’]+ )?[\\p{L}'’]+) )without|without(?! (?:(?:my|his|her|their) )?(?:mom|mum|mommy|mummy|mama|dad|daddy|papa|mother|father|parents)\\b))`;
/** "Does not want to go to bed" is as little a wish as "doesn't"; but a story that does not have dragons is without them. */
const DOES =
  "\\b(?:do|does|did|will|would|could|can)(?= not (?!(?:have|include|contain|mention|involve|use|be)\\b))";

/**
 * "No dragons", "a night without monsters"; but "saying no" is about saying it, and "can't sleep without her bunny" about
 * the bunny.
 */
const LEFT_OUT = new RegExp(
  `[\\s,;–—-]*\\b(?:${WITHOUT}|(?<!${DOES} )not?)\\b(?! (?:${MISSED})\\b) +\\S.*$`,
  "iu",
);
/** What somebody is told of who has none: a shark with no teeth. */
const OF_A_BODY =
  "teeth|tooth|tail|ears?|legs?|feet|arms?|hands?|wings?|feathers?|fur|wool|hair|spots?|stripes?|shell|trunk|mane|nose|eyes?|mouth|fire|roar|voice|bark|moo|meow|hoot|buzz|sting|name|home|house|hat|shoes?|socks?|wheels?|brakes?|horn|bell|sails?|siren|driver";
/**
 * A title that begins with "No" says what it is about; later it says what shall not be there. A night that has no teeth
 * is about the night.
 */
const LEFT_OUT_OF_A_TITLE = new RegExp(
  `(?<=\\S)[\\s,;–—-]+(?:${WITHOUT}|with no(?! (?:${OF_A_BODY})\\b)|(?:and|but) no|but not|(?<!\\b(?:ha[sd]|have|is|are|was|were)\\s+)no)\\b(?! (?:${MISSED})\\b) +\\S.*$`,
  "iu",
);

/** A topic as far as it says what a story shall be about; empty where it only says what shall not be there. */
export const keepWanted = (topic: string): string => topic.replace(LEFT_OUT, "").trim();

/** Nobody wishes away the hat of "the wizard without a hat": it is what the story is about. */
const keepWantedOfTitle = (title: string): string =>
  readBereft(title) ? title : title.replace(LEFT_OUT_OF_A_TITLE, "");

const OF_BEDTIME = /\b(?:good ?night|bed[ -]?time|go(?:es|ing)? to (?:bed|sleep))\b/iu;
const NO_BEDTIME = /\bno (?:more )?bed[ -]?time/iu;

/** What shall not be there, in the parent's words; empty where nothing is wished away. */
export const listUnwanted = (title: string, topics: readonly string[]): string[] =>
  [
    title.slice(keepWantedOfTitle(title).length),
    // "No bedtime" beside "Goodnight" is its contrary: of one of them it is told.
    ...topics
      .filter((topic) => !(OF_BEDTIME.test(title) && NO_BEDTIME.test(topic)))
      .map((topic) => LEFT_OUT.exec(topic)?.[0] ?? ""),
  ].filter((text) => text !== "");

/** A title without the words of the hero's name: Robin is no bird, and Rose no flower; nor what it wishes away. */
export const leaveOutName = (title: string, heroName: string): string =>
  unnamed(keepWantedOfTitle(cleanTopic(title)), heroName);

/** The same for a topic. */
export const leaveOutOfTopic = (topic: string, heroName: string): string =>
  unnamed(keepWanted(cleanTopic(topic)), heroName);

/** "My daughter won't": a text that begins so is told of the hero, as by name. "My son's teacher" is somebody else. */
const OWN_CHILD =
  /^(?:my|our) (?:(?:little|big|older|younger|own|dear|sweet|\d|two|three|four|five|six|seven|eight|nine|year|years|old|yr|\d-year-old|(?:two|three|four|five|six|seven|eight)-year-old) ){0,3}(?:daughter|son|little one|toddler|kid|kiddo|child|girl|boy|preschooler|youngest|eldest|oldest)(?! wants? to (?:be|become))(?= (?:\p{L}+n'?t|does|did|is|was|has|had|will|can|could|would|\p{L}{2,}(?:s|ed)|lost|got|never|always|just|still|cannot)(?= |$))/iu;

function unnamed(text: string, heroName: string): string {
  const children = splitJoined(heroName);
  const named = new Set(children.flatMap(splitWish));
  const words = readToyAnimals(splitWish(text).join(" ")).replace(OWN_CHILD, ".").split(" ");
  const isName = (word: string, at: number) => named.has(bareOf(word)) && !isNoun(words, at);
  const rest = words.map((word, at) => (isName(word, at) ? "." : word)).join(" ");
  // "Ada and Eve at the zoo", of a profile that is called so.
  return children.length > 1 ? rest.replace(/\.(?: and \.)+/gu, ".") : rest;
}

const bareOf = (word: string): string => word.replace(/'s?$/u, "");

/** What bears a name: "The Robin family". */
const BEARS_A_NAME =
  /^(?:famil(?:y|ies)|show|club|team|stor(?:y|ies)|books?|tales?|adventures?|kids|children|brothers|sisters|twins|hood)$/u;

/** "The hunter", of a child called Hunter, is one that hunts: of nobody "the" is said before a name. */
function isNoun(words: readonly string[], at: number): boolean {
  const [word = "", next = ""] = words.slice(at);
  const isOurs = findSpelled(bareOf(word)) !== undefined || isCommonWord(bareOf(word));
  return /^(?:the|an?)$/u.test(words[at - 1] ?? "") && (isOurs || next === "") && !BEARS_A_NAME.test(next);
}
