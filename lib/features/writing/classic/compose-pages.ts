import type { Scene, StoryOrder, StoryPage } from "@/lib/shared/story";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { LEVEL_BANDS, listLevelMisses } from "@/lib/features/writing/rules";
import { splitSentences } from "@/lib/features/writing/split-text";
import { drawUpScene } from "./draw-up-scene";
import { fillText } from "./fill-text";
import { isSolved, LEVEL_KEYS, listWordings, type Beat, type Wording } from "./grammar";
import { listSentences, MOST_GENEROUS, type SentenceMaker } from "./list-sentences";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { listWords, withHurdleWords } from "./story-words";
import { tuneSentences, type Gauge } from "./tune-sentences";

type Draft = { text: string; cost: number };
export type Composition = { pages: StoryPage[]; refrains: string[] };
export type Request = { order: StoryOrder; plan: Plan; random: Random; newWords: readonly string[] };

type Desk = Request & {
  gauge: Gauge;
  names: string[];
  told: Set<string>;
  makeSentences: SentenceMaker;
  refrains: string[];
};
type Task = { wordings: readonly string[]; words: ReadonlyMap<string, string>; random: Random };

const TRIES_PER_GENEROSITY = 8;
const COST_OF_A_MISS = 10;
const COST_OF_A_REPEAT = 12;

/** Writes every page: tries wordings until one meets the level, and keeps the nearest if none does. */
export function composePages(request: Request): Composition {
  const { order, plan } = request;
  const key = LEVEL_KEYS[order.level];
  const beats = plan.shape.beats.filter((beat) => isSolved(beat) || beat[key] !== undefined);
  const makeSentences = listSentences(order, plan, request.random.fork("sentences"));
  const refrains = makeSentences.refrains;
  const names = [order.heroName, ...[...plan.cast.values()].map(({ name }) => name)];
  const declared = { names, newWords: [...request.newWords] };
  const gauge: Gauge = (text) => measureLevel(order.level, [{ number: 1, text }], declared).whole;
  const desk: Desk = { ...request, names, gauge, told: new Set(), makeSentences, refrains };
  let solved = 0;
  const pages = beats.map((beat, index) => {
    const kit = isSolved(beat) ? plan.solvers[solved++ % 2] : undefined;
    return composePage(desk, {
      beat,
      index,
      wording: kit && isSolved(beat) ? kit[beat.solve][key] : undefined,
      kit,
    });
  });
  return { pages, refrains };
}

type Moment = {
  beat: Beat;
  index: number;
  wording: Wording | undefined;
  kit: Plan["solvers"][number] | undefined;
};

function composePage(desk: Desk, { beat, index, wording, kit }: Moment): StoryPage {
  const { order, plan } = desk;
  const random = desk.random.fork(`page ${index}`);
  const told = isSolved(beat) ? undefined : beat;
  const solution = isSolved(beat) ? kit?.[beat.solve] : undefined;
  const action = told ?? solution;
  if (!action) throw new Error(`The shape ${plan.shape.id} has a page without an action`);
  const plain = listWords(order, plan, index === 0 ? "full" : "short");
  const words = isSolved(beat) ? withHurdleWords(plain, beat) : plain;
  const key = LEVEL_KEYS[order.level];
  const text = writeText(desk, { wordings: listWordings(wording ?? told?.[key]), words, random });
  for (const sentence of listTellable(text, desk)) desk.told.add(sentence);
  const scene: Scene = drawUpScene(plan, { setting: beat, action, words, random });
  return { number: index + 1, text, scene };
}

function writeText(desk: Desk, { wordings, words, random }: Task): string {
  let best: Draft | undefined;
  for (let generosity = 0; generosity <= MOST_GENEROUS; generosity += 1) {
    const meanness = generosity * 1.5;
    if (best && best.cost <= meanness) break;
    for (const wording of random.shuffle(repeat(wordings, TRIES_PER_GENEROSITY))) {
      const sentences = desk.makeSentences(generosity, random);
      const text = tuneSentences(desk.order.level, fillText(wording, sentences, words, random), desk.gauge);
      const cost = meanness + weigh(desk, text);
      if (!best || cost < best.cost) best = { text, cost };
      if (best.cost <= meanness) break;
    }
  }
  return best?.text ?? "";
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

function repeat<T>(options: readonly T[], atLeast: number): T[] {
  const repeated: T[] = [];
  while (options.length > 0 && repeated.length < atLeast) repeated.push(...options);
  return repeated;
}
