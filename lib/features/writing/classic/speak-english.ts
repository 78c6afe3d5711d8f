import type { StoryOrder } from "@/lib/shared/story";
import { splitWish } from "@/lib/features/writing/subjects/runs";

/** Our plots are written in American English; where both say another word, or spell it otherwise. */
const WORDS: Readonly<Record<string, string>> = {
  elevator: "lift",
  diaper: "nappy",
  pacifier: "dummy",
  booger: "bogey",
  cookie: "biscuit",
  sidewalk: "pavement",
  flashlight: "torch",
  soccer: "football",
  vacation: "holiday",
  "soccer ball": "football",
  "fire truck": "fire engine",
  "movie theater": "cinema",
  "trash can": "dustbin",
  "garbage can": "dustbin",
  "garbage truck": "bin lorry",
  trash: "rubbish",
  garbage: "rubbish",
  truck: "lorry",
  apartment: "flat",
  sweater: "jumper",
  airplane: "aeroplane",
  faucet: "tap",
  math: "maths",
  mailbox: "postbox",
  mailman: "postman",
  ladybug: "ladybird",
  movie: "film",
  stroller: "pushchair",
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
};

/** Whose work has several names: the one that the order has is told. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  "mail carrier": ["postman", "postwoman", "mailman"],
  "crossing guard": ["lollipop lady", "lollipop man"],
  "garbage collector": ["bin man", "binman", "dustman", "garbage man"],
  "school cook": ["dinner lady"],
  janitor: ["caretaker", "custodian"],
  principal: ["headteacher", "head teacher", "headmaster", "headmistress"],
};

/** Words that only the British write, or mean so: nobody is stuck in a ski lift who asks for a lift. */
const BRITISH =
  /\b(?:mum(?:s|my|mies)?|(?<!(?:ski|chair|a) )lifts?(?! (?:me|up|off|it|him|her|them)\b)|napp(?:y|ies)|lorr(?:y|ies)|torch(?:es)?|trousers|pyjamas|jumpers?|colou?ring-?in|colours?|favourite|neighbours?|grey|grandad|stabilisers|poorly|plasters?|rubbish|pushchair|pram|hoover(?:s|ing)?|aeroplanes?|fire engine|maths|playtime|postman|tyres?|plough|telly|wellies|crisps|ice lolly|conkers|power cut|biscuit tin|primary school|year (?:one|two|three|[1-6])|football boots|fancy dress|bin lorry|cup final|goalkeepers?|football (?:match|pitch|boots)|mam|lollipop (?:lady|man)|dinner lad(?:y|ies)|bin ?m[ae]n|dustm[ae]n|head ?teacher)\b/iu;
/** Words that only Americans write. */
const AMERICAN =
  /\b(?:mom(?:s|my|mies)?|elevators?|diapers?|pacifiers?|trucks?|trash|garbage|sidewalk|flashlights?|soccer|pajamas|colors?|favorite|neighbors?|gray|stroller|vacation|kindergarten|first grade|[1-6](?:st|nd|rd|th) grade|math|movie|training wheels|fire ?truck)\b/iu;

const PATTERN = new RegExp(
  `(?<before>\\b(?:[Aa]n|(?:Mrs?|Ms|Miss)\\.?) )?(?<![\\p{L}-])(?<word>${[
    ...Object.keys(WORDS),
    ...Object.keys(OWN_WORDS),
  ]
    .toSorted((left, right) => right.length - left.length)
    .join("|")})(?<many>s?)(?![\\p{L}-])`,
  "giu",
);
const VOWEL = /^[aeio]/u;

type Words = Pick<StoryOrder, "title" | "topics" | "relatives">;

/** Whether a parent's own words are British; where nothing shows it, or a Mom would see grey, we write as we always do. */
export const isBritish = ({ title, topics, relatives = [] }: Words): boolean => {
  const words = [title, ...topics].join(" ; ");
  const family = relatives.map(({ name }) => name).join(" ; ");
  return BRITISH.test(words) && !AMERICAN.test(`${words} ; ${family}`);
};

/** Puts a text into the English of whoever ordered it, where their words show which that is; names stay as they are. */
export function speakEnglish(order: Words, names: readonly string[]): (text: string) => string {
  const own = listOwnWords(order);
  const words = isBritish(order) ? { ...WORDS, ...own } : own;
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

/** "Postman" for a mail carrier, where the order speaks of a postman. */
function listOwnWords({ title, topics }: Words): Readonly<Record<string, string>> {
  const asked = ` ${splitWish([title, ...topics].join(" "))
    .map((word) => word.replace(/'s?$/u, ""))
    .join(" ")} `;
  return Object.fromEntries(
    Object.entries(OWN_WORDS).flatMap(([word, others]) => {
      const said = others.find((other) => asked.includes(` ${other} `) || asked.includes(` ${other}s `));
      return said ? [[word, said]] : [];
    }),
  );
}

const isOfName = (word: string, before: string | undefined, parts: ReadonlySet<string>): boolean =>
  parts.has(word) || /^M/u.test(before ?? "");

const capitalOf = (word: string): string => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`;

/** "An elevator", but "a lift". */
const articleFor = (word: string, before = ""): string =>
  VOWEL.test(word) ? before : before.replace("n ", " ");

/** "Lorries", but "rubbish" stays as it is. */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (/man$/u.test(word)) return `${word.slice(0, -3)}men`;
  return `${word}s`;
}
