import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { cleanTopic, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { splitWish } from "@/lib/features/writing/subjects/runs";

/** What everyday titles say that a child does, or that happens to something of theirs; in the form of "to do". */
const DOES = new Set(
  `ask answer bake bathe beat beg bite blow boil borrow bounce brave break bring broke brush build burn bury buy call
  carry catch change chase choose chop clap clean collect comb comfort cook copy count crack crash cross cry cuddle cut
  decorate deliver dig do draw dress drink drop dry earn eat empty enter face fall feed feel fetch fill find finish fix
  fold follow forget forgive get give glue go greet grow guess hang hate have hear help hide hit hold hug hurry hurt
  ignore invite iron jump keep kick kiss knit knock lay lead leave lend let lick lie light listen lock lose make march
  mend milk miss mix mop move need open order own pack paint pass pay peel pick plait plant plaster play plug post pound
  pour practice practise pray press pretend pull push put queue quit race raise read refuse remember repair reply return
  rinse roll rub run save say score scrape scream scrub search see sell send serve set sew shake share shout show shut
  sing sink sit skip sleep slide slip smash snap sneeze speak spell spend spill splash squash squeeze stand start stay
  steal stick stir stop stroke sulk surprise swallow sweep swim swing take taste teach tear tell thank throw tickle tidy
  tie touch train trip try turn unpack use wait wake walk wash watch water wear whisper whistle win wipe wobble wrap
  write yell`.split(/\s+/u),
);
/** Whom or where a story is about follows: of a child who meets a fox, the fox is told, whatever the two do. */
const HAS_TO_DO_WITH = new Set(
  `befriend climb discover drive explore find fly go love like live meet ride rescue sail save travel visit adopt follow
  see`.split(/\s+/u),
);
const CANNOT =
  /^(?:can|ca|do|does|did|will|wo|would|could|is|has|have|should)n'?t$|^(?:cannot|won't|wont|never)$/u;
const WILL =
  /^(?:can|will|must|may|could|would|should|is|was|has|had|wants|want|learns|learn|tries|decides|needs)$/u;
const JOINS = /^(?:and|&|n|with|versus|vs)$/u;
/** "Aiden and the broken umbrella": what happened to it is what is told. */
const HARMED = /^(?:broken|torn|ripped|stolen|spilt|spilled|burnt|ruined|wrecked)$/u;
/** Between two words of a title as it was written. */
const NO_WORD = /[^\p{L}\p{N}'’-]+/u;
const OWN = /^(?:the|a|an|his|her|their|my|our|some|new|little|big|first|very|own|brand)$/u;
const TAUGHT = /^(?:lessons?|class|classes|practice|training|club|course)$/u;
/** "Ice skating for the first time": after what is learned. */
const FOR_THE_FIRST_TIME = /^for (?:the|my|her|his|their) (?:very )?first time$/u;
const LEARNS = /^(?:learns?|learning|tries|try)$/u;

/** It says that there is a question, and not which. */
const FINDS_OUT = /^finds? (?:(?:it|this|things|something|everything) )?out$/u;

/** What the title of an order says by its build. */
export type TitleBuild = {
  /** "Washing the car" of "Kofi washes the car", in the parent's words and small letters. */
  happens: string | null;
  /** Whom or what the whole story is about comes first: "the snail who", "Zoe and the snail", "Zoe's snail". */
  leads: "by hero" | "by noun" | null;
};

/**
 * Reads how a title is built that has the hero's name, which stands there as ".", or begins with somebody who does
 * something. Who writes "Zoe washes the car" orders that, and no story about a bucket.
 */
export function readTitleBuild(unnamedTitle: string): TitleBuild {
  const words = unnamedTitle
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}\p{N}'.&-]+/u)
    .filter(Boolean);
  const at = words.indexOf(".");
  if (at === 0 && FINDS_OUT.test(afterHeroes(words).join(" "))) return { happens: null, leads: "by hero" };
  if (at === 0) return readAfterHero(afterHeroes(words));
  if (at < 0 && beginsWithDoing(words)) return { happens: words.join(" "), leads: "by hero" };
  return { happens: null, leads: beginsWithSomebody(words) ? "by noun" : null };
}

const AFTER_HEROES = /^(\.(?: (?:and |n |with )?\.)* )(\p{L}+)/iu;
/** Of those that have to do with somebody, whoever does one of these doesn't only meet them. */
const MORE_THAN_MEETS = /^(?:adopt|climb|drive|fly|rescue|ride|sail|save)$/u;

/** A title without what the hero does, or several heroes do: nobody who loves lights orders a story about love. */
export const leaveOutVerb = (unnamedTitle: string): string =>
  unnamedTitle.replace(AFTER_HEROES, (all: string, heroes: string, word: string) =>
    verbOf(word.toLowerCase()) === null ? all : `${heroes}.`,
  );

/** "Rides" of ". rides a unicorn", which isn't told wherever a unicorn is; `null` where it is only met, or nothing is done. */
export function findMoreThanMeets(unnamedTitle: string): string | null {
  const [, , word = ""] = AFTER_HEROES.exec(unnamedTitle) ?? [];
  return MORE_THAN_MEETS.test(verbOf(word.toLowerCase()) ?? "") ? word : null;
}

/** What happens, as a parent reads it: with the names where they stand in the title. */
export function nameInWhatHappens(happens: string, title: string): string {
  const words = happens.split(" ");
  const written = cleanTopic(title).split(NO_WORD).filter(Boolean);
  const before = splitWish(leaveOutName(title, "")).length - words.length;
  return words.map((word, at) => (word === "." ? (written[before + at] ?? "") : word)).join(" ");
}

/** "Making the county team", "bottle feeding the lamb": what is done, by the hero whom nobody has to name. */
function beginsWithDoing(words: readonly string[]): boolean {
  const at = words.findIndex((word) => /ing$/u.test(word));
  const [doing = "", next = ""] = [words[at], words[at + 1]];
  if (at < 0 || at > 1 || !/^(?:the|a|an|my|our|his|her|their)$/u.test(next)) return false;
  const bare = doing.replace(/ing$/u, "");
  const isVerb = [bare, `${bare}e`, bare.replace(/(.)\1$/u, "$1")].some(
    (form) => DOES.has(form) || form === "go",
  );
  return isVerb && (at === 0 || !/^(?:the|a|an|my|our|why|how|what)$/u.test(words[0] ?? ""));
}

/** A name may be of several words, and the heroes several: "Kofi Owusu washes the car", "Ada, Ben and Cy wash the car". */
function afterHeroes(words: readonly string[]): readonly string[] {
  let at = 0;
  while (words[at] === "." || (JOINS.test(words[at] ?? "") && words[at + 1] === ".")) at += 1;
  return words.slice(at);
}

function readAfterHero(rest: readonly string[]): TitleBuild {
  const [first = ""] = rest;
  if (JOINS.test(first)) return { happens: findHarmed(rest), leads: "by hero" };
  const doing = findDoing(rest);
  if (doing !== undefined) return { happens: doing, leads: "by hero" };
  // "Tilly's hat blows away".
  const later = rest.findIndex((word, place) => place > 0 && isDoing(word));
  const happens = later > 0 && rest.length > 2 ? rest.join(" ") : null;
  return { happens, leads: findEntries(splitWish(rest.join(" "))).length > 0 ? "by hero" : null };
}

const findHarmed = (rest: readonly string[]): string | null =>
  rest.some((word) => HARMED.test(word)) ? rest.slice(1).join(" ") : null;

/** `null` where somebody or something is met, and `undefined` where nothing is done. */
function findDoing(rest: readonly string[]): string | null | undefined {
  const [first = "", ...others] = rest;
  const verb = verbOf(first) ?? guessVerb(rest);
  if (verb !== null)
    return HAS_TO_DO_WITH.has(verb) && hasObject(others) ? null : [ingOf(verb), ...others].join(" ");
  return CANNOT.test(first) || WILL.test(first) ? rest.join(" ") : undefined;
}

/** "The snail who", "a bee called Bob", "the castle with a hundred stairs". */
function beginsWithSomebody(words: readonly string[]): boolean {
  const [first = ""] = words;
  const [found] = findEntries(words.map((word) => word.replace(/\.$/u, "")));
  // "Cement mixer goes round and round".
  if (!/^(?:the|a|an|my|our)$/u.test(first))
    return (
      found?.start === 0 &&
      ["animal", "being", "vehicle"].includes(found.entry.class) &&
      isDoing(words[found.end] ?? "")
    );
  if (!found || words.slice(1, found.start).length > 2) return false;
  return /^(?:who|that|which|called|named|with|in|on|at|and|under|behind|without|comes?|goes|to)$/u.test(
    words[found.end] ?? "",
  );
}

/** The verb in the form of "to do": "wash" of "washes"; `null` where it is none that we know. */
function verbOf(word: string): string | null {
  const past = PAST.get(word) ?? (/ed$/u.test(word) ? word.replace(/ed$/u, "") : null);
  const forms = [
    ...(past === null ? [] : [past, `${past}e`, past.replace(/(.)\1$/u, "$1")]),
    word,
    word.replace(/ies$/u, "y"),
    word.replace(/es$/u, ""),
    word.replace(/s$/u, ""),
  ];
  return forms.find((form) => DOES.has(form) || HAS_TO_DO_WITH.has(form)) ?? null;
}

const DOUBLED =
  /^(?:beg|brag|chop|clap|cut|dig|drop|drum|forget|get|hit|hop|hug|knit|let|mop|pat|plan|put|quit|rip|rub|run|scrub|set|shut|sit|skip|slip|snap|spin|step|stir|stop|swim|trip|win|wrap)$/u;

const ingOf = (verb: string): string =>
  DOUBLED.test(verb)
    ? `${verb}${verb.slice(-1)}ing`
    : /ie$/u.test(verb)
      ? `${verb.slice(0, -2)}ying`
      : `${verb.replace(/(?<=[^eoy])e$/u, "")}ing`;

const PAST: ReadonlyMap<string, string> = new Map(
  `ate eat|began begin|bit bite|blew blow|broke break|brought bring|built build|bought buy|caught catch|chose choose|came
  come|drew draw|drank drink|drove drive|fell fall|fed feed|felt feel|found find|flew fly|forgot forget|gave give|got
  get|went go|grew grow|had have|heard hear|hid hide|held hold|kept keep|knew know|left leave|lent lend|lost lose|made
  make|met meet|paid pay|rode ride|ran run|said say|saw see|sold sell|sent send|sewed sew|sang sing|sat sit|slept
  sleep|spoke speak|spent spend|spilt spill|stood stand|stole steal|stuck stick|swam swim|took take|taught teach|told
  tell|threw throw|tore tear|woke wake|wore wear|won win|wrote write`
    .split("|")
    .map((pair): [string, string] => {
      const [past = "", base = ""] = pair.trim().split(/\s+/u);
      return [past, base];
    }),
);

/** After the hero's name, what ends like a verb and is no noun of ours is one: "Chiamaka fries akara". */
function guessVerb([word = "", ...rest]: readonly string[]): string | null {
  if (rest.length === 0 || !/^\p{L}{3,}(?<![su'])s$/u.test(word)) return null;
  if (findEntries([word]).length > 0) return null;
  return word
    .replace(/ies$/u, "y")
    .replace(/(?<=sh|ch|x|ss|zz)es$/u, "")
    .replace(/(?<!s)s$/u, "");
}

/** Later in a title only what can't be a noun: "blows", and no "cut" and no "walk". */
const isDoing = (word: string): boolean =>
  CANNOT.test(word) || (/s$/u.test(word) && verbOf(word) !== null && findEntries([word]).length === 0);

/** After whoever it is of: "wants", "can't", "told", "is", and no noun. */
export const saysDeed = (word: string): boolean =>
  CANNOT.test(word) || WILL.test(word) || isDoing(word) || PAST.has(word);

const hasObject = (words: readonly string[]): boolean =>
  findEntries(words.filter((word) => !OWN.test(word))).length > 0;

/** What is learned, as a text says it: "sew" of "learning to sew", "surf" of "first surf lesson". */
export function listLearned(text: string): string[] {
  const words = splitWish(text);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const third = words[at + 2];
    if (LEARNS.test(word)) return next === "to" ? (third ?? []) : (next ?? []);
    if (TAUGHT.test(next ?? "") || isForTheFirstTime(words, at)) return word;
    return [];
  });
}

/** Nobody learns to fly in a plane. */
const isForTheFirstTime = (words: readonly string[], at: number): boolean =>
  words[at] !== "flying" && FOR_THE_FIRST_TIME.test(words.slice(at + 1).join(" "));

/** "Sewing" of "sew", "horse-riding" of "riding": what an activity is called that is learned. */
export const listIngs = (word: string): string[] => [ingOf(word), `horse-${word}`, `${word}-skating`];
