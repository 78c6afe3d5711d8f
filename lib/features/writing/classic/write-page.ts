import type { StoryOrder } from "@/lib/shared/story";
import { LEVEL_BANDS, listLevelMisses } from "@/lib/features/writing/rules";
import { splitSentences } from "@/lib/features/writing/split-text";
import { hasWord, MOST_COMING_BACK, toCarry } from "./coming-back";
import { countEchoes } from "./echoes";
import { chooseText, fillWords } from "./fill-text";
import { MOST_OMITTED, MOST_OMITTED_WITH_MID, type SentenceMaker } from "./list-sentences";
import { introduce, type Stranger } from "./introduce";
import { listFitting, MID, nameOnce } from "./name-once";
import type { Random } from "./random";
import { listSwapped } from "./swap-words";
import type { Recall } from "./topics/word-threads";
import { tuneSentences, type Gauge } from "./tune-sentences";

type Draft = { text: string; cost: number; omitted: number; recall?: Recall | undefined };
/** What the pages so far hand on to the next one. */
export type WritingState = {
  order: StoryOrder;
  gauge: Gauge;
  names: string[];
  told: Set<string>;
  makeSentences: SentenceMaker;
  refrains: string[];
  /** In which wordings a subject has been recalled. */
  recalled: Set<string>;
  /** What has been read so far. */
  soFar: string;
  /** Words that may come back. */
  known: readonly string[];
  /** How much of a text the child has heard in the same plot before: 0 to 1. */
  heard: (text: string) => number;
  /** Whether a text names what the story is about. */
  isNamed: (text: string) => boolean;
  /** Whether a page has given the hero's whole name. */
  introduced: boolean;
  /** Of whom no page has told yet. */
  strangers: readonly Stranger[];
};
type Task = {
  wordings: readonly string[];
  words: ReadonlyMap<string, string>;
  random: Random;
  /** What the page can say about what is to be learned. */
  mids?: readonly Recall[];
  /** Whether somebody is sad, afraid or comforted on it. */
  isMoving?: boolean;
};

const TRIES_PER_STEP = 16;
/** A page that has to recall a subject as well is seldom in its band. */
const TRIES_TO_RECALL = 32;
/** What saying less costs; leaving out the parent's own subject costs more than a page outside its band. */
const COST_OF_OMITTING = [0, 1.5, 3, 4.5, 14];
const COST_OF_A_MISS = 10;
const COST_OF_A_REPEAT = 12;
const COST_OF_AN_ECHO = 1;
/** Less than leaving anything out. */
const COST_OF_BEING_HEARD = 1.4;
/** Rather in words that were heard than without what the story is about. */
const COST_OF_NOT_NAMING = 1.5;

function pickRecall({ mids, random }: Task, wording: string): Recall | undefined {
  return mids && wording.includes(MID) ? random.pick(listFitting(mids, wording)) : undefined;
}

/** `extra`: what the wording costs, where another names what the story is about and this one doesn't. */
type Filled = { filled: string; recall: Recall | undefined; extra: number };

/** The page in one wording after another, as the seed chooses. */
function* fillWordings(
  state: WritingState,
  { words, random, ...task }: Task,
  { wordings, omitted, carry }: { wordings: readonly string[]; omitted: number; carry?: string },
): Generator<Filled> {
  const { soFar } = state;
  const { isMoving = false } = task;
  // What the story is about is named where it can be.
  const [named, others] = partition(random.shuffle(wordings), state.isNamed);
  const isAgain = named.length > 0 && (state.order.heard ?? []).length > 0;
  for (const wording of [...named, ...others]) {
    const recall = pickRecall({ words, random, ...task }, wording);
    const mid = recall?.sentence ?? "";
    const sentences = state.makeSentences({
      omitted,
      mid,
      soFar,
      isMoving,
      ...(carry && { carry }),
    });
    const chosen = chooseText(nameOnce(wording, sentences), sentences, random);
    const filled = fillWords(introduce(chosen, state.strangers), words);
    yield { filled, recall, extra: isAgain && !named.includes(wording) ? COST_OF_NOT_NAMING : 0 };
  }
}

/** The same page with a word that comes back, where one of its wordings has it and is no worse a page for it. */
function bringBack(state: WritingState, task: Task, draft: Draft): Draft {
  if (state.known.length === 0) return draft;
  const open = state.known.filter((word) => !hasWord(state.soFar, word));
  const isFull = state.known.length - open.length >= MOST_COMING_BACK;
  if (isFull || open.some((word) => hasWord(draft.text, word))) return draft;
  for (const option of listComingBack(state, { ...task, random: task.random.fork("known") }, draft)) {
    if (!open.some((word) => hasWord(option.text, word))) continue;
    const cost = (COST_OF_OMITTING[draft.omitted] ?? 0) + weigh(state, option.text);
    if (cost <= draft.cost) return { ...draft, ...option, cost };
  }
  return draft;
}

/** What a page could say instead: a word of the same sense, a thing more in the bag, another of its wordings. */
function* listComingBack(
  state: WritingState,
  task: Task,
  { text, omitted, recall }: Draft,
): Generator<Pick<Draft, "text" | "recall">> {
  for (const swapped of listSwapped(text)) yield { text: swapped, recall };
  const { level } = state.order;
  const packing = task.wordings.filter((wording) => wording.includes("{bag}"));
  for (const carry of packing.length > 0 ? state.known.flatMap((word) => toCarry(word) ?? []) : [])
    for (const { filled, recall: again } of fillWordings(state, task, { wordings: packing, omitted, carry }))
      yield { text: tuneSentences(level, filled, state.gauge), recall: again };
  const telling = task.wordings.filter((wording) => state.known.some((word) => hasWord(wording, word)));
  for (const { filled, recall: again } of fillWordings(state, task, {
    wordings: repeat(telling, TRIES_PER_STEP),
    omitted,
  }))
    if (state.known.some((word) => hasWord(filled, word)))
      yield { text: tuneSentences(level, filled, state.gauge), recall: again };
}

/** Tries wordings until one meets the level, and keeps the nearest if none does. */
export function writeText(state: WritingState, task: Task): Draft {
  const { wordings, mids } = task;
  let best: Draft = { text: "", cost: Infinity, omitted: MOST_OMITTED };
  const tried = new Set<string>();
  for (let omitted = 0; omitted <= MOST_OMITTED; omitted += 1) {
    const penalty = COST_OF_OMITTING[omitted] ?? 0;
    if (best.cost <= penalty) break;
    const recalls = mids !== undefined && omitted <= MOST_OMITTED_WITH_MID;
    for (const { filled, recall, extra } of fillWordings(state, task, {
      wordings: recalls
        ? repeat(
            wordings.filter((wording) => wording.includes(MID)),
            TRIES_TO_RECALL,
          )
        : repeat(wordings, TRIES_PER_STEP),
      omitted,
    })) {
      if (tried.has(filled)) continue;
      tried.add(filled);
      const text = tuneSentences(state.order.level, filled, state.gauge);
      const cost = penalty + extra + weigh(state, text);
      if (cost < best.cost) best = { text, cost, omitted, recall };
      if (best.cost <= penalty) break;
    }
  }
  return bringBack(state, task, best);
}

/** A page that misses its level for the sake of somebody in it gives way to a better one without. */
export function lighter(draft: Draft, other: () => Draft | null): Draft {
  if (draft.cost < COST_OF_A_MISS) return draft;
  const plain = other();
  return plain && plain.cost + COST_OF_A_MISS / 2 < draft.cost ? plain : draft;
}

/** Nothing for a page in its band; every miss and every sentence told before costs, in this story or in an earlier one. */
function weigh(state: WritingState, text: string): number {
  const { level } = state.order;
  const figures = state.gauge(text);
  const band = LEVEL_BANDS[level];
  const misses = listLevelMisses(level, figures).length * COST_OF_A_MISS;
  const tooLong = Math.max(0, figures.words - band.wordsPerPage.max) / 10;
  const tooHard = Math.max(0, figures.grade - band.grade.max, (band.grade.min ?? -10) - figures.grade);
  const repeats = listTellable(text, state).filter((sentence) => state.told.has(sentence)).length;
  const clumsy = repeats * COST_OF_A_REPEAT + countEchoes(text, state.names) * COST_OF_AN_ECHO;
  const again = state.heard(text) * COST_OF_BEING_HEARD;
  return misses + (misses > 0 ? tooLong + tooHard : 0) + clumsy + again;
}

/** Sentences that may be told once; the refrain may come back. */
export function listTellable(text: string, state: WritingState): string[] {
  return splitSentences(text, state.names).filter((sentence) => !state.refrains.includes(sentence));
}

const partition = <T>(list: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  list.filter(isFirst),
  list.filter((one) => !isFirst(one)),
];

function repeat<T>(options: readonly T[], atLeast: number): T[] {
  const repeated: T[] = [];
  while (options.length > 0 && repeated.length < atLeast) repeated.push(...options);
  return repeated;
}
