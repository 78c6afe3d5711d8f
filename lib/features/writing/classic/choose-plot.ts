import type { StoryOrder } from "@/lib/shared/story";
import type { Shape } from "./grammar";
import { Random } from "./random";
import { findShape, shapesOf } from "./shapes/all-shapes";
import { listNamed, listRuns } from "./topics/list-runs";
import { leaveOutName, readTitle, readTopics, type TopicReading } from "./topics/read-topics";

/**
 * How much likelier each makes a plot: it is about the parent's subject, tells the very day that lies ahead, has a part
 * for the subject, or has to do with it.
 */
const PULL = { about: 20, event: 8, part: 2, tag: 1.2 } as const;
/** A plot about a day that nobody wrote of, such as the hero's birthday, rather waits for that day. */
const OUT_OF_SEASON = 0.25;

/**
 * The plot of an order, always the same for the same order: one that the child doesn't know, as long as the theme has
 * any, and then the one heard longest ago. `told` is what the child knows, the latest last.
 */
export function choosePlot(order: StoryOrder, told: readonly string[] = []): string {
  const shapes = shapesOf(order.theme);
  const fresh = shapes.filter(({ id }) => !told.includes(id));
  if (fresh.length > 0) return chooseShape(order, fresh).id;
  const lastTold = ({ id }: Shape) => told.lastIndexOf(id);
  return shapes.reduce((oldest, shape) => (lastTold(shape) < lastTold(oldest) ? shape : oldest)).id;
}

/** The plot that is settled for the order already, or one that fits what its parent wishes for. */
export function findPlot(order: StoryOrder): Shape {
  return (order.plot && findShape(order.plot)) || chooseShape(order, shapesOf(order.theme));
}

function chooseShape(order: StoryOrder, shapes: readonly Shape[]): Shape {
  const runs = listRuns([leaveOutName(order.title, order.heroName), ...order.topics].join(" "));
  const wishes = [...readTitle(order.title, order.heroName), ...readTopics(order.topics)];
  const random = new Random(order.seed).fork("plan").fork("shape");
  return random.pickWeighted(
    shapes,
    (shape) => weigh(shape, { runs, wishes }) * closeness(shape.wild, order.creativityLevel),
  );
}

type Wish = { runs: ReadonlySet<string>; wishes: readonly TopicReading[] };

function weigh(shape: Shape, { runs, wishes }: Wish): number {
  const about = listNamed(shape.about, runs).length;
  const parts = wishes.filter(({ creature }) => creature && canPlay(shape, creature)).length;
  const events = wishes.filter(
    ({ kind, subject }) => kind === "event" && shape.events?.includes(subject.noun),
  ).length;
  const wished = wishes.flatMap(({ tags }) => tags);
  const tags = shape.tags.filter((tag) => wished.includes(tag)).length;
  return [
    1 + PULL.about * about,
    shape.events && events === 0 ? OUT_OF_SEASON : 1 + PULL.event * events,
    1 + PULL.part * parts,
    1 + PULL.tag * tags,
  ].reduce((product, factor) => product * factor);
}

const canPlay = ({ cast }: Shape, kind: TopicReading["creature"]): boolean =>
  Object.values(cast).some((kinds) => kinds.some((option) => option === kind));

/** 1 for what fits the wish, less the further away it is, never nothing. */
export function closeness(wild: number, wish: number): number {
  return 1 / (1 + Math.abs(wild - wish) / 4);
}
