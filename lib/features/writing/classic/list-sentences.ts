import type { StoryOrder } from "@/lib/shared/story";
import { fillText, withArticle } from "./fill-text";
import { hasHurdle, LEVEL_KEYS, listWordings, tellsOneEvent, type LevelKey } from "./grammar";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { wordSeries, type SeriesThreads } from "./series-threads";
import { listWords } from "./story-words";
import { wordThreads, type Recall } from "./topics/word-threads";

/** 0 says everything that belongs on a page; each step says less, so that a crowded page meets its level. */
export const MOST_OMITTED = 4;

/** Up to this step the middle of a story remembers what is to be learned. */
export const MOST_OMITTED_WITH_MID = 0;
const MOST_THREADS = [3, 2, 1, 1, 0];
/** One in a book, and none on a crowded page: a hobby that solves nothing interrupts what does. */
const MOST_EXTRAS = [1, 1, 1, 0, 0];
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
  /** Somebody is sad, afraid or comforted: nothing else has a place here. */
  isMoving?: boolean;
};
export type SentenceMaker = ((occasion: Occasion) => Map<string, string>) & {
  refrains: string[];
  /** What is to be learned in the order in which the middle of the story recalls it, each as its possible sentences. */
  mids: readonly (readonly Recall[])[];
};

/** What stands in the slots that hold whole sentences, and the refrains as the reader meets them. */
export function listSentences(order: StoryOrder, plan: Plan, random: Random): SentenceMaker {
  const key = LEVEL_KEYS[order.level];
  const threads = wordThreads(order.level, { topics: listWoven(plan), style: order.style }, random);
  const refrain = key === "B" || key === "E" ? plan.shape.refrain[key] : undefined;
  // A tooth on its way needs no animals that say hello, and a pizza that runs away no star map.
  const extras = (hasHurdle(plan.shape) ? plan.others : []).map(({ extra }) =>
    random.pick(listWordings(extra[key])),
  );

  const series = wordSeries(order, plan, random.fork("series"));

  const bag = packBag(plan, threads.bag);

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
      ["extra", tellExtra(extras, occasion)],
      ["bag", isListed(packed, soFar) ? UNPACKED_AGAIN : packed],
      ["refrain", refrain?.[0] ?? ""],
      ["refrain2", refrain?.[1] ?? ""],
    ]);
  };

  const words = listWords(order, plan, "short");
  const refrains = (refrain ?? []).map((sentence) => fillText(sentence, new Map(), words, random));
  return Object.assign(make, { refrains, mids: threads.mids });
}

/** A plot of one event has its own thing to learn: beside it, "I would like to say hello" is said to nobody. */
const listWoven = ({ topics, shape }: Plan): Plan["topics"] =>
  tellsOneEvent(shape) ? topics.filter(({ kind }) => kind !== "moral") : topics;

/** What a pick says of whoever is in the story goes in first, so that they are introduced in it as in any sentence. */
const listPicked = ({ picks }: Plan): [string, string][] =>
  [...picks].flatMap(([slot, pick]) =>
    Object.entries(pick).flatMap(([field, text = ""]): [string, string][] =>
      text.includes("{") ? [[field === "text" ? slot : `${slot}.${field}`, text]] : [],
    ),
  );

/** What the interests say that solve nothing here; nothing, where somebody is sad or afraid. */
const tellExtra = (extras: readonly string[], { omitted, isMoving }: Occasion): string =>
  isMoving ? "" : joinSentences(extras.slice(0, MOST_EXTRAS[omitted] ?? 0));

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

/** The parent's subjects first, then what solves the hurdles. */
function packBag(plan: Plan, subjects: readonly string[]): string[] {
  const all = [...subjects, ...plan.solvers.map(({ item }) => withArticle(item.text))];
  return packOnce(all, plan.picks.get("subject")?.text ?? "");
}

/** "A ball, a red ball" is one ball; and whose the toy train on the step is isn't found out with a toy train. */
export function packOnce(items: readonly string[], subject: string): string[] {
  const nounOf = (item: string) => item.split(" ").at(-1) ?? "";
  const nouns = items.map(nounOf);
  return items.filter((item, at) => nouns.indexOf(nounOf(item)) === at && nounOf(item) !== nounOf(subject));
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
