import { contracted } from "./contracted";
import { findEntries, type Found } from "./find-entry";
import { listFiner } from "./finer-classes";
import { plainFears } from "./plain-fears";
import { splitWish } from "./runs";
import type { LexiconEntry, SubjectClass } from "./subject";

/** The run of the plot that tells of somebody who lacks what all the world knows them by. */
export const KNOWN_FOR_A_LACK = "known-for-a-lack";

/** Vehicles have faces in children's books: a digger may be afraid of mud. */
const SOMEBODY: ReadonlySet<SubjectClass> = new Set(["animal", "being", "person", "vehicle"]);

/** What somebody can't do; each is an option of the plot. */
const ACTS = [
  "(?:breathe|breath|spit|make|blow) (?:any )?(?:fire|flames?)|swim|fly|climb|jump|hop|run(?: fast)?",
  "do (?:any )?(?:magic|spells)|cast (?:a spell|any spells?|spells?)|be scary|dig|weave|glow|shine",
  "scare (?:anyone|anybody|people|children|kids)|scare(?! away)|(?:spin|make) (?:a |any )?webs?",
  "roar|moo|bark|howl|crow|hoot|quack|croak|oink|neigh|meow|growl|sing|buzz|tweet|hiss|toot|honk|beep|whistle",
  "cluck|chirp|trumpet|squeak|bleat|stay awake|wake up|catch (?:a |any )?(?:mouse|mice)|dance|float|fetch",
  "change (?:its |his |her |their )?colou?r|cook|lay (?:an |any )?eggs?|make (?:people|anyone|anybody) laugh|be funny",
].join("|");
const DOINGS = [
  "(?:breathing|spitting) fire|swimming|flying|climbing|jumping|hopping|running|magic|(?:magic )?spells|digging",
  "scaring(?: people| anyone)?|being scary|spinning webs|glowing|roaring|mooing|barking|howling|crowing|hooting",
  "quacking|croaking|oinking|neighing|meowing|growling|singing|buzzing|hissing|staying awake|catching mice|dancing",
  "floating|fetching|cooking|laying eggs",
].join("|");
/** What somebody is afraid of or doesn't like, though they live in it or are larger. */
const THINGS = [
  "heights|fire|dark(?:ness)?|mice|mouse|cold|flying|water|swimming|snow|ice|sea|ocean|night|winter|mud|digging",
  "(?:muddy )?puddles|rain|getting (?:wet|dirty)|tunnels|caves|own shadow|shadows?|spiders|bees|bumblebees|wasps|bugs",
  "insects|beetles|worms|butterflies|moths|cats|kittens|birds|pigeons|frogs|toads|rabbits|bunnies|sheep|lambs",
  "chickens|hens|people|humans|children|kids",
].join("|");
const FOODS = "nuts|acorns|carrots|bananas|cheese|honey|bones|bamboo|grass|fish|meat";

const ALSO = "(?:even |really |quite |actually |just |ever |properly )*";
const WHOSE = "(?:the |any |all |its |his |her |their |my )*";
const LACKS = [
  `can't ${ALSO}(?:${ACTS})`,
  `(?:bad|no good|not (?:very )?good|terrible|rubbish|useless|hopeless|awful) (?:at|with) (?:${DOINGS})`,
  `scared to (?:be )?(?:${ACTS})`,
  `(?:scared of|hates?|hated|hating|feared|disliked|(?:doesn't|didn't|don't|not) like|can't stand) ${WHOSE}(?:${THINGS}|${FOODS})`,
  `(?:doesn't|didn't|won't|wouldn't) eat ${WHOSE}(?:${FOODS})`,
  "(?:gets?|got|always) sea-?sick",
  "(?:breathe[sd]?|sneeze[sd]?|blows?|blew|burp(?:s|ed)?)(?: only)? bubbles",
  "(?:isn't|wasn't|not) funny",
].join("|");
const JOINS =
  "(?:who|that|which|is|was|are|were|who's|that's|whos|thats|so|very|too|really|a|bit|little|still|always)";
const SAYS_NO_MORE = "at|in|by|and|but|so|until|anymore|any|much|all|when|because|very|on|yet|night";
/** Between whoever it is and what they lack, nothing says something else. */
const IS_LACKING = new RegExp(
  `^(?:(?:called|named) \\p{L}+ |(?!${JOINS} )\\p{L}+ (?=(?:who|that|is) ))?(?:${JOINS} )*(?<lack>${LACKS})(?= (?:${SAYS_NO_MORE})(?!\\p{L})|$)`,
  "u",
);
const IS_SLOW =
  /^(?:(?:who|that|which|is|was|who's|that's|whos|thats) )+(?:so |very |too |really )*slow(?=$| )/u;
const FAST =
  /^(?:cheetah|hare|rabbit|horse|racehorse|ostrich|greyhound|leopard|antelope|gazelle|race car|rocket)$/u;
const SLOW_ONE = /(?:^| )(?:slow|slowest)$/u;
/** "Leo and the dog are scared of bees". */
const IS_ONE_OF_TWO = /(?:^| )(?:and|with|n)(?: (?:the|an?|my|our|his|her|their))?$/u;
/** "He can't swim", in a topic of its own: whoever the title is of. */
const OF_THEM = new RegExp(
  `^(?:(?:he|she|it|they|who)(?:'s| is| was|s)? )?(?<lack>can't ${ALSO}(?:${ACTS}))(?= (?:${SAYS_NO_MORE})(?!\\p{L})|$)|^(?:he|she|it)(?:'s|s| is| was)? (?:so |very |really |too )*(?<fear>${LACKS})$`,
  "u",
);
const CANNOT =
  /(?<!\p{L})(?:couldn't|can(?:not| never)|could never|(?:is|was|are)n't able to|(?:(?:is|was) )?(?:not able|unable) to|(?:(?:has|had) )?never learn(?:ed|t|s)?(?: how)? to|(?:has |had )?forg(?:o?t|ets|otten) how to|(?:doesn't|didn't|don't) know how to|struggle[sd]? to|hasn't learn(?:ed|t)(?: how)? to)(?!\p{L})/gu;
/** What the small are afraid of, as all the world knows. */
const ENEMIES = /(?:cats|kittens|birds|pigeons|chickens|hens|frogs|toads)$/u;
/** The words for it, whichever of them an order has. */
const SAYS =
  "afraid scared frightened terrified petrified nervous phobia fear fears feared hate hates hated hating dislikes like likes liked doesn't doesnt didn't didnt can't cant cannot couldn't couldnt could not able unable never learned learnt know knows forgot forgets how really quite even bad good terrible rubbish useless hopeless gets get slow slowest";

/** Who lacks something, and the words in which an order says so. */
type Lacking = { entry: LexiconEntry; said: string };

const isSomebody = ({ entry }: Found): boolean =>
  SOMEBODY.has(entry.class) && !listFiner(entry).some((finer) => finer === "acquaintance" || finer === "kin");

function findIn(words: readonly string[]): Lacking | null {
  for (const { entry, start, end } of findEntries(words).filter(isSomebody)) {
    if (IS_ONE_OF_TWO.test(words.slice(0, start).join(" "))) continue;
    const after = words.slice(end).join(" ");
    const said = IS_LACKING.exec(after)?.groups?.["lack"];
    const isNatural = said !== undefined && ENEMIES.test(said) && listFiner(entry).includes("slight");
    if (said && !isNatural) return { entry, said };
    const isSlow = IS_SLOW.test(after) || SLOW_ONE.test(words.slice(0, start).join(" "));
    if (isSlow && FAST.test(entry.word)) return { entry, said: "slow" };
  }
  return null;
}

const read = (text: string): string[] => splitWish(plainFears(contracted(text)).replaceAll(CANNOT, "can't"));

/** "The owl who is scared of the dark": who it is of, and what of; what a child can't do yet is another story. */
export function findLacking(texts: readonly string[]): Lacking | null {
  const [title = [], ...topics] = texts.map(read);
  const found = [title, ...topics].map(findIn).find((one) => one !== null) ?? findInTopic(title, topics);
  return found && { ...found, said: `${found.said} ${SAYS}` };
}

function sayLack(topic: readonly string[]): string | undefined {
  const groups = OF_THEM.exec(topic.join(" "))?.groups;
  return groups?.["lack"] ?? groups?.["fear"];
}

/** "The penguin", and in a topic "can't swim". */
function findInTopic(title: readonly string[], topics: readonly (readonly string[])[]): Lacking | null {
  const [whose, ...others] = findEntries(title).filter(isSomebody);
  if (!whose || others.length > 0 || whose.end < title.length) return null;
  const said = topics.map(sayLack).find((one) => one !== undefined);
  return said ? { entry: whose.entry, said } : null;
}
