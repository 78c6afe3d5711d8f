import { isCommonWord } from "@/lib/features/writing/common-words";
import { wholeName } from "@/lib/features/writing/hero-token";
import { foldName } from "@/lib/shared/fold-name";
import { isDone, isElder } from "./elder-words";
import { findEntries } from "./find-entry";
import { splitWish } from "./runs";
import { findPetsName } from "./pets-name";
import type { LexiconEntry, Mourned } from "./subject";

/** `other` is somebody whom none of them is; `unsaid` where an order only says that somebody died. */
export type Dead = Mourned | "other" | "unsaid";

const DIED =
  /\b(?:died|dies|die|dying|dead|passed away|passing away|passes away|death|funeral|burial|cremat\w+|bereave\w+|grie(?:f|ve|ving)|heaven|killed|put (?:(?:(?:our|my|his|her|their|the|old|poor|dear|little|sick) ){1,3}(?:dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|horse|pony|budgie|parrot|pet|tortoise) |\p{L}+ )?(?:down|(?:to|too) sle+a?p+)|(?:did not|didn't|never|won't|will not) (?:wake|woke) up|rainbow bridge|belly up|ashes|grave|coffin|urn|in the ground|in the earth|under the ground|cemetery|in (?:loving )?memory of|no heart ?beat|heart ?beat stopped|heart (?:had )?stopped|(?:to sleep|asleep|sleeping|sleeps) (?:forever|for ever|for good)|an angel|lost|lose|losing|loss|goodbye)\b/u;
/** Whoever stands before one of these lives: "Mum lost the baby". */
const OF_ANOTHER =
  /^(?:lost|lose|losing|loss|goodbye|in (?:loving )?memory of|death|funeral|grie(?:f|ve|ving))$/u;
/** Words that mean a baby's death by themselves. */
const BABY_ONLY =
  /\b(?:still-?born|still-?birth|miscarr\w+|angel baby|born sleeping|born still|pregnancy loss)\b|\b(?:baby|babies|twins?|bump)\b[^,.;]* (?:no heart ?beats?|heart ?beat (?:stopped|was gone)|heart (?:had )?stopped)\b|\b(?:brother|sister|twin|sibling)\b[^,.;]* (?:at birth|before (?:he|she|it|they) w(?:as|ere) born|in (?:the womb|\w+(?:'s)? (?:tummy|belly)))\b/u;
/** After these an order tells of something else, or of somebody who lives on. */
const CLAUSES = /[,.;:!?()–—]|\b(?:because|but|when|while|after|before|since|so|how|and now|helps?)\b/u;

const MOTHER = "mum|mom|mummy|mommy|mama|momma|mam|mammy|mami|amma|ammi|mother";
const FATHER = "dad|daddy|dada|papa|papi|baba|appa|father";
const PARENT = `${MOTHER}|${FATHER}|parent`;
const CLOSE = `parent|mums|moms|dads|parents|stepdad|stepmum|stepmom|stepfather|stepmother|step-?(?:dad|mum|mom|brother|sister)|brother|sister|sibling|twin|twins|cousin|son|daughter|friend|friends|bestie|mate|classmate|schoolmate|teacher|coach|child|kid|boy|girl|niece|nephew|husband|wife|toddler`;
const ELDER =
  "grandad|granda|grandpaw|grand(?:ma|pa|mum|mom|dad|dada|daddy|mother|father|parent|parents|pop)|great-?(?:grand\\w+|gran|granny|nan|aunt|uncle)|gran|granny|grannie|nan|nana|nanna|nanny|grampa|gramps|grandpop|gramma|grammy|pops|oma|opa|abuel[ao]|nonn[ao]|aunt|auntie|aunty|uncle|neighbou?r|godmother|godfather|godparent|mrs|mr|ms";
const BABY = "baby|babies|newborn|preemie";

const ROLES: readonly (readonly [Exclude<Dead, "pet" | "unsaid">, RegExp])[] = [
  // "Dad's best friend" is one of the grown-ups.
  ["elder", new RegExp(`\\b(?:${PARENT})'?s (?:best |old |dear )?friend\\b`, "gu")],
  ["elder", /\b(?:old|older|elderly|family|grown-?up) friend\b/gu],
  // The mother of a friend, or of a father, is nobody's whom we tell of; nor is one by another bond.
  [
    "other",
    new RegExp(
      `\\b(?:(?:\\p{L}+'s|(?:${PARENT})s|friend|husband|wife) (?:own |late )?|(?:step|foster|birth|first|tummy)[- ])(?:${PARENT})\\b|\\b(?:${PARENT})[- ]in[- ]law\\b`,
      "gu",
    ),
  ],
  [
    "baby",
    new RegExp(`\\b(?:${BABY})(?: (?:twin )?(?:brother|sister|sibling|boy|girl|twins?|cousin))?\\b`, "gu"),
  ],
  ["elder", new RegExp(`\\b(?:${ELDER})\\b`, "gu")],
  ["mother", new RegExp(`\\b(?:${MOTHER})\\b`, "gu")],
  ["father", new RegExp(`\\b(?:${FATHER})\\b`, "gu")],
  ["other", new RegExp(`\\b(?:${CLOSE})\\b`, "gu")],
];

/** Who asks about somebody lives. */
const WHO_ASKS =
  /\b(?:my|our) (?:little |older )?(?:son|daughter|child|kid|boy|girl|toddler|children|kids) (?:keeps? |is |always )?(?:ask\w*|wonder\w*|wants? to know|thinks?|miss\w*|sad|cr(?:y|ies|ying))\b/giu;
/** Whoever may die lives. */
const MAY_DIE =
  /\b(?:will|what if|afraid|scared|worried|might|may|is|are)\b[^,.;]*?\bdies?\b(?: too| as well)?/giu;
const TITLES = /\b(Mrs|Mr|Ms|Dr)\./gu;
const OWNED = /\b(?:my|our|his|her|their|the)$/u;
/** Words that don't say who it was. */
const ANYBODY = new Set(
  "vet vets someone somebody anyone person people one ones everyone everybody who we he she they it that has have had just is was are were suddenly the a an and family love loved special of about when if after why what day death".split(
    " ",
  ),
);

/** Whom an order says to have died, however it words it. */
export function readWhoDied(texts: readonly string[], heroes: readonly string[] = []): Dead {
  if (isOfHeroesDeath(texts, heroes)) return "other";
  const plain = sayAnimals(texts).map((text) =>
    ofHeroes(text.replaceAll("’", "'"), heroes)
      .replaceAll(TITLES, "$1")
      .replace(WHO_ASKS, "")
      .replace(MAY_DIE, ""),
  );
  if (plain.some((text) => BABY_ONLY.test(text.toLowerCase()))) return "baby";
  const said = plain.flatMap((text) => text.split(CLAUSES)).flatMap((clause) => listDeadOf(clause));
  const named = said.length > 0 ? said : plain.flatMap(listRolesBeside).slice(0, 1);
  // Of a name alone nobody knows whose it is.
  const nobody = findPetsName(plain, "") === null ? "unsaid" : "other";
  const [first = nobody, ...others] = new Set(named);
  return others.length > 0 ? "other" : first;
}

/** "Mia's mum" is the mother of whoever it is told of. */
export const ofHeroes = (text: string, heroes: readonly string[]): string =>
  heroes
    .filter((hero) => hero.trim() !== "")
    .reduce(
      (rest, hero) => rest.replace(wholeName(hero.trim()), (whole, owns) => (owns ? "my" : whole)),
      text,
    );

/** Who is named without a word for it; a parent who is sad after a funeral isn't the one who died. */
function listRolesBeside(text: string): Dead[] {
  const [first] = listRoles(text);
  if (!first) return [];
  return isParent(first) && !ONLY_PARENT.test(text.trim()) ? ["other"] : [first];
}

/** Nobody is told their own death: an order in memory of the very child is no story of ours. */
export const isOfHeroesDeath = (texts: readonly string[], heroes: readonly string[]): boolean =>
  heroes.some((hero) => texts.some((text) => isHeroDead(text, hero)));

function isHeroDead(text: string, heroName: string): boolean {
  if (!heroName.trim()) return false;
  const hero = wholeName(plainOf(heroName).trim()).source;
  const died = `${hero}(?: (?:has|had|have|just|suddenly|who|is|was|been))* (?:died|dead|passed away|killed|stillborn|born sleeping|(?:(?:went|gone|goes) (?:up )?(?:to|into)|in) heaven)\\b`;
  const lost = `\\b(?:we lost|losing|(?:death|loss) of) ${DEAR}${hero}(?<!['’]s)(?=[.!,]|$)`;
  return new RegExp(`${died}|${lost}`, "iu").test(plainOf(text)) || isInMemory(text, heroName);
}

/** "Remembering Zoe" mourns her; "remembering Zoe's birthday" doesn't. */
function isInMemory(text: string, heroName: string): boolean {
  if (!heroName.trim()) return false;
  const hero = wholeName(plainOf(heroName).trim()).source;
  const memory = `(?<![\\p{L}\\p{N}])(?:in (?:loving )?memory of|memorial (?:for|of)|rest in peace,?|remembering) ${DEAR}${hero}(?<!['’]s)(?=\\W*$|[.!,;:]| (?:who|with|on|at|and)\\b)`;
  const theirs = `${hero}['’]? (?:death|funeral|burial|cremation|grave|ashes|coffin|urn)\\b`;
  return new RegExp(`${memory}|${theirs}`, "iu").test(plainOf(text));
}

/** Whether an order is in memory of a child that it would be told of, without a word for a death. */
export const isInMemoryOfHero = (texts: readonly string[], heroes: readonly string[]): boolean =>
  heroes.some((hero) => texts.some((text) => isInMemory(text, hero)));

const DEAR = "(?:our |my |dear |sweet |beautiful |beloved |little |baby )*";
/** Parents leave out the accents of a name. */
const plainOf = (text: string): string => foldName(text).normalize("NFC");

const NAMED = /(?<animal>\p{L}+)(?: (?:called|named))? (?<name>\p{Lu}[\p{L}’'-]+)/gu;
const NAME_FIRST = /(?<name>\p{Lu}[\p{L}-]+),? (?:the|our|my) (?:old |little |dear )?(?<animal>\p{L}+)/gu;

/** "Buddy was put down", with "our dog Buddy" beside it, is about a dog. */
function sayAnimals(texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => [...text.matchAll(NAMED), ...text.matchAll(NAME_FIRST)]);
  const isAnimal = (word: string) =>
    findEntries([word.toLowerCase()]).some(({ entry }) => entry.class === "animal");
  const names = [
    ...found.flatMap(({ groups: { name = "", animal = "" } = {} }) =>
      isAnimal(animal) ? [{ name, animal }] : [],
    ),
    ...listApart(texts, isAnimal),
  ];
  return texts.map((text) =>
    names.reduce(
      (rest, { name, animal }) =>
        rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "gu"), animal),
      text,
    ),
  );
}

/** "Miso died" with "cat" beside it, or "our cat": a topic that is an animal and nothing else says what Miso was. */
function listApart(texts: readonly string[], isAnimal: (word: string) => boolean) {
  const [animal] = texts.flatMap((text) => {
    const [, word = ""] =
      /^(?:(?:my|our|his|her|their|the|old|dear|beloved|pet) )*(\p{L}+)$/iu.exec(text.trim()) ?? [];
    return isAnimal(word) ? [word] : [];
  });
  const name = findPetsName(texts, "");
  return animal && name ? [{ name, animal }] : [];
}

/** Who stands before the word for it, "Daddy died", or else after it: "the death of my friend". */
function listDeadOf(clause: string): Dead[] {
  const small = clause.toLowerCase();
  const found = DIED.exec(small);
  if (!found) return [];
  const before = clause.slice(0, found.index);
  const roles = listRoles(before);
  const after = listRoles(clause.slice(found.index + found[0].length));
  const [first, second] = OF_ANOTHER.test(found[0]) ? [after, roles] : [roles, after];
  // "We had to put our dog down" has them in it.
  const beside = first.length > 0 ? first : second;
  const all = beside.length > 0 ? beside : listRoles(found[0]);
  if (all.length > 0) return all.map((one) => (isParent(one) && !isOfParent(small, found) ? "other" : one));
  return isNamed(found[0].endsWith("memory of") ? clause.slice(found.index + found[0].length) : before)
    ? ["other"]
    : [];
}

const isParent = (dead: Dead): boolean => dead === "mother" || dead === "father";
/** A topic that is a parent and nothing else, beside one that says what happened. */
const ONLY_PARENT = new RegExp(
  `^(?:(?:my|our|his|her|their|the|late|dear|i|we|miss|missing|remember|remembering|goodbye|bye)[, ]+)*(?:${PARENT})$`,
  "iu",
);
const NEXT_TO_IT =
  "(?:has|had|have|just|suddenly|also|is|was|who|that|recently|sadly|now|got|been|gone|went|lives|up|in|to|into|he|she|already|really|all|of a sudden)";
const PARENT_BEFORE = new RegExp(
  `(?:${PARENT})(?:'?s)?(?: (?!know|see|saw|find|found|want|ha[ts]e|think|say|ask)\\p{L}+)?(?: ${NEXT_TO_IT})* $`,
  "u",
);
const PARENT_OWNS = new RegExp(`(?:${PARENT})'?s(?: sudden)? $`, "u");
/** Not the one whom a child lost sight of. */
const PARENT_AFTER = new RegExp(
  `^,? (?:(?:of|for|to|my|our|his|her|their|the|a|dear|and) )*(?:${PARENT})(?!'s?(?! funeral| death))(?! (?:at|in|on) the (?!war))`,
  "u",
);
const PARENT_OF_NOUN = /^(?:death|funeral|burial|cremat\w+|ashes|grave|coffin|urn)$/u;
/** Whoever is of these mourns. */
const MOURNS = /^(?:bereave\w+|grie(?:f|ve|ving)|lost|lose|losing|loss|goodbye)$/u;

/** Whether it is the parent who died: one who mourns, or who goes to a funeral, lives. */
function isOfParent(clause: string, { 0: word, index }: RegExpExecArray): boolean {
  const before = clause.slice(0, index);
  if (PARENT_AFTER.test(clause.slice(index + word.length)) && OF_ANOTHER.test(word)) return true;
  if (MOURNS.test(word)) return false;
  return (PARENT_OF_NOUN.test(word) ? PARENT_OWNS : PARENT_BEFORE).test(before);
}

/** Everybody whom a text names; whoever only has somebody, as in "Grandma's dog", isn't meant. */
function listRoles(text: string): Dead[] {
  let rest = text.toLowerCase();
  const found: { at: number; end: number; dead: Dead }[] = [];
  const add = (at: number, length: number, dead: Dead) => {
    found.push({ at, end: at + length, dead });
    rest = rest.slice(0, at) + "#".repeat(length) + rest.slice(at + length);
  };
  for (const [dead, pattern] of ROLES)
    for (const { index, 0: words } of rest.matchAll(pattern)) add(index, words.length, dead);
  for (const word of rest.matchAll(/[\p{L}-]+/gu)) {
    const [is] = findEntries([word[0]]).map(({ entry }) => entry);
    if (is && isElder(word[0], is)) add(word.index, word[0].length, "elder");
    if (is?.class === "animal" && !isDone(rest, word.index)) add(word.index, word[0].length, "pet");
  }
  for (const { index, 0: words } of rest.matchAll(/\bpets?\b/gu)) add(index, words.length, "pet");
  const sorted = found.toSorted((left, right) => left.at - right.at);
  const owns = (one: { end: number }, next: { at: number } | undefined) =>
    next !== undefined && /^'s? (?:\p{L}+ ){0,2}$/u.test(text.slice(one.end, next.at));
  return sorted.filter((one, index) => !owns(one, sorted[index + 1])).map(({ dead }) => dead);
}

/** A name by itself, or a noun: "Max died" may be anybody, and "the old tree died" is nobody. */
function isNamed(before: string): boolean {
  const words = splitWish(before).filter((word) => !ANYBODY.has(word.replace(/'s?$/u, "")));
  const last = words.at(-1)?.replace(/'s?$/u, "");
  if (last === undefined) return false;
  const known: LexiconEntry[] = findEntries([last]).map(({ entry }) => entry);
  if (known.length > 0) return known.some((entry) => !["feeling", "relative"].includes(entry.class));
  if (OWNED.test(before.toLowerCase().slice(0, before.toLowerCase().lastIndexOf(last)).trim())) return true;
  const isCapital = new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(last[0]?.toUpperCase() ?? "")}${RegExp.escape(last.slice(1))}`,
    "u",
  );
  return !isCommonWord(last) && isCapital.test(before);
}
