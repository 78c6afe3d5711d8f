import type { StoryOrder } from "@/lib/shared/story";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import { isBritish } from "./is-british";

/** Our plots are written in American English; where both say another word, or spell it otherwise. */
const WORDS: Readonly<Record<string, string>> = {
  elevator: "lift",
  diaper: "nappy",
  pacifier: "dummy",
  clothespin: "clothes peg",
  booger: "bogey",
  cookie: "biscuit",
  sidewalk: "pavement",
  flashlight: "torch",
  soccer: "football",
  vacation: "holiday",
  "soccer ball": "football",
  "fire truck": "fire engine",
  "movie theater": "cinema",
  "the movies": "the cinema",
  "trash can": "dustbin",
  "garbage can": "dustbin",
  "garbage truck": "bin lorry",
  "the last car": "the last carriage",
  "third car": "third carriage",
  "fourth car": "fourth carriage",
  trash: "rubbish",
  garbage: "rubbish",
  truck: "lorry",
  apartment: "flat",
  sweater: "jumper",
  zipper: "zip",
  airplane: "aeroplane",
  faucet: "tap",
  math: "maths",
  mailbox: "postbox",
  mailman: "postman",
  ladybug: "ladybird",
  movie: "film",
  stroller: "pushchair",
  leash: "lead",
  rowboat: "rowing boat",
  eraser: "rubber",
  refrigerator: "fridge",
  bathrobe: "dressing gown",
  closet: "wardrobe",
  recess: "playtime",
  crib: "cot",
  pajamas: "pyjamas",
  gray: "grey",
  color: "colour",
  colored: "coloured",
  colorful: "colourful",
  coloring: "colouring",
  favorite: "favourite",
  neighbor: "neighbour",
  neighborhood: "neighbourhood",
  harbor: "harbour",
  honor: "honour",
  flavor: "flavour",
  rumor: "rumour",
  armor: "armour",
  center: "centre",
  theater: "theatre",
  mustache: "moustache",
  curb: "kerb",
  plow: "plough",
  cozy: "cosy",
  program: "programme",
  marvelous: "marvellous",
  traveled: "travelled",
  traveling: "travelling",
  traveler: "traveller",
  quarreled: "quarrelled",
  quarreling: "quarrelling",
  canceled: "cancelled",
  practiced: "practised",
  practicing: "practising",
  realize: "realise",
  realized: "realised",
  recognize: "recognise",
  recognized: "recognised",
  apologize: "apologise",
  apologized: "apologised",
  organize: "organise",
  organized: "organised",
  toward: "towards",
  afterward: "afterwards",
};

/** What has several names, as whose work has: the one that the order has is told, in whichever English. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  pacifier: ["dummy", "soother", "binky", "binkie", "paci", "dodie", "num num"],
  diaper: ["nappy"],
  pajamas: ["pyjamas", "pjs", "jammies"],
  zipper: ["zip"],
  pants: ["trousers"],
  stroller: ["pushchair", "pram"],
  crib: ["cot"],
  cart: ["trolley"],
  boots: ["wellies", "wellingtons"],
  "garbage truck": ["bin lorry", "bin truck", "dustbin lorry", "dust cart", "trash truck"],
  "mail carrier": ["postman", "postwoman", "mailman"],
  "crossing guard": ["lollipop lady", "lollipop man"],
  "garbage collector": ["bin man", "binman", "dustman", "garbage man"],
  "school cook": ["dinner lady"],
  janitor: ["caretaker", "custodian"],
  principal: ["headteacher", "head teacher", "headmaster", "headmistress"],
};

/** A child who goes there is at no school; whose order has a school in it as well speaks of two. */
const NURSERIES = [
  ...["nursery school", "nursery", "playschool", "play school", "preschool", "pre school", "pre-school"],
  ...["kindergarten", "playgroup", "daycare", "day care", "kindy", "creche", "crèche", "pre-k", "prek"],
];
const NO_NURSERY =
  /\b(?:nursery (?:rhymes?|room|wall|paint)|(?:plant|tree|garden|fish|turtle|baby's|the new) nursery|(?:paint|decorat)\w* the nursery)\b/iu;
/** Where a word stands for something else: the big school comes later. */
const NO_OWN = [
  "big school",
  "high school",
  "primary school",
  "elementary school",
  "sunday school",
  "old school",
];
/** What parents in India call the evening on which the school shows what it has learned. */
const ANNUAL_DAY = /\bannual (?:day|function|show)\b/iu;
const OF_ANNUAL_DAY: Readonly<Record<string, string>> = {
  "the show": "the annual day",
  "a show": "an annual day",
  "every show": "every annual day",
};

const PATTERN = new RegExp(
  `(?<before>\\b(?:[Aa]n|(?:Mrs?|Ms|Miss)\\.?) )?(?<![\\p{L}-])(?<word>${[
    ...Object.keys(WORDS),
    ...Object.keys(OWN_WORDS),
    ...Object.keys(OF_ANNUAL_DAY),
    ...["kindergarten", "school", ...NO_OWN],
  ]
    .toSorted((left, right) => right.length - left.length)
    .join("|")})(?<many>s?)(?![\\p{L}-])`,
  "giu",
);
const VOWEL = /^[aeio]/u;

type Words = Pick<StoryOrder, "title" | "topics" | "relatives">;

/** Puts a text into the English of whoever ordered it, where their words show which that is; names stay as they are. */
export function speakEnglish(order: Words, names: readonly string[]): (text: string) => string {
  const asked = listAsked(order);
  const own = listOwnWords(order, asked);
  // What the parent calls so is called so, whatever else is British in their words.
  const british = Object.entries(WORDS).filter(([word]) => !saysAny(asked, word));
  const words = isBritish(order) ? { ...Object.fromEntries(british), ...own } : own;
  if (Object.keys(words).length === 0) return (text) => text;
  const parts = new Set(names.flatMap((name) => name.split(/\s+/u)));
  return (text) =>
    text.replace(PATTERN, (found: string, before: string | undefined, word: string, many: string) => {
      const said = words[word.toLowerCase()];
      const isLarge = /^\p{Lu}/u.test(word);
      if (!said || (isLarge && isOfName(word, before, parts))) return found;
      const put = many ? pluralOf(said) : said;
      return articleFor(said, before) + (isLarge ? capitalOf(put) : put);
    });
}

/** The words of an order, a space around each. */
const listAsked = ({ title, topics }: Words): string =>
  ` ${splitWish([title, ...topics].join(" "))
    .map((word) => word.replace(/'s?$/u, ""))
    .join(" ")} `;

const saysAny = (asked: string, word: string): boolean =>
  [word, pluralOf(word)].some((form) => asked.includes(` ${form} `));

/** "Postman" for a mail carrier, where the order speaks of a postman. */
function listOwnWords({ title, topics }: Words, asked: string): Readonly<Record<string, string>> {
  const own = Object.entries(OWN_WORDS).flatMap(([word, others]): [string, string][] => {
    const said = others.find((other) => saysAny(asked, other));
    return said ? [[word, said]] : [];
  });
  const words = [title, ...topics].join(" ; ").replaceAll("’", "'");
  const nursery = NO_NURSERY.test(words) ? undefined : NURSERIES.find((one) => saysAny(asked, one));
  const isAtSchool = nursery !== undefined && saysAny(withoutAll(asked, NURSERIES), "school");
  return {
    ...Object.fromEntries(own),
    ...(nursery && { kindergarten: nursery, ...(!isAtSchool && { school: nursery }) }),
    ...(ANNUAL_DAY.test(words) && OF_ANNUAL_DAY),
  };
}

const withoutAll = (asked: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(` ${word} `, "  "), asked);

const isOfName = (word: string, before: string | undefined, parts: ReadonlySet<string>): boolean =>
  parts.has(word) || /^M/u.test(before ?? "");

const capitalOf = (word: string): string => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;

/** "An elevator", but "a lift". */
const articleFor = (word: string, before = ""): string =>
  VOWEL.test(word) ? before : before.replace("n ", " ");

/** "Lorries", but "rubbish" stays as it is. */
function pluralOf(word: string): string {
  if (/(?:s|pre-k)$/u.test(word)) return word;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (/man$/u.test(word)) return `${word.slice(0, -3)}men`;
  return `${word}s`;
}
