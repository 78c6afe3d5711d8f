import type { Scene, StoryPage } from "@/lib/shared/story";
import { listPlainEvents } from "@/lib/features/writing/subjects/events/plain-events";
import { BROKEN_CUP } from "@/lib/features/writing/subjects/broken-thing";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { listFiner } from "@/lib/features/writing/subjects/finer-classes";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, runOf, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import { findSubject } from "@/lib/features/writing/classic/choose-cast";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import type { Plan } from "@/lib/features/writing/classic/plan-story";
import { kindsOf, propOf } from "@/lib/features/writing/classic/subject-words";
import { listChosen, tellsFact } from "@/lib/features/writing/classic/told-facts";
import { listLastTimes } from "@/lib/features/writing/classic/title-clauses";
import { wholeName } from "@/lib/features/writing/hero-token";
import { isToldOf } from "@/lib/features/writing/classic/who-does-it";
import { IDLE_IN_EVENTS, NOBODY_MISSES, STOP } from "./idle-words";
import { isToldInOtherWords, otherWordsOf } from "./in-other-words";
import { Telling } from "./telling";
import { formsOf, spaced, withoutLikeness } from "./word-forms";

/** On so many pages a thing has a part in a story that takes any noun; on one it is only mentioned. */
const LEAST_PAGES = 2;
/** A story is about what is on so many of its pages. */
const ABOUT = 1 / 3;
const HALF = 1 / 2;
/** Of a relation: both of two words, two of three. */
const MOST = 2 / 3;
/** What is on a page where it is told: its name is said, or it is drawn. */
const SEEN: ReadonlySet<SubjectClass> = new Set([
  ...["food", "animal", "vehicle", "instrument", "plant"],
  ...["clothing", "tool", "weather", "sky"],
] as const);
/** What an activity is done with: who sails is in a boat. */
const DONE_WITH: Readonly<Record<string, readonly string[]>> = {
  sailing: ["sail", "boat"],
  fishing: ["fish"],
  baking: ["bake", "oven", "dough"],
};

/** One of the family, and not all of them. */
export const isSomeone = (entry: LexiconEntry): boolean =>
  entry.class === "relative" && !listFiner(entry).includes("kin");

/** What is in the finished pages of a book, in words and in pictures. */
export class Counter extends Telling {
  private readonly words: ReadonlySet<string>[];
  private readonly texts: string[];
  private readonly happening: ReadonlySet<string>;

  constructor(
    private readonly pages: readonly StoryPage[],
    readonly plan: Plan,
    private readonly reading: OrderReading,
    /** The book without what is only recalled. */
    readonly isBare: boolean,
  ) {
    super(plan.shape);
    const beside = [reading.title, ...reading.topics].flatMap(({ runs }) => this.wordsOfAsked(runs));
    this.happening = new Set(
      [...listSaid(plan.shape, reading), ...listChosen(plan), ...beside].flatMap(formsOf),
    );
    const texts = pages.map(({ text }) => withoutLikeness(text));
    this.texts = texts.map(spaced);
    this.words = texts.map((text) => new Set(splitWish(text).flatMap(formsOf)));
  }

  /** What a plot was written for needs no second mention beside it; an interest is pasted into any other once. */
  protected get least(): number {
    return this.isWritten ? 1 : LEAST_PAGES;
  }

  /** Whether it says just that, on any page. */
  says = (written: string): boolean =>
    this.pages.some(({ text }) => wholeName(written.toLowerCase()).test(text.toLowerCase()));

  /** Whether the story is about it: it can't do without, or has it on a third of the pages. */
  isAbout = (entry: LexiconEntry): boolean =>
    this.isMain(entry) || this.pagesOf(entry) >= this.pages.length * ABOUT;

  /** What the story can't do without: its subject, or what its plot was written for. */
  isMain(entry: LexiconEntry): boolean {
    return (
      entry === findSubject(this.shape, this.reading)?.entry ||
      (this.isWritten &&
        entry === this.reading.main?.entry &&
        !this.isBesideTitle(entry) &&
        !this.brokeSomethingElse &&
        !this.isOnlyPassed(entry)) ||
      this.isNamed(entry.word)
    );
  }

  /** A dentist ordered beside "The Soccer Match", which is told whole: what only a topic says is counted as anything else. */
  private isBesideTitle({ word, also = [] }: LexiconEntry): boolean {
    const { title, topics } = this.reading;
    const whole = new Set([title.whole.replace(/^(?:the|an?|my|our)-/u, "")]);
    if (listNamed(this.shape.about, whole).length === 0) return false;
    const runs = [word, ...also].map((one) => runOf(one.replaceAll(" ", "-")));
    const saying = topics.filter((text) => runs.some((run) => text.runs.has(run)));
    return saying.length > 0 && saying.every((text) => listNamed(this.shape.about, text.runs).length === 0);
  }

  /** What can be seen and named, and is neither: of who won't eat peas, food is told, and a pea on the last page. */
  private isOnlyPassed(entry: LexiconEntry): boolean {
    const isShown = SEEN.has(entry.class) || (isSomeone(entry) && !this.isToldOf(entry));
    return isShown && this.reading.cares.length === 0 && this.pagesOf(entry) < this.pages.length * ABOUT;
  }

  /** Whether the phrase by which the plot was found names them. */
  private isToldOf = (entry: LexiconEntry): boolean => isToldOf(entry, this.reading)(this.shape);

  /** Of whatever broke, a cup is told. */
  private get brokeSomethingElse(): boolean {
    return this.reading.title.runs.has(BROKEN_CUP);
  }

  /** Whether the plot was written for it, or tells how it was as the family says it: that a vet helped a dog to die. */
  isNamed(words: string): boolean {
    return listNamed(this.shape.about, listRuns(words)).length > 0 || tellsFact(this.plan, words);
  }

  /** Whether it was written for what a sentence says that happens. */
  tellsPlainly(sentence: string): boolean {
    return listNamed(this.shape.about, new Set(listPlainEvents([sentence]))).length > 0;
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
    return this.isWritten ? IDLE_IN_EVENTS : STOP;
  }

  /** On how many pages it is, in words or in the picture. */
  pagesOf(entry: LexiconEntry): number {
    const isOn = this.isOn(entry);
    return this.pages.filter((_, at) => isOn(at)).length;
  }

  private isOn(entry: LexiconEntry): (page: number) => boolean {
    const prop = propOf(entry);
    const isSaidOn = this.saysOn(entry);
    return (at) => {
      const scene = this.pages[at]?.scene;
      return (
        isSaidOn(at) ||
        (scene !== undefined &&
          (scene.place === entry.word ||
            scene.weather === entry.word ||
            scene.time === entry.word ||
            scene.props.includes(prop) ||
            this.isSeen(scene, entry)))
      );
    };
  }

  /** Whether most of what a text says stands on one page: sharing and a room, and neither anywhere alone. */
  tellsTogether(text: string): boolean {
    const words = splitWish(text);
    const nouns = findEntries(words);
    const solid = words.flatMap((word, at) => {
      if (this.idle.has(word) || NOBODY_MISSES.has(word)) return [];
      const noun = nouns.find(({ start, end }) => start <= at && at < end)?.entry;
      return [this.isToldOn(word, noun)];
    });
    return (
      solid.length < LEAST_PAGES ||
      this.pages.some((_, at) => solid.filter((isToldOn) => isToldOn(at)).length >= solid.length * MOST)
    );
  }

  private isToldOn(word: string, noun: LexiconEntry | undefined): (page: number) => boolean {
    if (this.happens(word) || isToldInOtherWords(this.shape.id, word)) return () => true;
    const forms = [word, ...otherWordsOf(word)].flatMap(formsOf);
    const isOn = noun && this.isOn(noun);
    return (at) => forms.some((form) => this.words[at]?.has(form)) || isOn?.(at) === true;
  }

  /** The words of a text that are in none of the phrases by which the plot was found. */
  besidePhrases(text: string): string {
    const named = this.wordsOfPhrases(listRuns(text));
    return splitWish(text)
      .filter((word) => !named.has(singularOf(word)))
      .join(" ");
  }

  /** Whether a page says it. */
  private saysOn(entry: LexiconEntry): (page: number) => boolean {
    const spellings = [entry.word, pluralOf(entry), ...(entry.also ?? [])].map(spaced);
    return (page) => spellings.some((word) => this.texts[page]?.includes(word));
  }

  /** One word of it is enough beside what a plot was written for; one picture may be of something like it. */
  private hasPart(entry: LexiconEntry): boolean {
    const isMainNoun = entry === this.reading.main?.entry;
    const isSaidOn = this.saysOn(entry);
    return (
      this.pagesOf(entry) >= LEAST_PAGES ||
      (this.least === 1 && !isMainNoun && this.pages.some((_, at) => isSaidOn(at)))
    );
  }

  /** Whether a noun has a part; a feeling is in a story without being named. */
  hasEntry = (entry: LexiconEntry): boolean =>
    (entry.class === "feeling" && !this.isBesideTitle(entry)) ||
    this.isMain(entry) ||
    this.isSaid(entry) ||
    this.hasPart(entry) ||
    [entry.word, ...(entry.also ?? [])].some(this.saysOtherwise) ||
    (DONE_WITH[entry.word] ?? []).some((word) => this.hasWord(word));

  /** Whether it is in a phrase of the plot, on a page, or said in other words. */
  isThere = (entry: LexiconEntry): boolean =>
    this.isNamed(entry.word) ||
    this.isToldOf(entry) ||
    this.isSaid(entry) ||
    this.pagesOf(entry) > 0 ||
    [entry.word, ...(entry.also ?? [])].some(this.saysOtherwise);

  /** What can be seen and is on no page, though it is in a phrase of the plot: the egg of an egg-and-spoon race. */
  isUnseen = (entry: LexiconEntry): boolean =>
    SEEN.has(entry.class) &&
    this.reading.cares.length === 0 &&
    !this.isNamed(entry.word) &&
    this.pagesOf(entry) === 0 &&
    ![entry.word, ...(entry.also ?? [])].some((word) => this.happens(word) || this.saysOtherwise(word));

  /** Whether one of the family plays in it, or is whom its event is about. */
  hasRelative(entry: LexiconEntry): boolean {
    // "He finds us wherever we are" answers "at Grandma's", and there is no Grandma in it.
    const isOnPage = this.pagesOf(entry) > 0;
    return this.isMain(entry) || this.isToldOf(entry) || (isOnPage && this.hasEntry(entry));
  }

  /** Whether most of what a clause says is in the story. */
  hasMost = (clause: string): boolean => this.shareOf(clause) > HALF;
  /** Whether at least half of it is. */
  hasHalf = (clause: string): boolean => this.shareOf(clause) >= HALF;

  private shareOf(clause: string): number {
    const words = splitWish(clause);
    const nouns = findEntries(words);
    const isTold = (word: string, at: number) =>
      nouns.some(({ entry, start, end }) => start <= at && at < end && this.hasEntry(entry)) ||
      this.hasWord(word);
    const solid = words.flatMap((word, at) =>
      this.idle.has(word) || NOBODY_MISSES.has(word) ? [] : [isTold(word, at)],
    );
    return solid.length === 0 ? 1 : solid.filter(Boolean).length / solid.length;
  }

  /** Whether all of these words are one of the plot's phrases, or in one. */
  private tellsRun(words: string): boolean {
    const run = `-${runOf(words.replaceAll(" ", "-"))}-`;
    return this.shape.about.some((line) =>
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

  /** Whether a word has a part, or is in what the order says that happens. */
  override hasWord(word: string): boolean {
    return this.happens(word) || super.hasWord(word) || this.endsWork(word);
  }

  /** "Keeper" of a zoo keeper: whoever works as one is called so for short. */
  private endsWork(word: string): boolean {
    const { entry } = findSubject(this.shape, this.reading) ?? {};
    return (
      entry?.class === "person" && [entry.word, ...(entry.also ?? [])].some((one) => one.endsWith(` ${word}`))
    );
  }

  protected timesOf(words: readonly string[]): number {
    return this.words.filter((page) => words.some((word) => page.has(word))).length;
  }
}

/** The words with which an order says what happens in an open plot: "breathe fire" of a dragon who can't. */
function listSaid({ tells = [] }: Shape, { title, topics, says }: OrderReading): string[] {
  const phrases = tells.flatMap((line) => line.split(" "));
  const isSaid = (phrase: string) => [title, ...topics].some(({ runs }) => runs.has(runOf(phrase)));
  const said = phrases.filter(isSaid).flatMap((phrase) => phrase.split("-"));
  return said.length > 0 ? [...said, ...says] : said;
}
