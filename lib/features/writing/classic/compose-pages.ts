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
import { LEAST_WITH_MID, listSentences, MOST_GENEROUS, type SentenceMaker } from "./list-sentences";
import { listFitting, nameOnce } from "./name-once";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { isShiver, type StoryPart } from "./story-parts";
import { listWords, withHurdleWords } from "./story-words";
import type { Recall } from "./topics/word-threads";
import { tuneSentences, type Gauge } from "./tune-sentences";

type Draft = { text: string; cost: number; generosity: number; recall?: Recall | undefined };
export type Composition = { pages: StoryPage[]; refrains: string[]; parts: string[] };
export type Request = { order: StoryOrder; plan: Plan; random: Random; newWords: readonly string[] };

type Desk = Request & {
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

const TRIES_PER_GENEROSITY = 16;
/** A page that has to recall a subject as well is seldom in its band. */
const TRIES_TO_RECALL = 32;
/** What saying less costs; leaving out the parent's own subject costs more than a page outside its band. */
const MEANNESS = [0, 1.5, 3, 4.5, 14];
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
  const desk: Desk = {
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
  return { pages: writePages(desk, moments), refrains, parts };
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
function writePages(desk: Desk, moments: readonly Moment[]): StoryPage[] {
  const key = LEVEL_KEYS[desk.order.level];
  const says = ({ script }: Moment, slot: string) =>
    listWordings(script[key]).some((wording) => wording.includes(slot));
  const opensFreely = ({ script }: Moment) => listWordings(script[key]).some(mayFollow);
  const packing = moments.findIndex((moment) => says(moment, "{bag}"));
  const middle = new Set(
    moments.slice(packing + 1).filter((moment) => !says(moment, "{close}") && !says(moment, "{open}")),
  );
  const { mids } = desk.makeSentences;
  const waiting = mids.slice(0, Math.max(desk.plan.topics.length, MOST_RECALLS[key]));
  let quiet = true;
  return moments.map((moment) => {
    const free = [...middle].filter(opensFreely).length;
    const fits = middle.has(moment) && (opensFreely(moment) || waiting.length > free);
    const mayRemember = fits && (quiet || waiting.length * 2 > middle.size);
    const next = waiting.findIndex((options) => chooseRecalls(desk, options).length > 0);
    const { page, remembers } = composePage(desk, moment, mayRemember ? waiting[next] : undefined);
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
  desk: Desk,
  { beat, script, moment, number }: Moment,
  mids: readonly Recall[] | undefined,
): { page: StoryPage; remembers: boolean } {
  const { order, plan } = desk;
  const random = desk.random.fork(`page ${number}`);
  const plain = listWords(order, plan, desk.introduced ? "short" : "full");
  const words = isSolved(beat) ? withHurdleWords(plain, beat) : plain;
  const recalls = mids && chooseRecalls(desk, mids);
  const wordings = listWordings(script[LEVEL_KEYS[order.level]]).map((wording) =>
    !recalls || wording.includes(MID) ? wording : `${MID} ${wording}`,
  );
  const { text, generosity, recall } = writeText(desk, {
    wordings,
    words,
    random,
    ...(recalls && { mids: recalls }),
  });
  for (const sentence of listTellable(text, desk)) desk.told.add(sentence);
  desk.soFar += text;
  desk.introduced ||= text.includes(toNameForms(order.heroName).full);
  const scene = drawUpScene(plan, { setting: beat, action: script, words, random });
  const remembers = recall !== undefined && generosity <= LEAST_WITH_MID;
  if (remembers) desk.recalled.add(recall.wording);
  return { page: { number, text, scene, moment }, remembers };
}

/** Nothing about what was left at home, and no sentence a second time with another word in it. */
function chooseRecalls({ recalled, soFar }: Desk, mids: readonly Recall[]): readonly Recall[] {
  const packed = mids.filter(({ thing }) => thing === undefined || soFar.includes(thing));
  const fresh = packed.filter(({ wording }) => !recalled.has(wording));
  return fresh.length > 0 ? fresh : packed;
}

function pickRecall({ mids, random }: Task, wording: string): Recall | undefined {
  return mids && random.pick(listFitting(mids, wording));
}

function writeText(desk: Desk, task: Task): Draft {
  const { wordings, words, random, mids } = task;
  let best: Draft = { text: "", cost: Infinity, generosity: MOST_GENEROUS };
  const tried = new Set<string>();
  const tries = mids ? TRIES_TO_RECALL : TRIES_PER_GENEROSITY;
  for (let generosity = 0; generosity <= MOST_GENEROUS; generosity += 1) {
    const meanness = MEANNESS[generosity] ?? 0;
    if (best.cost <= meanness) break;
    for (const wording of random.shuffle(
      repeat(wordings, generosity <= LEAST_WITH_MID ? tries : TRIES_PER_GENEROSITY),
    )) {
      const recall = pickRecall(task, wording);
      const sentences = desk.makeSentences({ generosity, mid: recall?.sentence ?? "" });
      const filled = fillText(nameOnce(wording, sentences), sentences, words, random);
      if (tried.has(filled)) continue;
      tried.add(filled);
      const text = tuneSentences(desk.order.level, filled, desk.gauge);
      const cost = meanness + weigh(desk, text);
      if (cost < best.cost) best = { text, cost, generosity, recall };
      if (best.cost <= meanness) break;
    }
  }
  return best;
}

/** Nothing for a page in its band; every miss and every sentence told before costs. */
function weigh(desk: Desk, text: string): number {
  const { level } = desk.order;
  const figures = desk.gauge(text);
  const band = LEVEL_BANDS[level];
  const misses = listLevelMisses(level, figures).length * COST_OF_A_MISS;
  const tooLong = Math.max(0, figures.words - band.wordsPerPage.max) / 10;
  const tooHard = Math.max(0, figures.grade - band.grade.max, (band.grade.min ?? -10) - figures.grade);
  const repeats = listTellable(text, desk).filter((sentence) => desk.told.has(sentence)).length;
  const clumsy = repeats * COST_OF_A_REPEAT + countEchoes(text, desk.names) * COST_OF_AN_ECHO;
  return misses + (misses > 0 ? tooLong + tooHard : 0) + clumsy;
}

/** Sentences that may be told once; the refrain may come back. */
function listTellable(text: string, desk: Desk): string[] {
  return splitSentences(text, desk.names).filter((sentence) => !desk.refrains.includes(sentence));
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
