import type { StoryOrder, StoryPage } from "@/lib/shared/story";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { toNameForms } from "@/lib/features/writing/name-forms";
import { LEVEL_BANDS, listLevelMisses } from "@/lib/features/writing/rules";
import { splitSentences } from "@/lib/features/writing/split-text";
import { drawUpScene } from "./draw-up-scene";
import { countEchoes } from "./echoes";
import { fillText } from "./fill-text";
import { isRest, isSolved, LEVEL_KEYS, listPauses, listWordings } from "./grammar";
import type { Action, Beat, LevelKey, Wordings } from "./grammar";
import { MOST_OMITTED_WITH_MID, listSentences, MOST_OMITTED, type SentenceMaker } from "./list-sentences";
import { listFitting, nameOnce } from "./name-once";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { isShiver, type StoryPart } from "./story-parts";
import { listWords, withHurdleWords } from "./story-words";
import type { Recall } from "./topics/word-threads";
import { tuneSentences, type Gauge } from "./tune-sentences";

type Draft = { text: string; cost: number; omitted: number; recall?: Recall | undefined };
export type Composition = { pages: StoryPage[]; refrains: string[]; parts: string[] };
export type Request = { order: StoryOrder; plan: Plan; random: Random; newWords: readonly string[] };

type WritingState = Request & {
  gauge: Gauge;
  names: string[];
  told: Set<string>;
  makeSentences: SentenceMaker;
  refrains: string[];
  /** In which wordings a subject has been recalled. */
  recalled: Set<string>;
  /** What has been read so far. */
  soFar: string;
  /** Whether a page has given the hero's whole name. */
  introduced: boolean;
};
type Task = {
  wordings: readonly string[];
  words: ReadonlyMap<string, string>;
  random: Random;
  /** What the page can say about one of the parent's subjects. */
  mids?: readonly Recall[];
};

const MID = "{mid}";

const TRIES_PER_STEP = 16;
/** A page that has to recall a subject as well is seldom in its band. */
const TRIES_TO_RECALL = 32;
/** What saying less costs; leaving out the parent's own subject costs more than a page outside its band. */
const COST_OF_OMITTING = [0, 1.5, 3, 4.5, 14];
const COST_OF_A_MISS = 10;
const COST_OF_A_REPEAT = 12;
const COST_OF_AN_ECHO = 1;

/** Writes every page: tries wordings until one meets the level, and keeps the nearest if none does. */
export function composePages(request: Request): Composition {
  const { order, plan } = request;
  const makeSentences = listSentences(order, plan, request.random.fork("sentences"));
  const { refrains } = makeSentences;
  const names = [order.heroName, ...[...plan.cast.values()].map(({ name }) => name)];
  const declared = { names, newWords: [...request.newWords] };
  const gauge = remember((text) => measureLevel(order.level, [{ number: 1, text }], declared).whole);
  const state: WritingState = {
    ...request,
    names,
    gauge,
    told: new Set(),
    makeSentences,
    refrains,
    recalled: new Set(),
    soFar: "",
    introduced: false,
  };
  const moments = listMoments(plan, LEVEL_KEYS[order.level]);
  const parts = moments.flatMap(({ part }) => part ?? []);
  return { pages: writePages(state, moments), refrains, parts };
}

type Moment = { beat: Beat; script: Action & Wordings; moment: string; part?: string; number: number };

/** The beats that this level tells, each with its action and wordings. */
function listMoments(plan: Plan, key: LevelKey): Moment[] {
  let solved = 0;
  let rested = 0;
  const suspense = isShiver(plan.pauses[0]) && listPauses(plan.shape, key, false).length === 0;
  const makesRoom = suspense || plan.topics.some(({ kind }) => kind === "moral");
  const pauses = listPauses(plan.shape, key, makesRoom);
  const beats = plan.shape.beats.filter((beat) => !isRest(beat) || pauses.includes(beat));
  const scripted = beats.map((beat) => {
    if (isRest(beat) || pauses.includes(beat)) return tellPart(beat, plan.pauses[rested++ % 2 === 0 ? 0 : 1]);
    if (!isSolved(beat)) return { beat, script: beat, moment: beat.id };
    const way = plan.ways[solved++];
    if (!way) throw new Error(`The shape ${plan.shape.id} has a hurdle without a way`);
    return tellPart(beat, way);
  });
  return scripted
    .filter(({ script }) => script[key] !== undefined)
    .map((moment, index) => ({ ...moment, number: index + 1 }));
}

const tellPart = (beat: Beat, { part, script }: StoryPart) => ({ beat, script, part, moment: part });

/** So often the parent's subjects come back in the middle of a story, unless there are more of them. */
const MOST_RECALLS: Record<LevelKey, number> = { B: 3, E: 4, I: 5, A: 5 };

/**
 * The parent's subjects come back between the packing of the bag and the end: one a page, with room between them, and
 * on the pages that can begin with something else, as long as there are enough of these.
 */
function writePages(state: WritingState, moments: readonly Moment[]): StoryPage[] {
  const key = LEVEL_KEYS[state.order.level];
  const says = ({ script }: Moment, slot: string) =>
    listWordings(script[key]).some((wording) => wording.includes(slot));
  const opensFreely = ({ script }: Moment) => listWordings(script[key]).some(mayFollow);
  const packing = moments.findIndex((moment) => says(moment, "{bag}"));
  const middle = new Set(
    moments.slice(packing + 1).filter((moment) => !says(moment, "{close}") && !says(moment, "{open}")),
  );
  const { mids } = state.makeSentences;
  const waiting = mids.slice(0, Math.max(state.plan.topics.length, MOST_RECALLS[key]));
  let quiet = true;
  return moments.map((moment) => {
    const free = [...middle].filter(opensFreely).length;
    const fits = middle.has(moment) && (opensFreely(moment) || waiting.length > free);
    const mayRemember = fits && (quiet || waiting.length * 2 > middle.size);
    const next = waiting.findIndex((options) => chooseRecalls(state, options).length > 0);
    const { page, remembers } = composePage(state, moment, mayRemember ? waiting[next] : undefined);
    if (middle.delete(moment)) quiet = !remembers;
    if (remembers) waiting.splice(next, 1);
    return page;
  });
}

/** Not what goes on where the last page ended: "It was under the bed." */
function mayFollow(wording: string): boolean {
  return !/^<?(?:It|He|She|They|Her|His) /u.test(wording.replace(/^\{mid\} /u, ""));
}

function composePage(
  state: WritingState,
  { beat, script, moment, number }: Moment,
  mids: readonly Recall[] | undefined,
): { page: StoryPage; remembers: boolean } {
  const { order, plan } = state;
  const random = state.random.fork(`page ${number}`);
  const plain = listWords(order, plan, state.introduced ? "short" : "full");
  const words = isSolved(beat) ? withHurdleWords(plain, beat) : plain;
  const recalls = mids && chooseRecalls(state, mids);
  const wordings = listWordings(script[LEVEL_KEYS[order.level]]).map((wording) =>
    !recalls || wording.includes(MID) ? wording : `${MID} ${wording}`,
  );
  const { text, omitted, recall } = writeText(state, {
    wordings,
    words,
    random,
    ...(recalls && { mids: recalls }),
  });
  for (const sentence of listTellable(text, state)) state.told.add(sentence);
  state.soFar += text;
  state.introduced ||= text.includes(toNameForms(order.heroName).full);
  const scene = drawUpScene(plan, { setting: beat, action: script, words, random });
  const remembers = recall !== undefined && omitted <= MOST_OMITTED_WITH_MID;
  if (remembers) state.recalled.add(recall.wording);
  return { page: { number, text, scene, moment }, remembers };
}

/** Nothing about what was left at home, and no sentence a second time with another word in it. */
function chooseRecalls({ recalled, soFar }: WritingState, mids: readonly Recall[]): readonly Recall[] {
  const packed = mids.filter(({ thing }) => thing === undefined || soFar.includes(thing));
  const fresh = packed.filter(({ wording }) => !recalled.has(wording));
  return fresh.length > 0 ? fresh : packed;
}

function pickRecall({ mids, random }: Task, wording: string): Recall | undefined {
  return mids && random.pick(listFitting(mids, wording));
}

function writeText(state: WritingState, task: Task): Draft {
  const { wordings, words, random, mids } = task;
  let best: Draft = { text: "", cost: Infinity, omitted: MOST_OMITTED };
  const tried = new Set<string>();
  const tries = mids ? TRIES_TO_RECALL : TRIES_PER_STEP;
  for (let omitted = 0; omitted <= MOST_OMITTED; omitted += 1) {
    const penalty = COST_OF_OMITTING[omitted] ?? 0;
    if (best.cost <= penalty) break;
    for (const wording of random.shuffle(
      repeat(wordings, omitted <= MOST_OMITTED_WITH_MID ? tries : TRIES_PER_STEP),
    )) {
      const recall = pickRecall(task, wording);
      const sentences = state.makeSentences({ omitted, mid: recall?.sentence ?? "" });
      const filled = fillText(nameOnce(wording, sentences), sentences, words, random);
      if (tried.has(filled)) continue;
      tried.add(filled);
      const text = tuneSentences(state.order.level, filled, state.gauge);
      const cost = penalty + weigh(state, text);
      if (cost < best.cost) best = { text, cost, omitted, recall };
      if (best.cost <= penalty) break;
    }
  }
  return best;
}

/** Nothing for a page in its band; every miss and every sentence told before costs. */
function weigh(state: WritingState, text: string): number {
  const { level } = state.order;
  const figures = state.gauge(text);
  const band = LEVEL_BANDS[level];
  const misses = listLevelMisses(level, figures).length * COST_OF_A_MISS;
  const tooLong = Math.max(0, figures.words - band.wordsPerPage.max) / 10;
  const tooHard = Math.max(0, figures.grade - band.grade.max, (band.grade.min ?? -10) - figures.grade);
  const repeats = listTellable(text, state).filter((sentence) => state.told.has(sentence)).length;
  const clumsy = repeats * COST_OF_A_REPEAT + countEchoes(text, state.names) * COST_OF_AN_ECHO;
  return misses + (misses > 0 ? tooLong + tooHard : 0) + clumsy;
}

/** Sentences that may be told once; the refrain may come back. */
function listTellable(text: string, state: WritingState): string[] {
  return splitSentences(text, state.names).filter((sentence) => !state.refrains.includes(sentence));
}

function remember(gauge: Gauge): Gauge {
  const known = new Map<string, ReturnType<Gauge>>();
  return (text) => {
    const figures = known.get(text) ?? gauge(text);
    known.set(text, figures);
    return figures;
  };
}

function repeat<T>(options: readonly T[], atLeast: number): T[] {
  const repeated: T[] = [];
  while (options.length > 0 && repeated.length < atLeast) repeated.push(...options);
  return repeated;
}
