import type { StoryOrder } from "@/lib/shared/story";
import { readBereft } from "@/lib/features/writing/subjects/bereft";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { findLostSomebody, isLostInCrowd } from "@/lib/features/writing/subjects/events/plain-events";
import { PARENT } from "@/lib/features/writing/subjects/family-words";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { rankPlots } from "@/lib/features/writing/classic/rank-plots";
import { isNamed, isWrittenFor, saysWhatHappens } from "@/lib/features/writing/classic/tells-day";

const WHO_LOST_IT = "open/small-tenant";

/** What a wizard has lost is told, where nothing is of the hat that a child has lost. */
export const isToldOpenly = (order: StoryOrder, reading: OrderReading): boolean =>
  rankPlots(order, reading)[0]?.some(({ id }) => id === WHO_LOST_IT) ?? false;

/** Whether whoever was lost is in a shop or has died, only who orders it knows. */
export function findLost({ title, topics }: StoryOrder, { main, others }: OrderReading): FoundEvent | null {
  const who = findLostSomebody([title, ...topics].map(cleanTopic));
  const isThere = [...(main ? [main] : []), ...others].some(({ entry }) =>
    /^(?:place|shore)$/u.test(entry.class),
  );
  if (who === null || isThere || isLostInCrowd([title, ...topics])) return null;
  const isParent = new RegExp(`^${PARENT}$`, "iu").test(who);
  const near = isParent
    ? ["feelings/eleven-came", "care/three-byes"]
    : ["care/red-umbrella", "feelings/eleven-came"];
  return { event: { id: "lost-somebody", near }, said: `losing ${who}` };
}

const LOOKS: ReadonlySet<string> = new Set(["looks", "has-glasses"]);

/** How a princess or an owl looks isn't what happens to her: she is told of, and it is said that her hair isn't. */
export function findTold(
  order: StoryOrder,
  reading: OrderReading,
  found: FoundEvent | null,
): FoundEvent | null {
  if (!found) return null;
  const subjects = [reading.main, ...reading.others];
  const isOfBeing = subjects.some((subject) => subject && BEINGS.has(subject.entry.class));
  if (LOOKS.has(found.event.id) && isOfBeing) return null;
  const isOpenly = reading.says.length > 0;
  const isRanked = isOpenly || BODIES.has(found.event.id) || BESIDE.has(found.event.id);
  const [best = []] = isRanked ? rankPlots(order, reading) : [];
  // The pirate who gets seasick isn't a child in a car.
  if (isOpenly && best.some((shape) => saysWhatHappens(shape, reading))) return null;
  // A new leg is told, and a new arm isn't.
  if (isOnlyBeside(found, best, reading)) return null;
  const tellsIt = (shape: Shape) => shape.care?.includes("disability") && isNamed(shape, reading);
  return best.some(tellsIt) ? null : found;
}

/** What a title says that happens is told, and it is said that these aren't: trials for a team, the home that Nana is in. */
const BESIDE: ReadonlyMap<string, string> = new Map([
  ["not-picked", "feelings/one-foot-forward"],
  ["nursing-home", "care/button-tin"],
]);

const isOnlyBeside = ({ event }: FoundEvent, best: readonly Shape[], { title }: OrderReading): boolean =>
  best.some(({ id, about }) => id === BESIDE.get(event.id) && listNamed(about, title.runs).length > 0);

const BEINGS: ReadonlySet<string> = new Set(["being", "animal", "person"]);

/** How a body is of which some plots tell. */
export const BODIES: ReadonlySet<string> = new Set([
  ...["disabled", "autistic", "cannot-walk", "other-limb", "parent-broke-bone", "animal-allergy"],
  "others-wheelchair",
]);

const WHO_TOOK_IT =
  /\bwho(?:'s| has)? (?:stole|stolen|took|taken|nicked|swiped|pinched|hid) (?!(?:care|me|us|part|over)\b)|\b(?:someone|somebody|thieves|a thief|they) (?:has |have )?(?:stole|stolen|took|taken) (?:my|our|the)\b|^(?:the |my |our )?stolen \p{L}+|\p{L}+ thief$/iu;

/** Who ate the cake is told; who took the crown is no crown that lies on a doorstep, and nobody learns to ride a stolen bike. */
export function findUntoldThief(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const title = cleanTopic(order.title).replaceAll("’", "'");
  if (reading.cares.length > 0 || !WHO_TOOK_IT.test(title)) return null;
  const [best = []] = rankPlots(order, reading);
  if (best.some((shape) => saysWhatHappens(shape, reading))) return null;
  return { event: { id: "thief", near: ["mystery/spoon-thief", "mystery/dry-boots"] }, said: title };
}

/** A dragon who lost his fire is no dragon that giggles. */
export function findUntoldLack(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const title = cleanTopic(order.title);
  if (reading.cares.length > 0 || !readBereft(title)) return null;
  const [best = []] = rankPlots(order, reading);
  if (
    best.some((shape) => saysWhatHappens(shape, reading) || (isWrittenFor(shape) && isNamed(shape, reading)))
  )
    return null;
  return { event: { id: "lack", near: [WHO_LOST_IT, "open/thing-doorstep"] }, said: title };
}
