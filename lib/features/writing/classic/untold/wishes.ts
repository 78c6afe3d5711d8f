import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { listCares } from "@/lib/features/writing/subjects/care-words";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { findUnlessTold, type FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import { nameInWhatHappens } from "@/lib/features/writing/subjects/events/what-happens";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, splitWish } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { rankPlots } from "@/lib/features/writing/classic/rank-plots";
import { isNamed, isWrittenFor, tellsDay, tellsQuestion } from "@/lib/features/writing/classic/tells-day";
import { tellingOf } from "@/lib/features/writing/classic/told/plot-telling";

export const FOREIGN = "foreign";

/** Words of another language that we don't know are no order: what they mean is asked, and no story made in silence. */
export function findForeign(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  if (reading.main !== null || reading.question !== null) return null;
  const foreign = readForeignTitle(order.title, listHeroNames(order).join(" "));
  if (foreign?.english !== null) return null;
  const isMeant = rankPlots(order, reading)
    .flat()
    .some((shape) => isNamed(shape, reading));
  return isMeant ? null : { event: { id: FOREIGN, near: [] }, said: cleanTopic(order.title) };
}

/** What is asked about is asked of every child and each time: neither what it has heard nor chance decides. */
export function findUntoldFear(order: StoryOrder, reading: OrderReading, texts: readonly string[]) {
  const fear = reading.says.length > 0 ? null : findUnlessTold(texts);
  const [best = []] = fear ? rankPlots(order, reading) : [];
  // A fear of heights is no fear of water, because both are at the pool; beside a first day of school it is left out.
  const isOther = (shape: Shape) => fear?.event.id === FEAR && !tellsFear(shape, fear.said, reading);
  return best.some((shape) => isWrittenFor(shape) && !isOther(shape)) ? null : fear;
}

const FEAR = "fear";
const OF_FEAR = /^(?:.*\b(?:afraid|scared|frightened|terrified|nervous|fear) (?:of|to)\b)/u;

/** Whether a plot is what the title names, or what is feared, in its phrases or on all of its pages. */
function tellsFear(shape: Shape, said: string, { title }: OrderReading): boolean {
  if (listNamed(shape.about, title.runs).length > 0 || listNamed(shape.about, listRuns(said)).length > 0)
    return true;
  const feared = splitWish(said.replace(OF_FEAR, "")).filter((word) => !SAYS_LITTLE.has(word));
  return feared.length > 0 && feared.every((word) => tellingOf(shape).hasWord(word));
}

/** A feast that no plot tells as it is ordered. */
export const findUntoldFeast = (order: StoryOrder, reading: OrderReading): FoundEvent | null =>
  findFeastOfFaith(order, reading) ?? findFeastWithout(order, reading);

/** A feast that is of somebody's faith and that no plot tells, where nothing else of faith is asked for. */
function findFeastOfFaith(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const feast = [reading.main, ...reading.others].find((subject) => subject?.entry.class === "feast");
  if (reading.cares.length === 0 || !feast) return null;
  const names = [feast.entry.word, ...(feast.entry.also ?? [])].map((word) => RegExp.escape(word)).join("|");
  const rest = [order.title, ...order.topics].map((text) =>
    cleanTopic(text).replace(new RegExp(`\\b(?:${names})\\b`, "giu"), " "),
  );
  return listCares(rest).length > 0 ? null : { event: { id: "feast", near: [] }, said: feast.entry.word };
}

/** A feast of which every plot has what shall not be there is asked about, and no other story made of it. */
function findFeastWithout(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main, unwanted, cares } = reading;
  if (unwanted.length === 0 || cares.length > 0 || main?.entry.class !== "feast") return null;
  const [best = []] = rankPlots(order, reading);
  const isOfIt = (shape: Shape) => shape.subject !== undefined || isNamed(shape, reading);
  return best.some(isOfIt) ? null : { event: { id: "feast", near: [] }, said: cleanTopic(order.title) };
}

/** A question is answered, or the parent hears that it isn't; where shadows sleep is fantasy, and has no answer. */
export function findUnanswered(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { question, main } = reading;
  const isOfNothing = order.topics.length === 0 && main === null && !ASKED_OUTRIGHT.test(order.title);
  if (!question || question.ids.length > 0 || isOfNothing || order.theme === "fantasy") return null;
  const [[best] = []] = rankPlots(order, reading);
  if (best && tellsQuestion(best, question.text)) return null;
  return { event: { id: "question", near: [] }, said: cleanTopic(question.text).toLowerCase() };
}

/** What nobody calls a story: "Who was the first person ever"; "Who is knocking?" may be one. */
const ASKED_OUTRIGHT = /^who (?:was|were|invented|made|discovered) /iu;

/**
 * "Kofi washes the car" orders that, and no story about a bucket: what the hero does, or what happens to them, is told by
 * a plot that was written for it, by learning it, or not at all.
 */
export function findUntoldDay(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { happens } = reading;
  if (happens === null) return null;
  const [best = []] = rankPlots(order, reading);
  return best.some(tellsDay(reading))
    ? null
    : { event: { id: "day", near: [] }, said: nameInWhatHappens(happens, order.title) };
}
