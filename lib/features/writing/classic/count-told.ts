import { listHeroNames, type Scene, type StoryOrder, type StoryPage } from "@/lib/shared/story";
import { listStems } from "@/lib/features/writing/common-words";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { findFarPlace, listPlainEvents } from "@/lib/features/writing/subjects/events/plain-events";
import { leaveOutVerb } from "@/lib/features/writing/subjects/events/what-happens";
import { BROKEN_CUP } from "@/lib/features/writing/subjects/broken-thing";
import { findEntries, type Found } from "@/lib/features/writing/subjects/find-entry";
import { listFiner } from "@/lib/features/writing/subjects/finer-classes";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, runOf, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import { isWrittenFor } from "./tells-day";
import { listChosen, listElsewhere, tellsFact } from "./told-facts";
import { isToldOf } from "./who-does-it";
import { listClauses, listLastTimes, saysDeedIn } from "./title-clauses";
import { findSubject } from "./choose-cast";
import { composePages } from "./compose-pages";
import type { Shape } from "./grammar";
import type { Plan } from "./plan-story";
import { Random } from "./random";
import { speakEnglish } from "./speak-english";
import { kindsOf, propOf } from "./subject-words";

/** On so many pages a thing has a part in a story; on one it is only mentioned. */
const LEAST_PAGES = 2;
/** A story is about what is on so many of its pages. */
const ABOUT = 1 / 3;
/** What is on a page where it is told: its name is said, or it is drawn. */
const SEEN: ReadonlySet<SubjectClass> = new Set([
  ...["food", "animal", "vehicle", "instrument", "plant"],
  ...["clothing", "tool"],
] as const);
/** Words of titles that name no thing of the story. */
const OF_TITLES = new Set(
  "night day morning evening time world Earth street house home story mystery secret adventure friend problem number trip journey corner lane road".split(
    " ",
  ),
);
/** "Who forgot", "in the fridge", "with no teeth": what happens, or where, in the title of a story. */
const TAIL = /\s(?<tail>(?:who|that|which|without|with|in|on|at|under|behind|inside)\s.+)$/iu;
const MOST_OF_A_TAIL = 40;
const STOP = new Set(
  "a an and are at be but by can could did do does for from had has have he her him his i in inside into is it its just me my no not of off on one or our out she so than that the their them they to too under up very was we were which who will with without would you your behind all again".split(
    " ",
  ),
);

/** Nobody misses the moon of Moon Lane. */
const IN_A_STREET = new Set(["lane", "street", "road", "corner", "house"]);
const IDLE_IN_TITLES = new Set([...STOP, ...OF_TITLES]);
/** How a child takes it: in a plot that was written for what happens, that is told, whichever word a parent has for it. */
const HOW_IT_IS_TAKEN = new Set(
  "cry cries crying cried tears scream screams screaming screamed upset panic panics panicking angst clingy misses missing hates hate won't wont refuses refusing always every time when lots really very she he".split(
    " ",
  ),
);
/** Of an order of one noun, what a parent wouldn't miss. */
const SAYS_LITTLE = new Set([
  ...STOP,
  ..."please pls plz thanks story stories book tale tales adventure adventures fun funny really very big little small new lots some".split(
    " ",
  ),
]);
const IDLE_IN_EVENTS = new Set([...STOP, ...HOW_IT_IS_TAKEN]);
/** What an activity is done with: who sails is in a boat. */
const DONE_WITH: Readonly<Record<string, readonly string[]>> = {
  sailing: ["sail", "boat"],
  fishing: ["fish"],
  baking: ["bake", "oven", "dough"],
};

/** What a book says, page by page, counted in the book that would be made. */
export type Count = {
  /** Words of the order that the story is about, the main one first. */
  about: string[];
  /** What of the title and the topics has no part in it. */
  leftOut: string[];
};

/** Counts in the book of an order what its parent asked for; what is told because it is only recalled isn't counted. */
export function countTold(order: StoryOrder, plan: Plan, reading: OrderReading): Count {
  const speak = speakEnglish(order, [order.heroName]);
  const pagesOf = (told: Plan): StoryPage[] => {
    const random = new Random(order.seed).fork("pages");
    const { pages } = composePages({ order, plan: told, random, newWords: [] });
    return pages.map((page) => ({ ...page, text: speak(page.text) }));
  };
  const pages = pagesOf(plan);
  const bare = withoutKeepsakes(plan);
  const counters = [new Counter(pages, plan, reading, false)];
  // What isn't packed anywhere makes no other book.
  if (bare) counters.push(new Counter(packsBag(plan.shape) ? pagesOf(bare) : pages, plan, reading, true));
  const subjects = [...(reading.main ? [reading.main] : []), ...reading.others];
  return {
    about: subjects
      .filter(({ entry }) => counters.every((counter) => counter.isAbout(entry)))
      .map(({ entry }) => entry.word),
    leftOut: sayOnce([
      ...counters.flatMap((counter) => listUnmet(counter, reading)),
      ...counters.flatMap((counter) => listOfTitle(order, counter, reading)),
      ...counters.flatMap((counter) => listOfTopics(order, counter)),
      ...counters.flatMap((counter) => listOfJourney(order, counter)),
      ...listPretended(order, plan, reading),
      ...listElsewhere(order, plan.shape),
    ]),
  };
}

/** A toy train in the bag is no train: what is only taken along is told without it, too; `null` where nothing is. */
function withoutKeepsakes(plan: Plan): Plan | null {
  const topics = plan.topics.filter(({ kind }) => kind === "moral" || kind === "event");
  return topics.length === plan.topics.length ? null : { ...plan, topics };
}

const packing = new WeakMap<Shape, boolean>();
/** Whether the hero takes anything along in a plot. */
function packsBag(shape: Shape): boolean {
  const known = packing.get(shape) ?? JSON.stringify(shape.beats).includes("{bag}");
  packing.set(shape, known);
  return known;
}

const OF_BOXES = "open/vehicle-of-boxes";
const IS_PLAYED =
  /(?<!\p{L})(?:box(?:es)?|cardboard|pretend\p{L}*|model|toy|paper|build\p{L}*|built|mak(?:es?|ing)|made|crafts?)(?!\p{L})/iu;

/** What is built of boxes is no lorry that empties a bin: who ordered it hears so, unless they ordered it of boxes. */
function listPretended({ title, topics }: StoryOrder, { shape }: Plan, reading: OrderReading): string[] {
  const texts = [...topics, title].map(cleanTopic);
  const subject = findSubject(shape, reading);
  if (shape.id !== OF_BOXES || !subject || texts.some((text) => IS_PLAYED.test(text))) return [];
  const { entry } = subject;
  const called = texts
    .map(splitWish)
    .flatMap((words) =>
      findEntries(words).flatMap((found) =>
        found.entry === entry ? [words.slice(found.start, found.end).join(" ")] : [],
      ),
    );
  const [said = entry.word] = called;
  return [/(?<!s)s$/u.test(said) || entry.many ? `real ${said}` : `a real ${said}`];
}

/** Who flies to Lagos is told of a flight, and nowhere of Lagos. */
function listOfJourney({ title, topics }: StoryOrder, counter: Counter): string[] {
  const place = findFarPlace([title, ...topics].map(cleanTopic));
  return place === null || counter.says(place) ? [] : [place];
}

/** "Winter" isn't said beside "who could not wait for winter", nor "lantern" beside "lanterns". */
function sayOnce(parts: readonly string[]): string[] {
  const isSaidBy = (part: string, other: string) =>
    other.toLowerCase().includes(singularOf(part.toLowerCase()));
  return parts.filter((part, at) =>
    parts.every(
      (other, place) => place === at || !isSaidBy(part, other) || (isSaidBy(other, part) && place < at),
    ),
  );
}

class Counter {
  private readonly words: ReadonlySet<string>[];
  private readonly texts: string[];
  private readonly premise: ReadonlySet<string>;
  private readonly happening: ReadonlySet<string>;

  constructor(
    private readonly pages: readonly StoryPage[],
    readonly plan: Plan,
    private readonly reading: OrderReading,
    /** The book without what is only recalled. */
    readonly isBare: boolean,
  ) {
    this.premise = new Set(splitWish(plan.shape.premise ?? "").flatMap(formsOf));
    this.happening = new Set([...listSaid(plan.shape, reading), ...listChosen(plan)].flatMap(formsOf));
    this.texts = pages.map(({ text }) => spaced(text));
    this.words = pages.map(({ text }) => new Set(splitWish(text).flatMap(formsOf)));
  }

  /** Whether it says just that, on any page. */
  says = (written: string): boolean => this.pages.some(({ text }) => text.includes(written));

  /** Whether the story is about it: it can't do without, or has it on a third of the pages. */
  isAbout = (entry: LexiconEntry): boolean =>
    this.isMain(entry) || this.pagesOf(entry) >= this.pages.length * ABOUT;

  /** What the story can't do without: its subject, or what its plot was written for. */
  isMain(entry: LexiconEntry): boolean {
    const { shape } = this.plan;
    return (
      entry === findSubject(shape, this.reading)?.entry ||
      (isWrittenFor(shape) &&
        entry === this.reading.main?.entry &&
        !this.brokeSomethingElse &&
        !this.isOnlyPassed(entry)) ||
      this.isNamed(entry.word)
    );
  }

  /** What can be seen and named, and is neither: of who won't eat peas, food is told, and a pea on the last page. */
  private isOnlyPassed(entry: LexiconEntry): boolean {
    const isShown = SEEN.has(entry.class) || (isSomeone(entry) && !this.isToldOf(entry));
    return isShown && this.reading.cares.length === 0 && this.pagesOf(entry) < this.pages.length * ABOUT;
  }

  /** Whether the phrase by which the plot was found names them. */
  private isToldOf = (entry: LexiconEntry): boolean => isToldOf(entry, this.reading)(this.plan.shape);

  /** Of whatever broke, a cup is told. */
  private get brokeSomethingElse(): boolean {
    return this.reading.title.runs.has(BROKEN_CUP);
  }

  /** Whether the plot was written for it, or tells how it was as the family says it: that a vet helped a dog to die. */
  isNamed(words: string): boolean {
    return listNamed(this.plan.shape.about, listRuns(words)).length > 0 || tellsFact(this.plan, words);
  }

  /** Whether it was written for what a sentence says that happens. */
  tellsPlainly(sentence: string): boolean {
    return listNamed(this.plan.shape.about, new Set(listPlainEvents([sentence]))).length > 0;
  }

  /** Whether somebody of the kind is seen. */
  isMet(entry: LexiconEntry): boolean {
    return this.pages.some(({ scene }) => this.isSeen(scene, entry));
  }

  /** Whether somebody of the kind is in a picture; not every girl is the cousin. */
  private isSeen({ companions }: Scene, entry: LexiconEntry): boolean {
    const kinds = kindsOf(entry);
    // An aunt is drawn like a mother and like a coach, and is neither.
    const isOneOf = kinds.length > 1 || entry.class === "relative";
    const nouns = [entry.word, ...(entry.also ?? []), ...entry.word.split(" ").slice(-1)];
    const called = isOneOf ? this.plan.cast.values().filter(({ noun }) => nouns.includes(noun)) : null;
    const names = called && new Set(called.map(({ name }) => name));
    return companions.some(({ kind, name }) => kinds.includes(kind) && (names?.has(name) ?? true));
  }

  /** Words that name nothing which a story of this plot could leave out. */
  get idle(): ReadonlySet<string> {
    return isWrittenFor(this.plan.shape) ? IDLE_IN_EVENTS : STOP;
  }

  /** On how many pages it is, in words or in the picture. */
  pagesOf(entry: LexiconEntry): number {
    const spellings = [entry.word, pluralOf(entry), ...(entry.also ?? [])].map(spaced);
    const prop = propOf(entry);
    return this.pages.filter(
      ({ scene }, at) =>
        spellings.some((word) => this.texts[at]?.includes(word)) ||
        scene.place === entry.word ||
        scene.weather === entry.word ||
        scene.time === entry.word ||
        scene.props.includes(prop) ||
        this.isSeen(scene, entry),
    ).length;
  }

  /** Whether a noun has a part; a feeling is in a story without being named. */
  hasEntry = (entry: LexiconEntry): boolean =>
    entry.class === "feeling" ||
    this.isMain(entry) ||
    this.isSaid(entry) ||
    this.pagesOf(entry) >= LEAST_PAGES ||
    (DONE_WITH[entry.word] ?? []).some((word) => this.hasWord(word));

  /** Whether one of the family plays in it, or is whom its event is about. */
  hasRelative(entry: LexiconEntry): boolean {
    return this.hasEntry(entry) || this.isToldOf(entry);
  }

  /** Whether most of what a clause says is in the story. */
  hasMost(clause: string): boolean {
    const solid = splitWish(clause).filter((word) => !this.idle.has(word));
    return solid.filter((word) => this.hasWord(word)).length * 2 > solid.length || solid.length === 0;
  }

  /** Whether all of these words are one of the plot's phrases, or in one. */
  private tellsRun(words: string): boolean {
    const run = `-${runOf(words.replaceAll(" ", "-"))}-`;
    return this.plan.shape.about.some((line) =>
      line.split(" ").some((phrase) => `-${runOf(phrase)}-`.includes(run)),
    );
  }

  /** "Last night" of a keeper: told where the plot is of it, or says so. */
  listUntoldLast(text: string): string[] {
    return listLastTimes(text).filter(
      (last) =>
        !this.tellsRun(last) && this.texts.filter((page) => page.includes(` ${last} `)).length < LEAST_PAGES,
    );
  }

  /** Whether a word is in what the order says that happens, as "breathe" of the fire that a dragon can't. */
  happens = (word: string): boolean => formsOf(word).some((form) => this.happening.has(form));

  /** Whether it is in what the order says that happens: the alien that a guinea pig secretly is. */
  isSaid = ({ word, also = [] }: LexiconEntry): boolean => [word, ...also].some(this.happens);

  /** Whether a word that is no noun of ours has a part, in whichever of its forms. */
  hasWord(word: string): boolean {
    const forms = formsOf(word);
    // What a plot says of itself, it tells, in whichever words.
    if (this.happens(word) || forms.some((form) => this.premise.has(form))) return true;
    return this.words.filter((page) => forms.some((form) => page.has(form))).length >= LEAST_PAGES;
  }
}

/** The words with which an order says what happens in an open plot: "breathe fire" of a dragon who can't. */
function listSaid({ tells = [] }: Shape, { title, topics, says }: OrderReading): string[] {
  const phrases = tells.flatMap((line) => line.split(" "));
  const isSaid = (phrase: string) => [title, ...topics].some(({ runs }) => runs.has(runOf(phrase)));
  const said = phrases.filter(isSaid).flatMap((phrase) => phrase.split("-"));
  return said.length > 0 ? [...said, ...says] : said;
}

/** The words of a text, a space around each: "cat" isn't in "catch", but it is in "the cat's". */
const spaced = (text: string): string =>
  ` ${splitWish(text)
    .map((word) => word.replace(/'s?$/u, ""))
    .join(" ")} `;

/** Forms that no rule finds; somebody who gets lost is lost sight of, and who wakes up woke up. */
const ODD_FORMS: ReadonlyMap<string, string> = new Map(
  [
    ...["lose lost losing loses", "get got getting", "wake woke woken waking", "run ran running"],
    ...["fall fell fallen", "bite bit bitten biting", "swim swam swimming", "ride rode ridden riding"],
    ...["sing sang sung", "draw drew drawn", "fly flew flown", "write wrote written writing"],
    ...["sleep slept", "eat ate eaten", "break broke broken", "hide hid hidden hiding", "win won winning"],
    ...["forget forgot forgotten forgetting", "catch caught", "teach taught", "build built", "fight fought"],
    ...["throw threw thrown", "dig dug digging", "tell told", "speak spoke spoken", "make made making"],
    ...["grow grew grown", "find found", "feed fed", "say said", "lie lied lying", "dream dreamt"],
  ].flatMap((line) => {
    const [base = "", ...others] = line.split(" ");
    return others.map((form): [string, string] => [form, base]);
  }),
);
const formsOf = (word: string): string[] => {
  const base = ODD_FORMS.get(word);
  return [word, ...listStems(word), ...(base === undefined ? [] : [base])];
};

/** A plot that was written for one event tells it in words of its own: there a title is a title. */
function listOfTitle(
  { title, ...order }: StoryOrder,
  counter: Counter,
  { unwanted, isOfHero }: OrderReading,
): string[] {
  // Unless it says what the hero does, and the plot was found by a topic: the milk that was spilled isn't in it.
  if (isWrittenFor(counter.plan.shape) && (!isOfHero || counter.isNamed(title)))
    return listBesideEvent(title, { counter, heroName: listHeroNames(order).join(" ") });
  const heroName = listHeroNames(order).join(" ");
  const asked = leaveOutVerb(leaveOutName(title, heroName));
  const written = cleanTopic(title);
  const tail = TAIL.exec(written)?.groups?.["tail"];
  // A quarrel with a best friend is told; one with Ben isn't told of Ben.
  if (counter.tellsPlainly(written) && !/\p{Lu}/u.test(tail ?? "")) return [];
  if (tail && tail.length <= MOST_OF_A_TAIL && !hasAny(leaveOutName(tail, heroName), counter, IDLE_IN_TITLES))
    return [tail];
  const words = splitWish(asked);
  // Grandpa's old radio is a radio that was his: a word of him is enough.
  const isOwner = ({ entry, end }: Found) =>
    counter.isBare && entry.class === "relative" && isOwned(words[end - 1], words[end]);
  const left = findEntries(words)
    .filter((found) => !isOwner(found))
    .filter(({ start, end }) => words[start - 1] !== "no" && !IN_A_STREET.has(words[end] ?? ""))
    .filter(({ start, end }) => !words.slice(start, end).every(counter.happens))
    .filter(
      ({ entry }) => !OF_TITLES.has(entry.word) && !unwanted.includes(entry) && !counter.hasEntry(entry),
    )
    .map(({ start, end }) => words.slice(start, end).join(" "));
  return [...left, ...counter.listUntoldLast(written)];
}

const isOwned = (owner = "", thing = ""): boolean =>
  /'s?$/u.test(owner) && thing !== "" && !/^(?:house|home|place|flat|apartment)$/u.test(thing);

/**
 * What a title says beside the event that a plot was written for: a grandmother who is on no page, the sandwiches that
 * were forgotten, a last night.
 */
function listBesideEvent(
  title: string,
  { counter, heroName }: { counter: Counter; heroName: string },
): string[] {
  const written = cleanTopic(title);
  const isTold = (text: string) => counter.isNamed(text) || counter.tellsPlainly(text);
  const clauses = listClauses(written).filter(
    (clause) => !isTold(clause) && saysDeedIn(leaveOutName(clause, heroName)) && !counter.hasMost(clause),
  );
  const words = splitWish(leaveOutName(title, heroName));
  const relatives = findEntries(words)
    .filter(({ entry }) => isSomeone(entry) && !counter.hasRelative(entry))
    .map(({ start, end }) => words.slice(start, end).join(" "));
  return [...relatives, ...clauses, ...counter.listUntoldLast(written)];
}

/** One of the family, and not all of them. */
const isSomeone = (entry: LexiconEntry): boolean =>
  entry.class === "relative" && !listFiner(entry).includes("kin");

/** Whether anything of a part of a text is in the story. */
function hasAny(text: string, counter: Counter, idle: ReadonlySet<string>): boolean {
  const words = splitWish(text);
  const found = findEntries(words).filter(({ entry, end }) => !isFeltOf(entry, words.slice(end)));
  if (found.some(({ entry }) => counter.hasEntry(entry))) return true;
  const solid = words.filter((word) => !idle.has(word) && !FELT.has(word));
  return solid.length === 0 || solid.some((word) => counter.hasWord(word));
}

/** "Fear of heights" is told where heights are, and not wherever somebody is afraid. */
const isFeltOf = ({ class: kind }: LexiconEntry, [of = "", what]: readonly string[]): boolean =>
  kind === "feeling" && of === "of" && what !== undefined;
const FELT: ReadonlySet<string> = new Set("fear afraid scared frightened terrified nervous".split(" "));

/** Somebody whom a story is ordered about is met in it: as a toy in the bag they are left out. */
function listUnmet(counter: Counter, { main }: OrderReading): string[] {
  const isSomebody = main?.entry.class === "animal" || main?.entry.class === "being";
  return main &&
    isSomebody &&
    !counter.isMain(main.entry) &&
    !counter.isSaid(main.entry) &&
    !counter.isMet(main.entry)
    ? [main.entry.word]
    : [];
}

/** Topics of which nothing that we know comes into the story; of those that an open plot tells, what has no part in it. */
const listOfTopics = ({ topics }: StoryOrder, counter: Counter): string[] =>
  topics.map(cleanTopic).flatMap((topic) => {
    if (counter.isNamed(topic)) return [];
    const wanted = keepWanted(topic);
    if (!hasAny(wanted, counter, counter.idle)) return [topic];
    return counter.plan.shape.subject === undefined ? [] : listMissing(wanted, counter);
  });

/** Of a text, the words that follow one another and aren't in the story: "duck" of "a tractor and a duck". */
function listMissing(text: string, counter: Counter): string[] {
  const words = splitWish(text);
  const known = new Map(
    findEntries(words).flatMap(({ entry, start, end }) =>
      Array.from({ length: end - start }, (_, at): [number, boolean] => [
        start + at,
        counter.hasEntry(entry),
      ]),
    ),
  );
  const isTold = (word: string, at: number) =>
    known.get(at) ?? (SAYS_LITTLE.has(word) || counter.hasWord(word));
  return words
    .map((word, at) => (isTold(word, at) ? "" : word))
    .join(" ")
    .split(/\s{2,}/u)
    .map((group) => group.trim())
    .filter(Boolean);
}
