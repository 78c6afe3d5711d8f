import type { StoryOrder } from "@/lib/shared/story";
import { listCares } from "@/lib/features/writing/subjects/care-words";
import { cleanTopic, keepWanted } from "@/lib/features/writing/subjects/clean-words";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { findQuestions } from "@/lib/features/writing/subjects/questions/find-question";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, splitWish } from "@/lib/features/writing/subjects/runs";
import type { Care, LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { findSubject } from "./choose-cast";
import { listPlots } from "./choose-plot";
import { planStory, type Plan } from "./plan-story";
import { Random } from "./random";
import { listKinds } from "./subject-words";
import { wordPremise } from "./word-premise";

/** What a story will be about, before anybody orders it. */
export type Outline = {
  /** The plot that would be told; `null` where none can tell it with the care that it needs. */
  plot: string | null;
  sentence: string | null;
  /** Words of the order that the story knows, the main one first. */
  about: string[];
  /** Topics that it would leave out, and a question that it wouldn't answer. */
  leftOut: string[];
  /** How many plots could tell it. */
  ideas: number;
  /** What none of our plots can tell well. */
  untold: Care | null;
};

/** The `skip`-th idea for an order, for a child who knows `told`; past the last, it begins anew. */
export function outlineStory(order: StoryOrder, told: readonly string[], skip = 0): Outline {
  const reading = readOrder(order);
  const { main, others, cares } = reading;
  const plots = listPlots(order, told, reading);
  const shape = plots[skip % Math.max(1, plots.length)];
  const about = [...(main ? [main] : []), ...others].map(({ entry }) => entry.word);
  const outline = { about, ideas: plots.length };
  if (!shape) return { ...outline, leftOut: [], plot: null, sentence: null, untold: cares[0] ?? null };
  const planned = { ...order, plot: shape.id };
  const plan = planStory(planned, new Random(order.seed).fork("plan"), { told, reading });
  const leftOut = listLeftOut(planned, plan, reading);
  return { ...outline, leftOut, plot: shape.id, sentence: wordPremise(planned, plan), untold: null };
}

/** What the parent wrote that this story doesn't tell. */
function listLeftOut(order: StoryOrder, plan: Plan, reading: OrderReading): string[] {
  const { question, unknown } = reading;
  const { id, about } = plan.shape;
  const isAnswered = question === null || id.startsWith("questions/");
  const isPartOfIt = (topic: string) =>
    question !== null &&
    (isAnswered
      ? findQuestions(topic).some((one) => question.ids.includes(one.id))
      : question.text.toLowerCase().includes(topic.toLowerCase()));
  const isDeath = (topic: string) => reading.died !== null && listCares([topic]).includes("death");
  const isNamed = (topic: string) =>
    isPartOfIt(topic) || isDeath(topic) || listNamed(about, listRuns(topic)).length > 0;
  const unheard = order.topics.map(cleanTopic).filter((topic) => isDropped(topic, plan, reading));
  return [
    ...(isAnswered ? [] : [question.text]),
    ...new Set([...unknown, ...unheard].filter((topic) => !isNamed(topic))),
  ];
}

/** Whether nothing of a topic whose nouns we know has come into the story. */
function isDropped(topic: string, { shape, cast, topics }: Plan, reading: OrderReading): boolean {
  const entries = findEntries(splitWish(keepWanted(topic))).map(({ entry }) => entry);
  const subject = findSubject(shape, reading)?.entry;
  const kinds = [...cast.values()].flatMap(({ kind, noun }) => [kind, noun]);
  const isThere = (entry: LexiconEntry) =>
    entry === subject ||
    (shape.care !== undefined && entry === reading.main?.entry) ||
    // A feeling is in a story without being named.
    entry.class === "feeling" ||
    listKinds({ entry, name: null }).some((kind) => kinds.includes(kind)) ||
    listNamed(shape.about, listRuns(entry.word)).length > 0;
  const hasThread = topics.some(({ label }) => label.toLowerCase() === topic.toLowerCase());
  return entries.length > 0 && !hasThread && !entries.some(isThere) && shape.shows !== undefined;
}
