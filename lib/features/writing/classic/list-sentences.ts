import type { StoryOrder } from "@/lib/shared/story";
import { fillText, withArticle } from "./fill-text";
import {
  isSolved,
  LEVEL_KEYS,
  listWordings,
  tellsOneEvent,
  type InterestKit,
  type LevelKey,
  type Shape,
} from "./grammar";
import type { Plan } from "./plan-story";
import { Random } from "./random";
import { wordSeries, type SeriesThreads } from "./series-threads";
import { asChosen } from "./interests/choose-asides";
import { listWords } from "./story-words";
import { wordThreads, type Recall } from "./topics/word-threads";

/** 0 says everything that belongs on a page; each step says less, so that a crowded page meets its level. */
export const MOST_OMITTED = 4;

/** Up to this step the middle of a story remembers what is to be learned. */
export const MOST_OMITTED_WITH_MID = 0;
const MOST_THREADS = [3, 2, 1, 1, 0];
const MOST_EXTRAS = [4, 2, 1, 0, 0];
/** How much a bag may hold at each step, so that the list of it stays a sentence of the level. */
const MOST_ITEMS: Record<LevelKey, readonly number[]> = {
  B: [2, 2, 1, 1, 1],
  E: [3, 2, 2, 1, 1],
  I: [3, 3, 2, 2, 2],
  A: [4, 4, 3, 2, 2],
};

/** Where on a page what is to be learned is remembered, it is with this sentence. */
export type Occasion = {
  omitted: number;
  mid?: string;
  /** A thing that comes along for the sake of its word. */
  carry?: string;
  /** What has been read so far. */
  soFar?: string;
  /** The wordings in which something has been recalled so far. */
  recalled?: ReadonlySet<string>;
  /** Somebody is sad, afraid or comforted: nothing else has a place here. */
  isMoving?: boolean;
};
export type SentenceMaker = ((occasion: Occasion) => Map<string, string>) & {
  refrains: string[];
  /** What is to be learned in the order in which the middle of the story recalls it, each as its possible sentences. */
  mids: readonly (readonly Recall[])[];
  /** The same for the interests that have no hurdle in this plot. */
  asides: readonly (readonly Recall[])[];
};

/** What stands in the slots that hold whole sentences, and the refrains as the reader meets them. */
export function listSentences(order: StoryOrder, plan: Plan, random: Random): SentenceMaker {
  const key = LEVEL_KEYS[order.level];
  const threads = wordThreads(order.level, { topics: plan.topics, style: order.style }, random);
  const refrain = key === "B" || key === "E" ? plan.shape.refrain[key] : undefined;
  // A tooth on its way needs no animals that say hello.
  const extras = (tellsOneEvent(plan.shape) ? [] : plan.others).map((kit) => ({
    told: kit.aside[key],
    sentence: random.pick(asChosen(listWordings(kit.extra[key]), kit.interest, order.parts)),
  }));

  const series = wordSeries(order, plan, random.fork("series"));

  const bag = packBag(order, plan, threads.bag);

  const said = listPicked(plan);

  const make = (occasion: Occasion): Map<string, string> => {
    const { omitted, mid = "", carry, soFar = "" } = occasion;
    const more = tellSeries(series, { omitted, soFar, key });
    const told = MOST_THREADS[omitted];
    const open = joinSentences([more.recap, ...threads.open.slice(0, told), more.open]);
    const close = joinSentences([...threads.close.slice(0, told), more.close]);
    const packed = joinWithAnd([
      ...bag.slice(0, MOST_ITEMS[key][omitted] ?? 1),
      ...(carry ? [withArticle(carry)] : []),
    ]);
    return new Map([
      ...said,
      ["open", open],
      ["again", open.includes("{hero}") ? "{they}" : "{hero}"],
      ["mid", omitted <= MOST_OMITTED_WITH_MID ? mid : ""],
      ["close", close],
      ["extra", tellExtras(extras, occasion, key)],
      ["bag", isListed(packed, soFar) ? UNPACKED_AGAIN : packed],
      ["refrain", refrain?.[0] ?? ""],
      ["refrain2", refrain?.[1] ?? ""],
    ]);
  };

  const words = listWords(order, plan, "short");
  const refrains = (refrain ?? []).map((sentence) => fillText(sentence, new Map(), words, random));
  return Object.assign(make, { refrains, mids: threads.mids, asides: listAsides(plan, key, order.parts) });
}

/** What a pick says of whoever is in the story goes in first, so that they are introduced in it as in any sentence. */
const listPicked = ({ picks }: Plan): [string, string][] =>
  [...picks].flatMap(([slot, pick]) =>
    Object.entries(pick).flatMap(([field, text = ""]): [string, string][] =>
      text.includes("{") ? [[field === "text" ? slot : `${slot}.${field}`, text]] : [],
    ),
  );

/**
 * So many interests come up in the middle of a story; the others are told by its bag and its end, but for first readers: on a
 * page of three short sentences one that has nothing to do with the others interrupts them, so a whole book has room for one.
 */
const MOST_ASIDES: Record<LevelKey, number> = { B: 1, E: 4, I: 5, A: 5 };
const MOST_SAID: Record<LevelKey, number> = { B: 1, E: Infinity, I: Infinity, A: Infinity };

/**
 * From the last interest on, since the bag is packed from the first. Nobody counts down like an astronaut in the middle of a
 * quarrel.
 */
function listAsides({ shape, others }: Plan, key: LevelKey, parts?: readonly string[]): Recall[][] {
  // Whoever goes on with a story has said all that in the one before.
  if (tellsOneEvent(shape) || shape.care || shape.after || shape.beats.some(isSolved)) return [];
  if (shape.tells && !hasPlaceForInterests(shape)) return [];
  return others
    .slice(-MOST_ASIDES[key])
    .reverse()
    .map(({ aside, interest }) =>
      asChosen(aside[key], interest, parts).map((wording) => ({ sentence: wording, wording, leadsOn: true })),
    );
}

/** Who is put to bed, one sound after the other, isn't woken by a rocket; an open plot that has room says so. */
const hasPlaceForInterests = ({ beats }: Shape): boolean => JSON.stringify(beats).includes("{extra}");

type Extra = { told: readonly string[]; sentence: string };

/** What the interests say that nothing was told of so far. */
function tellExtras(
  extras: readonly Extra[],
  { omitted, recalled, isMoving }: Occasion,
  key: LevelKey,
): string {
  if (isMoving) return "";
  const waiting = extras.filter(({ told }) => !told.some((aside) => recalled?.has(aside)));
  const room = MOST_SAID[key] - (extras.length - waiting.length);
  const most = Math.max(0, Math.min(room, MOST_EXTRAS[omitted] ?? 0));
  return joinSentences(waiting.slice(0, most).map(({ sentence }) => sentence));
}

const joinSentences = (sentences: readonly string[]): string => sentences.filter(Boolean).join(" ");

/** Up to this step a page has room for what the story before left open. */
const MOST_OMITTED_WITH_SERIES = 1;

type Telling = { omitted: number; soFar: string; key: LevelKey };

/** What came before is said however crowded the page is, in fewer words if need be; what it left open, where there is room. */
function tellSeries(
  series: SeriesThreads | null,
  { omitted, soFar, key }: Telling,
): Record<"recap" | "open" | "close", string> {
  if (!series) return { recap: "", open: "", close: "" };
  const { recaps, open, close } = series;
  const recap = recaps[Math.min(omitted, recaps.length - 1)] ?? "";
  if (omitted > MOST_OMITTED_WITH_SERIES) return { recap, open: "", close: "" };
  // A first reader's last word is about something that was said.
  return { recap, open, close: key !== "B" || isOpened(open, soFar) ? close : "" };
}

/** Whether a sentence has been told: its words after the last name in it. */
function isOpened(open: string, soFar: string): boolean {
  const words = open.slice(open.lastIndexOf("}") + 1).trim();
  return words !== "" && soFar.includes(words);
}

/** The parent's subjects first, then interests without a page of their own, then what solves the hurdles. */
function packBag(order: StoryOrder, plan: Plan, subjects: readonly string[]): string[] {
  const kits = new Set([...plan.others, ...plan.solvers]);
  const all = [...subjects, ...[...kits].map((kit) => withArticle(chooseItem(order, plan, kit)))];
  return packOnce(all, plan.picks.get("subject")?.text ?? "");
}

/** "A ball, a red ball" is one ball; and whose the toy train on the step is isn't found out with a toy train. */
export function packOnce(items: readonly string[], subject: string): string[] {
  const nounOf = (item: string) => item.split(" ").at(-1) ?? "";
  const nouns = items.map(nounOf);
  return items.filter((item, at) => nouns.indexOf(nounOf(item)) === at && nounOf(item) !== nounOf(subject));
}

/** What solves a hurdle is what the hurdle is solved with; otherwise not every child has the same feather in every book. */
function chooseItem({ heroName }: StoryOrder, { shape, solvers }: Plan, kit: InterestKit): string {
  const { text, others } = kit.item;
  if (solvers.includes(kit) && shape.beats.some(isSolved)) return text;
  return new Random(`${heroName}/${shape.id}/${kit.interest}`).pick([text, ...others]);
}

/** What was listed once is called this when it is unpacked. */
const UNPACKED_AGAIN = "all {their} things";

/** Whether the first of what is packed was listed, with at least one thing more. */
const isListed = (packed: string, soFar: string): boolean => {
  const [first = ""] = packed.split(/, | and /u);
  return first !== packed && new RegExp(`${RegExp.escape(first)}(?:,| and) `, "u").test(soFar);
};

function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}
