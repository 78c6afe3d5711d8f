import type { StoryOrder, StoryPage } from "@/lib/shared/story";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { toNameForms } from "@/lib/features/writing/name-forms";
import { LEVEL_BANDS, listLevelMisses } from "@/lib/features/writing/rules";
import { splitSentences } from "@/lib/features/writing/split-text";
import { drawUpScene } from "./draw-up-scene";
import { fillText } from "./fill-text";
import { isRest, isSolved, isYielding, LEVEL_KEYS, listWordings } from "./grammar";
import type { Action, Beat, LevelKey, Wordings } from "./grammar";
import { LEAST_WITH_MID, listSentences, MOST_GENEROUS, type SentenceMaker } from "./list-sentences";
import { listFitting, nameOnce } from "./name-once";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { SHIVERS } from "./shivers";
import { listWords, withHurdleWords } from "./story-words";
import { tuneSentences, type Gauge } from "./tune-sentences";

type Draft = { text: string; cost: number; generosity: number };
export type Composition = { pages: StoryPage[]; refrains: string[] };
export type Request = { order: StoryOrder; plan: Plan; random: Random; newWords: readonly string[] };

type Desk = Request & {
  gauge: Gauge;
  names: string[];
  told: Set<string>;
  makeSentences: SentenceMaker;
  refrains: string[];
  /** Whether a page has given the hero's whole name. */
  introduced: boolean;
};
type Task = {
  wordings: readonly string[];
  words: ReadonlyMap<string, string>;
  random: Random;
  /** What the page can say about one of the parent's subjects. */
  mids?: readonly string[];
};

const MID = "{mid}";

const TRIES_PER_GENEROSITY = 16;
/** A page that has to recall a subject as well is seldom in its band. */
const TRIES_TO_RECALL = 32;
/** What saying less costs; leaving out the parent's own subject costs more than a page outside its band. */
const MEANNESS = [0, 1.5, 3, 4.5, 14];
const COST_OF_A_MISS = 10;
const COST_OF_A_REPEAT = 12;

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
    introduced: false,
  };
  const moments = listMoments(plan, LEVEL_KEYS[order.level], request.random);
  return { pages: writePages(desk, moments), refrains };
}

type Moment = { beat: Beat; script: Action & Wordings; number: number };

/** The beats that this level tells, each with its action and wordings. */
function listMoments(plan: Plan, key: LevelKey, random: Random): Moment[] {
  let solved = 0;
  let rested = 0;
  const beats = plan.shape.beats.filter((beat) => !(isRest(beat) && beat.rest === "older" && key === "B"));
  const suspense = SHIVERS.includes(plan.interludes[0]) && !beats.some(isRest);
  const makesRoom = suspense || plan.topics.some(({ kind }) => kind === "moral");
  const scripted = beats.map((beat) => {
    const yields =
      makesRoom && isYielding(beat) && !isRest(beat) && !isSolved(beat) && beat[key] !== undefined;
    if (yields || isRest(beat)) return { beat, script: plan.interludes[rested++ % 2 === 0 ? 0 : 1] };
    if (!isSolved(beat)) return { beat, script: beat };
    const kit = plan.solvers[solved++ % 2 === 0 ? 0 : 1];
    return { beat, script: random.fork(`way ${solved}`).pick(kit[beat.solve]) };
  });
  return scripted
    .filter(({ script }) => script[key] !== undefined)
    .map((moment, index) => ({ ...moment, number: index + 1 }));
}

/** The parent's subjects come back between the packing of the bag and the end: one a page, and with room between them. */
function writePages(desk: Desk, moments: readonly Moment[]): StoryPage[] {
  const key = LEVEL_KEYS[desk.order.level];
  const says = ({ script }: Moment, slot: string) =>
    listWordings(script[key]).some((wording) => wording.includes(slot));
  const packing = moments.findIndex((moment) => says(moment, "{bag}"));
  const middle = new Set(
    moments.slice(packing + 1).filter((moment) => !says(moment, "{close}") && !says(moment, "{open}")),
  );
  const waiting = [...desk.makeSentences.mids];
  let quiet = true;
  return moments.map((moment) => {
    const mayRemember = middle.has(moment) && (quiet || waiting.length * 2 > middle.size);
    const { page, remembers } = composePage(desk, moment, mayRemember ? waiting[0] : undefined);
    if (middle.delete(moment)) quiet = !remembers;
    if (remembers) waiting.shift();
    return page;
  });
}

function composePage(
  desk: Desk,
  { beat, script, number }: Moment,
  mids: readonly string[] | undefined,
): { page: StoryPage; remembers: boolean } {
  const { order, plan } = desk;
  const random = desk.random.fork(`page ${number}`);
  const plain = listWords(order, plan, desk.introduced ? "short" : "full");
  const words = isSolved(beat) ? withHurdleWords(plain, beat) : plain;
  const wordings = listWordings(script[LEVEL_KEYS[order.level]]).map((wording) =>
    !mids || wording.includes(MID) ? wording : `${MID} ${wording}`,
  );
  const { text, generosity } = writeText(desk, { wordings, words, random, ...(mids && { mids }) });
  for (const sentence of listTellable(text, desk)) desk.told.add(sentence);
  desk.introduced ||= text.includes(toNameForms(order.heroName).full);
  const scene = drawUpScene(plan, { setting: beat, action: script, words, random });
  return { page: { number, text, scene }, remembers: mids !== undefined && generosity <= LEAST_WITH_MID };
}

function writeText(desk: Desk, { wordings, words, random, mids }: Task): Draft {
  let best: Draft = { text: "", cost: Infinity, generosity: MOST_GENEROUS };
  const tried = new Set<string>();
  const tries = mids ? TRIES_TO_RECALL : TRIES_PER_GENEROSITY;
  for (let generosity = 0; generosity <= MOST_GENEROUS; generosity += 1) {
    const meanness = MEANNESS[generosity] ?? 0;
    if (best.cost <= meanness) break;
    for (const wording of random.shuffle(
      repeat(wordings, generosity <= LEAST_WITH_MID ? tries : TRIES_PER_GENEROSITY),
    )) {
      const mid = mids ? random.pick(listFitting(mids, wording)) : "";
      const sentences = desk.makeSentences({ generosity, mid });
      const filled = fillText(nameOnce(wording, sentences), sentences, words, random);
      if (tried.has(filled)) continue;
      tried.add(filled);
      const text = tuneSentences(desk.order.level, filled, desk.gauge);
      const cost = meanness + weigh(desk, text);
      if (cost < best.cost) best = { text, cost, generosity };
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
  return misses + (misses > 0 ? tooLong + tooHard : 0) + repeats * COST_OF_A_REPEAT;
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
