import type { StoryOrder } from "@/lib/shared/story";
import {
  findSaidWithNo,
  findUntoldEvent,
  type FoundEvent,
} from "@/lib/features/writing/subjects/events/find-untold-event";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { findUntoldReturn } from "@/lib/features/writing/classic/comes-home";
import { findEventLeft } from "@/lib/features/writing/classic/event-left";
import { findNothingLeft } from "@/lib/features/writing/classic/nothing-left";
import { findOnlyWeather, findUnasked, findUntoldJourney } from "@/lib/features/writing/classic/only-around";
import { findUntoldAct } from "@/lib/features/writing/classic/untold-act";
import { findUntoldDoer } from "@/lib/features/writing/classic/who-does-it";
import { findOtherAge } from "./other-age";
import { findUntoldGround, findUntoldPlace } from "./places";
import { findLost, findTold, findUntoldLack, findUntoldThief } from "./somebody";
import { findForeign, findUnanswered, findUntoldDay, findUntoldFear, findUntoldFeast } from "./wishes";

/** What an order is about that none of our plots tells; `null` where one does. */
export const findUntoldThing = (
  order: StoryOrder,
  reading: OrderReading,
  texts: string[],
): FoundEvent | null =>
  findUntoldReturn(order, reading) ??
  findListed(order, reading, texts) ??
  findLost(order, reading) ??
  findUntoldLack(order, reading) ??
  findUntoldThief(order, reading) ??
  findUntoldFear(order, reading, texts) ??
  findUntoldFeast(order, reading) ??
  findUnanswered(order, reading) ??
  findForeign(order, reading) ??
  findUntoldPlace(order, reading) ??
  findUntoldDay(order, reading) ??
  findUntoldDeed(order, reading);

/** An event of our lists; what is said with a "no" is looked for before a wish is taken from it. */
const findListed = (order: StoryOrder, reading: OrderReading, texts: string[]): FoundEvent | null =>
  findSaidWithNo([order.title, ...order.topics].map(cleanTopic)) ??
  findTold(order, reading, findUntoldEvent(texts));

/** What somebody or something does, is or is for that no plot tells, or none for their age. */
const findUntoldDeed = (order: StoryOrder, reading: OrderReading): FoundEvent | null =>
  findOtherAge(order, reading) ??
  findUntoldDoer(order, reading) ??
  findUntoldAct(order, reading) ??
  findUntoldGround(order, reading) ??
  findUnasked(order, reading) ??
  findOnlyWeather(order, reading) ??
  findUntoldJourney(order, reading) ??
  findNothingLeft(order, reading) ??
  findEventLeft(order, reading);
