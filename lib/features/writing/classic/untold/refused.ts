import type { StoryOrder } from "@/lib/shared/story";
import {
  findSomebodyAtNight,
  findUntoldEvent,
} from "@/lib/features/writing/subjects/events/find-untold-event";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listPlots } from "@/lib/features/writing/classic/choose-plot";
import { findUntoldReturn } from "@/lib/features/writing/classic/comes-home";
import { BODIES } from "./somebody";

/** What no plot tells with the care that it needs is refused, and not asked about. */
export const isRefused = (order: StoryOrder, reading: OrderReading): boolean =>
  reading.cares.length > 0 &&
  !isUntoldFeast(order, reading) &&
  !isUntoldBody(order, reading) &&
  !isOfStepParentAtNight(order, reading) &&
  !findUntoldReturn(order, reading);

/** That somebody is disabled is nothing that may not be spoken of: where no plot tells it, the parent is asked. */
const isUntoldBody = (order: StoryOrder, reading: OrderReading): boolean =>
  ![order.title, ...order.topics].some((text) => WANTS_IT_GONE.test(text)) &&
  reading.cares.every((care) => care === "disability" || care === "illness") &&
  BODIES.has(findUntoldEvent([order.title, ...order.topics])?.event.id ?? "") &&
  listPlots(order, [], reading).length === 0;

/** Beside what is feared at night a stepfather is no new family that grows together. */
const isOfStepParentAtNight = ({ title, topics }: StoryOrder, { cares }: OrderReading): boolean =>
  cares.every((care) => care === "family") && findSomebodyAtNight([title, ...topics]) !== null;

/** "Cure my autistic son": no child is told that they should be somebody else, nor offered as one. */
const WANTS_IT_GONE =
  /\b(?:cur(?:e[ds]?|ing)|fix(?:e[ds]|ing)?|heal(?:s|ed|ing)?|stop(?:s|ped|ping)?|rid of|outgr\w+|less) (?:\w+ ){0,3}autis|autis\w+(?: \w+){0,3} (?:cured|gone|normal|go away)\b|\bmakes? (?:\w+ ){0,3}autis\w+ (?:\w+ )?normal\b/iu;

/** A feast that none of our plots tells is nothing sad: the parent is asked for another story, and not refused one. */
const isUntoldFeast = (order: StoryOrder, reading: OrderReading): boolean =>
  (reading.cares.every((care) => care === "faith") ? namesFeast(reading) : isWedding(order, reading)) &&
  listPlots(order, [], reading).length === 0;

/** Of two dads who marry. */
const isWedding = ({ title, topics }: StoryOrder, { cares }: OrderReading): boolean =>
  cares.every((care) => care === "family") &&
  [title, ...topics].some((text) =>
    /\b(?:weddings?|(?:get|gets|got|getting) married|marry(?:ing)?)\b/iu.test(text),
  );

const namesFeast = ({ main, others }: OrderReading): boolean =>
  [main, ...others].some((subject) => subject?.entry.class === "feast");
