import { OWNER, PARENT } from "@/lib/features/writing/subjects/family-words";
import { HOST } from "./word-groups";

/** Of a father's, a sister's or a friend's birthday no story is told in which the hero has it. */
const GROWN_UP = `(?:(?<!step[- ]?)(?!step)${PARENT}|(?!grand-?(?:son|daughter|child|kid|bab))${HOST}|gramps|(?<!k[- ])pop(?! (?:star|song|quiz|up|corn)))`;
const NOT_GROWN_UP =
  "(?:(?:(?:big|little|older|younger|elder|baby|new) )*(?:half-? ?|step-? ?)?(?:brother|sister)|sibling|cousin|niece|nephew|(?:the|our|new) baby|neighbou?r|teacher|teaching assistant|coach|(?:miss|mr|mrs|ms)\\.? \\p{L}+)";
const FRIEND = "(?:(?:best )?(?:friend|bff|mate|pal|bestie)|buddy|classmate)";
const PET_OF_FAMILY = "(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|pony|parrot|budgie|goldfish)";

const BIRTHDAY = "(?:birth-? ?day|b-?day)";
/** "Big", "secret", "70th", "third". */
const WHICH =
  "(?:(?:big|very|special|surprise|secret|best|happy|first|next|real|\\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}+(?:ieth|teenth)) ){0,3}";
const MINE = "(?:(?:my|our|his|her|their|the|a|dear|lovely|own) ){0,2}";
/** "Auntie Jo", and never a mother who forgot somebody's. */
const WITH_NAME =
  "(?:aunt(?:ie|y)?|uncle|nana|nan|nanny|nanna|gran|granny|grandma|grandpa|grandad|granddad|pop|oma|opa) \\p{L}+";
const NAMED = `(?:${WITH_NAME}'?s)`;
const ROUND =
  "(?:[3-9]\\d(?:st|nd|rd|th)|100th|(?:thir|for|fif|six|seven|eigh|nine)t(?:y-\\p{L}+|ieth)|hundredth)";
const YEARS = "(?:[3-9]\\d|100|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)";

/** Whose present or pancakes are for the hero makes them; the hero's name is a dot by now. */
const OF_ITS_OWN = `(?:${BIRTHDAY}|surprise party)(?! (?:\\p{L}+ ){0,2}(?:to|for) (?:me|us|him|her|\\.)(?!\\p{L}))`;
/** What is called by an animal, or a person, and is none. */
const NAMED_AFTER =
  "(?!-| (?:park|show|house|home|food|walk|beds?|lover|fan|costume|ears?|shelter|rescue|caf[eé])(?!\\p{L}))";

/** @param owned who, as somebody whose it is: "sister's" */
const isOf = (who: string, owned: string): string =>
  [
    `${owned} ${WHICH}${OF_ITS_OWN}`,
    `(?:${BIRTHDAY}|surprise party)(?:(?: (?!from|with|without|and|trip|visit|outing|drive|walk|invitation)\\p{L}+){0,2} (?:for|of)|(?: (?:wish|wishes|song))? to) ${MINE}${who}(?!'?s? ?')${NAMED_AFTER}`,
    `happy ${BIRTHDAY},? ${MINE}${who}(?! (?:and|came|comes))`,
  ].join("|");

const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu");

const OF_GROWN_UP = whole(
  `${isOf(GROWN_UP, `(?:${GROWN_UP}(?:'?s?)?|${NAMED})`)}|(?<!'s )${ROUND} ${BIRTHDAY}|(?:${GROWN_UP}(?:'?s)?|${NAMED}) ${ROUND}(?= *$)|(?:${GROWN_UP}|${WITH_NAME}) (?:is |is turning |turns |turning )${YEARS}(?: today| now)?(?= *$)`,
);
const OWNS = "(?:'s|s'?| \\p{L}+'s)";
const OF_FRIEND = whole(isOf(FRIEND, FRIEND + OWNS));
const OF_ANIMAL = whole(isOf(PET_OF_FAMILY, PET_OF_FAMILY + OWNS));
export const OTHERS_BIRTHDAY = whole(isOf(NOT_GROWN_UP, NOT_GROWN_UP + OWNS));

/** Nothing else than who it is for: "Grandma", "A Surprise for my Mummy". */
const ONLY_FOR = new RegExp(
  `^\\W*(?:(?:an? |the )?(?:big |secret |special |little )*(?:surprise|present|gift|card|cake|song|party|poem|picture)s? for )?(?:${OWNER} )?(?:${GROWN_UP}|${NAMED})\\W*$`,
  "iu",
);
const ONLY_BIRTHDAY = new RegExp(
  `^\\W*(?:an? |the )?${BIRTHDAY}s?(?: (?:party|surprise|present|gift|cake|card))?\\W*$`,
  "iu",
);
const OWN = whole(`(?:my|(?:his|her|their) own) ${WHICH}${BIRTHDAY}`);

/** What else an order names in passing is left out, and said. */
const isSaid = (pattern: RegExp, texts: readonly string[]): boolean =>
  texts.slice(0, 2).some((text) => pattern.test(text)) && !texts.some((text) => OWN.test(text));

const isGrownUpsBirthday = (texts: readonly string[]): boolean =>
  isSaid(OF_GROWN_UP, texts) ||
  (ONLY_FOR.test(texts[0] ?? "") && texts.slice(1).some((text) => ONLY_BIRTHDAY.test(text)));

/**
 * Whose birthday an order is about, where it is somebody else's than the hero's, as runs: in texts without the hero's
 * name, which a grandmother may have as well (Lola, Mimi).
 */
export const listBirthdays = (written: readonly string[]): string[] => {
  const texts = written.map((text) => text.replaceAll("’", "'"));
  return [
    ...(isGrownUpsBirthday(texts) ? ["grown-up-birthday"] : []),
    ...(isSaid(OF_FRIEND, texts) ? ["friend-has-birthday"] : []),
    ...(isSaid(OF_ANIMAL, texts) ? ["animal-has-birthday"] : []),
    ...(isSaid(OTHERS_BIRTHDAY, texts) ? ["other-has-birthday"] : []),
  ];
};
