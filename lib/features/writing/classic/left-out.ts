import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { listCares } from "@/lib/features/writing/subjects/care-words";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { isToldByRun } from "@/lib/features/writing/subjects/hard-nights/told-nights";
import { listPlainEvents, MAKES_UP } from "@/lib/features/writing/subjects/events/plain-events";
import { findQuestions } from "@/lib/features/writing/subjects/questions/find-question";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns } from "@/lib/features/writing/subjects/runs";
import { quarrelsWithSibling } from "@/lib/features/writing/subjects/sibling-quarrel";
import { countTold } from "./count-told";
import type { Shape } from "./grammar";
import { planStory, type Plan } from "./plan-story";
import { Random } from "./random";
import { tellsQuestion } from "./tells-day";
import { OF_SERIES } from "./sequel-title";
import { listLastTimes } from "./title-clauses";
import { tellsFact } from "./told-facts";

/** A story that would be made, and what it tells of its order. */
export type Counted = {
  planned: StoryOrder;
  plan: Plan;
  /** Words of the order that are on a third of the pages, the main one first. */
  about: string[];
  /** Scraps of the title and the topics that aren't in it, and a question that it doesn't answer. */
  parts: string[];
};

type Telling = { shape: Shape; told: readonly string[]; reading: OrderReading };

/** The last story that was counted for a reading: whether it is told at all is asked before what it leaves out. */
const last = new WeakMap<OrderReading, { key: string; counted: Counted }>();

/** Counts in the book that a plot would make of an order what its parent asked for. */
export function countLeftOut(order: StoryOrder, { shape, told, reading }: Telling): Counted {
  const key = JSON.stringify([shape.id, order, told]);
  const known = last.get(reading);
  if (known?.key === key) return known.counted;
  const planned = { ...order, plot: shape.id };
  const plan = planStory(planned, new Random(order.seed).fork("plan"), { told, reading });
  const { about, leftOut, beside } = countTold(planned, plan, reading);
  const uncounted = [...listUntoldCares(order, plan), ...leftOut];
  const counted = {
    planned,
    plan,
    about,
    parts: [...new Set([...listLeftOut(plan, reading, uncounted), ...beside])].filter(
      (part) => !ONLY_WHEN.test(part) && isWanted(order)(part),
    ),
  };
  last.set(reading, { key, counted });
  return counted;
}

/** When it is; nobody misses a Saturday in a story. */
const ONLY_WHEN =
  /^(?:(?:on|this|next|last|in|the|week|weekend|morning|afternoon|evening|today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: |$))+$/iu;

/** A book that is called after the one before it asks for nothing by that name. */
const isWanted =
  ({ title, topics, before }: StoryOrder) =>
  (part: string): boolean =>
    !before ||
    !OF_SERIES.test(title) ||
    !cleanTopic(title).toLowerCase().includes(part.toLowerCase()) ||
    topics.some((topic) => topic.toLowerCase().includes(part.toLowerCase()));

/** What else is hard in the order, in its own words, where the plot tells one such thing. */
function listUntoldCares(order: StoryOrder, plan: Plan): string[] {
  const { title, topics } = order;
  const { care = [], about } = plan.shape;
  if (care.length === 0) return [];
  const isUntold = (text: string) => {
    const cares = listCares([text], undefined, listHeroNames(order));
    const isOther = cares.length > 0 && !cares.some((one) => care.includes(one));
    return isOther && listNamed(about, listRuns(text)).length === 0 && !tellsFact(plan, text);
  };
  return [title, ...topics].map(cleanTopic).filter(isUntold);
}

/** What the parent wrote that this story doesn't tell. */
function listLeftOut({ shape }: Plan, reading: OrderReading, uncounted: readonly string[]): string[] {
  const { question } = reading;
  const { id, about } = shape;
  // "Why does she wear ear defenders?" is told by the story of just that.
  const isTold = ({ text }: { text: string }) =>
    tellsQuestion(shape, text) ||
    (shape.care?.includes("disability") && listNamed(about, listRuns(text)).length > 0);
  const isAnswered = question === null || id.startsWith("questions/") || isTold(question);
  const isPartOfIt = (topic: string) =>
    question !== null &&
    (isAnswered
      ? findQuestions(topic).some((one) => question.ids.includes(one.id))
      : question.text.toLowerCase().includes(topic.toLowerCase()));
  const isDeath = (topic: string) => reading.died !== null && listCares([topic]).includes("death");
  const isLostWork = (topic: string) => shape.care?.includes("job") && listCares([topic]).includes("job");
  const isQuarrel = (topic: string) =>
    listNamed(about, new Set(["sibling-quarrel"])).length > 0 && quarrelsWithSibling(["sister", topic]);
  const tellsPlainly = (topic: string) =>
    listNamed(about, new Set(listPlainEvents([topic]))).length > 0 ||
    // "Made up", beside a quarrel of friends.
    (listNamed(about, new Set(listPlainEvents(["a fight with my friend", topic]))).length > 0 &&
      MAKES_UP.test(topic));
  const isNamed = (topic: string) =>
    isPartOfIt(topic) ||
    isToldByRun(reading.toldBy, topic) ||
    isDeath(topic) ||
    isLostWork(topic) ||
    isQuarrel(topic) ||
    tellsPlainly(topic) ||
    // A night at a lighthouse is no last one.
    (listNamed(about, listRuns(topic)).length > 0 && listLastTimes(topic).length === 0);
  return [...(isAnswered ? [] : [question.text]), ...new Set(uncounted.filter((topic) => !isNamed(topic)))];
}
