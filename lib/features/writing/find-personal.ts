/** "12 Oak Street", "9 St. Mary's Road", "350 5th Avenue": a number, up to three words, and a kind of street. */
const ADDRESS =
  /(?<![\p{L}\p{N}])\d{1,5}(?:[-–]\d{1,5})?[a-z]?\s+((?:(?:\p{L}[\p{L}'’-]*|\d{1,3}(?:st|nd|rd|th))\.?\s+){1,3})(street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|terrace|way|close)(?!\p{L})\.?(?:\s+(\p{L}+))?/giu;

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What stands between a number of somebody and the road on which they go; in no name of a street. */
const NOT_IN_A_NAME = set(
  "a an the this that these those their his her its my your our who to in at on onto into from with by along across through near is are was were minute minutes hour hours day days second seconds week weeks km person way",
);
/** What somebody does; first in a name it may be one, as in Love Lane. */
const DOING = set(
  "go goes find finds lose loses lost stay stays get gets grow grows learn learns make makes take takes come comes run runs walk walks build builds block blocks know knows see sees meet meets live lives want wants",
);
/** Streets that are also something that one does, or a figure of speech. */
const MANIFOLD = set("drive way close court");
const AFTER_A_VERB = set("a an the this that their his her its my your our to up off");
const isPlural = (word: string) => /[^s'’]s$/iu.test(word);

function canBeName(words: string[]): boolean {
  const lower = words.map((word) => word.toLowerCase());
  // "3 The Avenue" is a house.
  if (lower.join() === "the") return true;
  if (lower.some((word, at) => NOT_IN_A_NAME.has(word) || (at > 0 && DOING.has(word)))) return false;
  // "4 lane road", "a 10 mile drive"; but there is a Mile Road.
  return !/^(?:lane|mile|seater)s?$/u.test(words.at(-1) ?? "");
}

function isAddress([, name = "", kind = "", after = ""]: RegExpMatchArray): boolean {
  const words = name.trim().split(/\s+/u);
  if (!canBeName(words)) return false;
  if (!MANIFOLD.has(kind.toLowerCase()) || !isPlural(words.at(-1) ?? "")) return true;
  // "2 friends drive home", "3 Foxes Close the Gate"; but "7 Kings Close" is a house.
  return kind !== kind.toLowerCase() && !AFTER_A_VERB.has(after.toLowerCase());
}

const PHONE = /(?:\+?\d[\s().-]?){7,}/u;
const MOST_STEP = 100;

/** "1 2 3 4", "10 9 8", "5 10 15": numbers that somebody counts. */
function isCounting(numbers: string): boolean {
  const counted = numbers.split(/[\s-]+/u);
  if (counted.some((number) => /^0\d/u.test(number))) return false;
  const steps = counted.slice(1).map((number, at) => Number(number) - Number(counted[at]));
  const [step = 0] = steps;
  return step !== 0 && Math.abs(step) <= MOST_STEP && steps.every((other) => other === step);
}

/** Many figures that are no telephone number: round numbers, school years, counting. */
const withoutFigures = (text: string): string =>
  text
    .replace(/(?<![\d+][\s().-]?)[1-9]\d{0,2}(?:[ .\u00a0\u202f]000)+(?![\s().-]?\d)/gu, "many")
    .replace(/(?<![\d+][\s().-]?)[1-9]\d{0,2}0{6,}(?![\s().-]?\d)/gu, "many")
    .replace(/(?<![\d+][\s().-]?)(?:19|20)\d\d\s?[-–/]\s?(?:19|20)\d\d(?![\s().-]?\d)/gu, "years")
    .replace(/(?<![\d+][\s().-]?)\d{1,4}(?:[\s-]+\d{1,4}){3,}(?![\s().-]?\d)/gu, (numbers) =>
      isCounting(numbers) ? "numbers" : numbers,
    );

const PLAINLY: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+\s*(?:@|＠|\(at\)|\[at\])\s*[\p{L}\p{N}-]+\s*(?:\.|\(dot\)|\[dot\])\s*[\p{L}]{2,}/iu,
  /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|org|net|io|co\.uk|info|biz|me|app|dev)\b/iu,
  /\b\d{3}-\d{2}-\d{4}\b/u,
  /\bp\.?\s?o\.?\s?box\s+\d+/iu,
  /\b(?:my|our|his|her|the)\s+(?:credit card|social security|(?:tele)?phone number)\b/iu,
  /\b(?:my|our|his|her)\s+(?:home\s+)?address\b(?!\s+(?:books?|labels?)\b)/iu,
  /\b(?:my|our)\s+(?:password|(?:tele)?phone\s+is)\b/iu,
  /\bthe\s+(?:address|(?:tele)?phone|password)\s+(?:is|:)\s+(?:\S+\s+){0,4}\S*\d/iu,
];

/** Whether a text tells where somebody lives or how to reach them, or holds what has to stay secret. */
export const tellsPersonal = (text: string): boolean =>
  PLAINLY.some((pattern) => pattern.test(text)) ||
  PHONE.test(withoutFigures(text)) ||
  [...text.matchAll(ADDRESS)].some(isAddress);
