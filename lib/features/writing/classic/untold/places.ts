import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { listFiner } from "@/lib/features/writing/subjects/finer-classes";
import type { OrderReading, Subject } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { rankPlots } from "@/lib/features/writing/classic/rank-plots";
import { canBeAbout, toSubjectPick } from "@/lib/features/writing/classic/subject-words";
import { isFirstNamed, isNamed, saysWhatHappens } from "@/lib/features/writing/classic/tells-day";

/** Days out that are told of the place they are in. */
const DAYS_OUT = [
  "days/round-thing",
  "days/tiger-asleep",
  "days/please-touch",
  "days/twelfth-way",
  "days/seventh-wave",
  "days/sixth-hen",
  "days/hole-full-of-shark",
  "days/flat-as-a-letter",
  "days/half-a-clown",
];

const GOES_THERE = /(?<!\p{L})(?:at|to|visit\p{L}*|trips?|outing|day|goes|going|went)(?!\p{L})/iu;

/** Whether a title is of a day at a place, or names it and nothing else: knights at a drawbridge want no zoo instead. */
function isDayOut({ title }: StoryOrder, { entry }: Subject): boolean {
  const words = splitWish(title);
  const found = findEntries(words).filter((one) => one.entry === entry);
  return (
    found.some(({ start, end }) => end - start + 1 >= words.length) ||
    (found.length > 0 && GOES_THERE.test(title))
  );
}

/** A day at a place that none of our plots tells: one that could be anywhere else is no day there. */
export function findUntoldPlace(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main, others, cares } = reading;
  const place = [...(main ? [main] : []), ...others].find(({ entry }) => entry.class === "place");
  if (!main || !place || cares.length > 0 || order.before) return null;
  const [best] = rankPlots(order, reading);
  // What tells how somebody was lost there tells no other day.
  const isTold = (shape: Shape) => !shape.tells || saysWhatHappens(shape, reading);
  const isAbout = (shape: Shape) =>
    isTold(shape) && [main, ...others].some(({ entry }) => canBeAbout(shape, entry));
  if (!best || best.some((shape) => isNamed(shape, reading) || isAbout(shape))) return null;
  return {
    event: {
      id: "place",
      near: [...(main === place ? ["open/place-lost"] : []), ...(isDayOut(order, place) ? DAYS_OUT : [])],
    },
    said: best.some(({ tells }) => tells)
      ? cleanTopic(order.title)
      : `a day ${toSubjectPick(place.entry).at ?? place.entry.word}`,
  };
}

/** What lies on the ground and is jumped into comes to nobody's window and wants nothing: a puddle has no open plot. */
export function findUntoldGround(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main, cares } = reading;
  if (!main || order.before || cares.length > 0 || !listFiner(main.entry).includes("ground")) return null;
  const [best = []] = rankPlots(order, reading);
  // Ducks beside a pond tell nothing of who jumps into a puddle, though there is one.
  const isOfIt = (shape: Shape) =>
    [reading.title, ...reading.topics].some((text) => isFirstNamed(shape, text));
  return best.some(isOfIt) ? null : { event: { id: "act", near: [] }, said: cleanTopic(order.title) };
}
