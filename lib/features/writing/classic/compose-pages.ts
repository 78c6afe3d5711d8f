import type { StoryOrder, StoryPage } from "@/lib/shared/story";
import { measurerOf } from "@/lib/features/writing/measure-level";
import { toNameForms } from "@/lib/features/writing/name-forms";
import { listFriendParts } from "./choose-cast";
import { drawUpScene } from "./draw-up-scene";
import { withCapitals } from "./fill-text";
import { isRest, isSolved, LEVEL_KEYS, listPauses, listWordings } from "./grammar";
import type { Action, Beat, LevelKey, Wordings } from "./grammar";
import { listSentences, MOST_OMITTED_WITH_MID } from "./list-sentences";
import { listensFor } from "./heard-before";
import { hasMet, listStrangers } from "./introduce";
import { callsBy } from "./list-calls";
import { MID } from "./name-once";
import { speakEnglish } from "./speak-english";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { isShiver, type StoryPart } from "./story-parts";
import { listWords, withHurdleWords } from "./story-words";
import type { Recall } from "./topics/word-threads";
import type { Gauge } from "./tune-sentences";
import {
  inTheirWords,
  isWithPal,
  noteNamed,
  openBeside,
  playedByOne,
  withOthers,
  type Beside,
  type Brought,
} from "./together/beside";
import { bringPal, COMPANIES, countNamed, leaveOutPal, type Company } from "./together/named-once";
import { listMoving, listPhases, type Phase } from "./together/phases";
import { lighter, listTellable, writeText, type WritingState as PageState } from "./write-page";

export type Composition = { pages: StoryPage[]; refrains: string[]; parts: string[] };
export type Request = { order: StoryOrder; plan: Plan; random: Random; newWords: readonly string[] };

type WritingState = Request & PageState & { beside: Beside; company: Company; pages: StoryPage[] };

/**
 * Writes every page: tries wordings until one meets the level, and keeps the nearest if none does. A friend who would be named on
 * a single page, though every picture has them, comes along on more of them or isn't named.
 */
export function composePages(request: Request): Composition {
  let [first]: Composition[] = [];
  for (const company of COMPANIES) {
    const composition = composeIn(company, request);
    first ??= composition;
    if (countNamed(request.plan, composition.pages) !== 1) return composition;
  }
  if (!first) throw new Error("No way to tell a story in");
  return first;
}

function composeIn(company: Company, request: Request): Composition {
  const { order, plan } = request;
  const makeSentences = listSentences(order, plan, request.random.fork("sentences"));
  const { refrains } = makeSentences;
  const names = [order.heroName, ...[...plan.cast.values(), ...plan.heroes].map(({ name }) => name)];
  const declared = { names, newWords: [...request.newWords] };
  const speak = speakEnglish(order, names);
  const measure = measurerOf(order.level, declared);
  const gauge = remember((text) => measure([{ number: 1, text: speak(text) }]).whole);
  const state: WritingState = {
    ...request,
    names,
    gauge,
    told: new Set(),
    makeSentences,
    refrains,
    recalled: new Set(),
    soFar: "",
    known: order.known ?? [],
    heard: listensFor(order.heard ?? []),
    isNamed: callsBy(plan.calls),
    introduced: false,
    strangers: listStrangers(plan),
    beside: openBeside(plan),
    company,
    pages: [],
  };
  const moments = listMoments(plan, LEVEL_KEYS[order.level]);
  const parts = moments.flatMap(({ part }) => part ?? []);
  return {
    pages: writePages(state, moments),
    refrains,
    parts: [...parts, ...listFriendParts(plan.cast)],
  };
}

type Moment = {
  beat: Beat;
  script: Action & Wordings;
  moment: string;
  part?: string;
  number: number;
  isLast: boolean;
  phase: Phase;
  /** Nobody thinks of their hobby here. */
  isMoving: boolean;
};

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
  const told = scripted.filter(({ script }) => script[key] !== undefined);
  const phases = listPhases(told);
  const moving = listMoving(told);
  return told.map((moment, index, all) => ({
    ...moment,
    phase: phases[index] ?? "open",
    isMoving: moving[index] ?? false,
    number: index + 1,
    isLast: index === all.length - 1,
  }));
}

const tellPart = (beat: Beat, { part, script }: StoryPart) => ({ beat, script, part, moment: part });

/** So often what is to be learned comes back in the middle of a story, unless there are more of them. */
const MOST_RECALLS: Record<LevelKey, number> = { B: 3, E: 4, I: 5, A: 5 };

/**
 * What is to be learned comes back between the packing of the bag and the end: one a page, with room between them, and
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
  const subjects = state.plan.topics.filter(({ kind }) => kind === "moral").length;
  const waiting = mids.slice(0, Math.max(subjects, MOST_RECALLS[key]));
  let quiet = true;
  return moments.map((moment) => {
    const free = [...middle].filter(opensFreely).length;
    const fits = middle.has(moment) && (opensFreely(moment) || waiting.length > free);
    const mayRemember = fits && (quiet || waiting.length * 2 > middle.size);
    const { page, remembers } = composePage(state, moment, mayRemember ? waiting[0] : undefined);
    if (middle.delete(moment)) quiet = !remembers;
    if (remembers) waiting.shift();
    return page;
  });
}

/** Not what goes on where the last page ended, or answers it: "It was under the bed", "Me, too!", "But look!" */
export function mayFollow(wording: string): boolean {
  return !/^<?(?:(?:It|He|She|They|Her|His|That|But|So) |"(?:Me, too|Yes|No|So|But|And|Then)\b)/u.test(
    wording.replace(/^\{mid\} /u, ""),
  );
}

/** The wordings of a page with room before them for what is recalled, where they can begin with something else. */
function withRecall(wordings: readonly string[]): string[] {
  const takes = wordings.some(mayFollow) ? mayFollow : () => true;
  return wordings.map((wording) =>
    wording.includes(MID) || !takes(wording) ? wording : `${MID} ${wording}`,
  );
}

function composePage(
  state: WritingState,
  { beat, script, moment, number, isLast, phase, isMoving }: Moment,
  mids: readonly Recall[] | undefined,
): { page: StoryPage; remembers: boolean } {
  const { order, beside } = state;
  const key = LEVEL_KEYS[order.level];
  const random = state.random.fork(`page ${number}`);
  const plan = playedByOne(beside, state.plan);
  const plain = listWords(order, plan, state.introduced ? "short" : "full");
  const words = isSolved(beat) ? withHurdleWords(plain, beat) : plain;
  const recalls = mids && chooseRecalls(state, mids);
  const own = leaveOutPal(state.company, listWordings(script[key]));
  const all = own.map((wording) => inTheirWords(plan, wording));
  const wordings = recalls ? withRecall(all) : all;
  const task = { words, random, isMoving, ...(recalls && { mids: recalls }) };
  const isHurdle = isSolved(beat);
  const page = { key, feeling: script.feeling, phase, number, isLast, isHurdle, isThere: isWithPal(beat) };
  const write = (options: readonly string[]) => writeText(state, { ...task, wordings: options });
  const named = countNamed(plan, state.pages) ?? 0;
  const brought =
    withOthers(beside, plan, { wordings, page }) ??
    bringPal(state.company, wordings, { isThere: page.isThere, named });
  const { text: written, omitted, recall } = writeBrought(write, wordings, brought);
  const text = withCapitals(written, state.names);
  noteNamed(beside, text, { isHurdle });
  for (const sentence of listTellable(text, state)) state.told.add(sentence);
  state.soFar += text;
  state.strangers = state.strangers.filter((stranger) => !hasMet(text, stranger));
  state.introduced ||= text.includes(toNameForms(order.heroName).full);
  const scene = drawUpScene(plan, { setting: beat, action: script, words, random, text });
  const remembers = recall !== undefined && omitted <= MOST_OMITTED_WITH_MID;
  if (remembers) state.recalled.add(recall.wording);
  const told = { number, text, scene, moment };
  state.pages.push(told);
  return { page: told, remembers };
}

type Write = (wordings: readonly string[]) => ReturnType<typeof writeText>;

/** With those in it who would be left out, in the first way that meets the level, unless all read too hard for that. */
function writeBrought(
  write: Write,
  plain: readonly string[],
  brought: Brought | null,
): ReturnType<typeof writeText> {
  if (!brought) return write(plain);
  const [first = plain, ...others] = brought.ways;
  const best = others.reduce((draft, way) => lighter(draft, () => write(way)), write(first));
  return lighter(best, () => (brought.mustBe ? null : write(plain)));
}

/** No sentence a second time with another word in it. */
function chooseRecalls({ recalled }: WritingState, mids: readonly Recall[]): readonly Recall[] {
  const fresh = mids.filter(({ wording }) => !recalled.has(wording));
  return fresh.length > 0 ? fresh : mids;
}

function remember(gauge: Gauge): Gauge {
  const known = new Map<string, ReturnType<Gauge>>();
  return (text) => {
    const figures = known.get(text) ?? gauge(text);
    known.set(text, figures);
    return figures;
  };
}
