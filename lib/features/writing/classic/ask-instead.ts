import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { listCares } from "@/lib/features/writing/subjects/care-words";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import { joinKeywords } from "@/lib/features/writing/subjects/keywords";
import { readBereft } from "@/lib/features/writing/subjects/bereft";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import { findLostSomebody, isLostInCrowd } from "@/lib/features/writing/subjects/events/plain-events";
import { PARENT } from "@/lib/features/writing/subjects/family-words";
import { nameInWhatHappens } from "@/lib/features/writing/subjects/events/what-happens";
import {
  findUnlessTold,
  findUntoldEvent,
  type FoundEvent,
} from "@/lib/features/writing/subjects/events/find-untold-event";
import { listPlots } from "./choose-plot";
import { listNamed, listRuns, splitWish } from "@/lib/features/writing/subjects/runs";
import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import { listFiner } from "@/lib/features/writing/subjects/finer-classes";
import { findUntoldReturn } from "./comes-home";
import { findEventLeft } from "./event-left";
import type { Shape } from "./grammar";
import { freeOf } from "./may-tell";
import { rankPlots } from "./rank-plots";
import { canBeAbout, toSubjectPick } from "./subject-words";
import { findOnlyWeather, findUnasked, findUntoldJourney } from "./only-around";
import { findNothingLeft } from "./nothing-left";
import { listSharing, nearestFirst } from "./shared-words";
import { findUntoldAct, isSaidBy, listTellers } from "./untold-act";
import { findUntoldDoer } from "./who-does-it";
import { isAsked, isNamed, isWrittenFor, saysWhatHappens, tellsDay } from "./tells-day";
import { suits } from "./together/told-together";
import { findShape, shapesOf } from "./shapes/all-shapes";

export type Instead = {
  /** What isn't told, or was told before, in the parent's own words. */
  said: string;
  /** The child has every story about it already; they come first, the one heard longest ago first of all. */
  isHeard: boolean;
  /** What the child has is a story like it: whose it was may have been another's, the giraffe's or the hippo's. */
  isLike?: true;
  /** It is told of one child alone. */
  isForOne?: true;
  /** It is of another language, and not understood. */
  isForeign?: true;
  /** What may be told instead: the nearest first, last what the child has heard. */
  plots: readonly Shape[];
  /** Those of them of which the order's own title is true, as it was told before. */
  again?: readonly Shape[];
};

/**
 * What is told instead where an order is about something that none of our plots tells, or only such as the child has
 * heard: nothing is made of its nouns in silence. `null` where it is told, or refused with care.
 */
export function findInstead(
  order: StoryOrder,
  told: readonly string[] = [],
  reading: OrderReading = readOrder(order),
): Instead | null {
  if (order.plot || isRefused(order, reading)) return null;
  const written = [
    leaveOutName(order.title, listHeroNames(order).join(" ")),
    ...order.topics.map(cleanTopic).map(keepWanted),
  ];
  const found = isToldOpenly(order, reading)
    ? null
    : findUntoldThing(order, reading, [...written, ...joinKeywords(written)]);
  const fits = suits(order);
  if (!found) return findHeard(order, told, reading) ?? findForOne(order, told, reading);
  // An open plot would do with its nouns what nobody asked for: a louse that plays hide-and-seek, a lamb in the library.
  const ranked = listPlots(order, told, reading).filter(({ subject }) => subject === undefined);
  const near = found.event.near.flatMap((id) => findShape(id) ?? []).filter(fits);
  const isFree = freeOf(reading.unwanted);
  const others = [...ranked, ...listSharing(order, reading), ...shapesOf(order.theme)];
  const all = new Set([
    ...near.filter(isFree),
    ...nearestFirst(others.filter(isFree).filter(fits), order, reading),
  ]);
  // So much may be wished away that no plot is without all of it.
  if (all.size === 0) for (const shape of near) all.add(shape);
  return {
    ...(found.event.id === FOREIGN && { isForeign: true }),
    said: found.said,
    isHeard: false,
    plots: freshFirst([...all], told),
  };
}

const WHO_LOST_IT = "open/small-tenant";

/** What a wizard has lost is told, where nothing is of the hat that a child has lost. */
const isToldOpenly = (order: StoryOrder, reading: OrderReading): boolean =>
  rankPlots(order, reading)[0]?.some(({ id }) => id === WHO_LOST_IT) ?? false;

const FOREIGN = "foreign";
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

/** Words of another language that we don't know are no order: what they mean is asked, and no story made in silence. */
function findForeign(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  if (reading.main !== null || reading.question !== null) return null;
  const foreign = readForeignTitle(order.title, listHeroNames(order).join(" "));
  if (foreign?.english !== null) return null;
  const isMeant = rankPlots(order, reading)
    .flat()
    .some((shape) => isNamed(shape, reading));
  return isMeant ? null : { event: { id: FOREIGN, near: [] }, said: cleanTopic(order.title) };
}

/** A day at a place that none of our plots tells: one that could be anywhere else is no day there. */
function findUntoldPlace(order: StoryOrder, reading: OrderReading): FoundEvent | null {
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
    event: { id: "place", near: main === place ? ["open/place-lost", ...DAYS_OUT] : DAYS_OUT },
    said: best.some(({ tells }) => tells)
      ? cleanTopic(order.title)
      : `a day ${toSubjectPick(place.entry).at ?? place.entry.word}`,
  };
}

const findUntoldThing = (order: StoryOrder, reading: OrderReading, texts: string[]): FoundEvent | null =>
  findUntoldReturn(order, reading) ??
  findTold(order, reading, findUntoldEvent(texts)) ??
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

/** What somebody or something does, is or is for that no plot tells. */
const findUntoldDeed = (order: StoryOrder, reading: OrderReading): FoundEvent | null =>
  findUntoldDoer(order, reading) ??
  findUntoldAct(order, reading) ??
  findUntoldGround(order, reading) ??
  findUnasked(order, reading) ??
  findOnlyWeather(order, reading) ??
  findUntoldJourney(order, reading) ??
  findNothingLeft(order, reading) ??
  findEventLeft(order, reading);

/** What lies on the ground and is jumped into comes to nobody's window and wants nothing: a puddle has no open plot. */
function findUntoldGround(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main, cares } = reading;
  if (!main || order.before || cares.length > 0 || !listFiner(main.entry).includes("ground")) return null;
  const [best = []] = rankPlots(order, reading);
  // Ducks beside a pond tell nothing of who jumps into a puddle, though there is one.
  const isOfIt = ({ about }: Shape) =>
    [reading.title, ...reading.topics].some(({ runs }) => listNamed(about.slice(0, 1), runs).length > 0);
  return best.some(isOfIt) ? null : { event: { id: "act", near: [] }, said: cleanTopic(order.title) };
}

/** Whether whoever was lost is in a shop or has died, only who orders it knows. */
function findLost({ title, topics }: StoryOrder, { main, others }: OrderReading): FoundEvent | null {
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
function findTold(order: StoryOrder, reading: OrderReading, found: FoundEvent | null): FoundEvent | null {
  if (!found) return null;
  const subjects = [reading.main, ...reading.others];
  const isOfBeing = subjects.some((subject) => subject && BEINGS.has(subject.entry.class));
  if (LOOKS.has(found.event.id) && isOfBeing) return null;
  const isOpenly = reading.says.length > 0;
  const [best = []] = isOpenly || BODIES.has(found.event.id) ? rankPlots(order, reading) : [];
  // The pirate who gets seasick isn't a child in a car.
  if (isOpenly && best.some((shape) => saysWhatHappens(shape, reading))) return null;
  // A new leg is told, and a new arm isn't.
  const tellsIt = (shape: Shape) => shape.care?.includes("disability") && isNamed(shape, reading);
  return best.some(tellsIt) ? null : found;
}

const WHO_TOOK_IT =
  /\bwho(?:'s| has)? (?:stole|stolen|took|taken|nicked|swiped|pinched|hid) (?!(?:care|me|us|part|over)\b)|\b(?:someone|somebody|thieves|a thief|they) (?:has |have )?(?:stole|stolen|took|taken) (?:my|our|the)\b|^(?:the |my |our )?stolen \p{L}+|\p{L}+ thief$/iu;

/** Who ate the cake is told; who took the crown is no crown that lies on a doorstep, and nobody learns to ride a stolen bike. */
function findUntoldThief(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const title = cleanTopic(order.title).replaceAll("’", "'");
  if (reading.cares.length > 0 || !WHO_TOOK_IT.test(title)) return null;
  const [best = []] = rankPlots(order, reading);
  if (best.some((shape) => saysWhatHappens(shape, reading))) return null;
  return { event: { id: "thief", near: ["mystery/spoon-thief", "mystery/dry-boots"] }, said: title };
}

const BEINGS: ReadonlySet<string> = new Set(["being", "animal", "person"]);

/** A dragon who lost his fire is no dragon that giggles. */
function findUntoldLack(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const title = cleanTopic(order.title);
  if (reading.cares.length > 0 || !readBereft(title)) return null;
  const [best = []] = rankPlots(order, reading);
  if (
    best.some((shape) => saysWhatHappens(shape, reading) || (isWrittenFor(shape) && isNamed(shape, reading)))
  )
    return null;
  return { event: { id: "lack", near: [WHO_LOST_IT, "open/thing-doorstep"] }, said: title };
}

/** What is told of one child and not of several: another story of all of them, or this one without the others. */
function findForOne(order: StoryOrder, told: readonly string[], reading: OrderReading): Instead | null {
  if (!order.together?.length || listPlots(order, told, reading).length > 0) return null;
  const { together: _none, ...alone } = order;
  const ranked = listPlots(alone, told, reading).filter(({ subject }) => subject === undefined);
  const plots = [...new Set([...ranked, ...shapesOf(order.theme)])].filter(suits(order));
  return {
    said: saidOf(order, ranked, reading),
    isHeard: false,
    isForOne: true,
    plots: freshFirst(plots, told),
  };
}

/** What no plot tells with the care that it needs is refused, and not asked about. */
const isRefused = (order: StoryOrder, reading: OrderReading): boolean =>
  reading.cares.length > 0 &&
  !isUntoldFeast(order, reading) &&
  !isUntoldBody(order, reading) &&
  !findUntoldReturn(order, reading);

/** That somebody is disabled is nothing that may not be spoken of: where no plot tells it, the parent is asked. */
const isUntoldBody = (order: StoryOrder, reading: OrderReading): boolean =>
  ![order.title, ...order.topics].some((text) => WANTS_IT_GONE.test(text)) &&
  reading.cares.every((care) => care === "disability" || care === "illness") &&
  BODIES.has(findUntoldEvent([order.title, ...order.topics])?.event.id ?? "") &&
  listPlots(order, [], reading).length === 0;

/** "Cure my autistic son": no child is told that they should be somebody else, nor offered as one. */
const WANTS_IT_GONE =
  /\b(?:cur(?:e[ds]?|ing)|fix(?:e[ds]|ing)?|heal(?:s|ed|ing)?|stop(?:s|ped|ping)?|rid of|outgr\w+|less) (?:\w+ ){0,3}autis|autis\w+(?: \w+){0,3} (?:cured|gone|normal|go away)\b|\bmakes? (?:\w+ ){0,3}autis\w+ (?:\w+ )?normal\b/iu;

const BODIES: ReadonlySet<string> = new Set([
  ...["disabled", "autistic", "cannot-walk", "other-limb", "parent-broke-bone", "animal-allergy"],
]);

/** A feast that none of our plots tells is nothing sad: the parent is asked for another story, and not refused one. */
const isUntoldFeast = (order: StoryOrder, reading: OrderReading): boolean =>
  reading.cares.every((care) => care === "faith") &&
  [reading.main, ...reading.others].some((subject) => subject?.entry.class === "feast") &&
  listPlots(order, [], reading).length === 0;

/** A birthday cake is no second story about not being invited: the first again, or what else there is. */
function findHeard(order: StoryOrder, told: readonly string[], reading: OrderReading): Instead | null {
  if (told.length === 0) return null;
  const ranked = rankPlots(order, reading).flat();
  // The day that was told of is remembered in another story.
  if (ranked.some(({ id, after }) => after && !told.includes(id))) return null;
  const isMeant = (shape: Shape) => isWrittenFor(shape) && isNamed(shape, reading) && isAsked(shape, reading);
  const tellers = listTellers(order, reading);
  const about = tellers.length > 0 ? tellers : ranked.filter(isMeant);
  if (about.length === 0 || about.some(({ id }) => !told.includes(id))) return null;
  const lastTold = ({ id }: Shape) => told.lastIndexOf(id);
  const again = about.toSorted((left, right) => lastTold(left) - lastTold(right));
  const next = listPlots(order, told, reading).filter(({ subject }) => subject === undefined);
  const others = [...next, ...shapesOf(order.theme).filter(freeOf(reading.unwanted)).filter(suits(order))];
  const plots = [...new Set([...again, ...freshFirst(nearestFirst(others, order, reading), told)])];
  const said = saidOf(order, again, reading);
  return { said, isHeard: true, ...(tellers.length > 0 && { isLike: true }), again, plots };
}

const freshFirst = (shapes: readonly Shape[], told: readonly string[]): Shape[] => [
  ...shapes.filter(({ id }) => !told.includes(id)),
  ...shapes.filter(({ id }) => told.includes(id)),
];

/** The first topic that means one of these plots, or else the title. */
function saidOf({ title, topics }: StoryOrder, [shape]: readonly Shape[], reading: OrderReading): string {
  const at = reading.topics.findIndex(({ runs }) => listNamed(shape?.about ?? [], runs).length > 0);
  return topics.map(cleanTopic).filter(Boolean)[at] ?? cleanTopic(title);
}

/** What is asked about is asked of every child and each time: neither what it has heard nor chance decides. */
function findUntoldFear(order: StoryOrder, reading: OrderReading, texts: readonly string[]) {
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
  return feared.length > 0 && feared.every(isSaidBy(shape));
}

/** A feast that is of somebody's faith and that no plot tells, where nothing else of faith is asked for. */
function findUntoldFeast(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main } = reading;
  if (reading.cares.length === 0 || main?.entry.class !== "feast") return null;
  const names = [main.entry.word, ...(main.entry.also ?? [])].map((word) => RegExp.escape(word)).join("|");
  const rest = [order.title, ...order.topics].map((text) =>
    cleanTopic(text).replace(new RegExp(`\\b(?:${names})\\b`, "giu"), " "),
  );
  return listCares(rest).length > 0 ? null : { event: { id: "feast", near: [] }, said: main.entry.word };
}

/** A question is answered, or the parent hears that it isn't; where shadows sleep is fantasy, and has no answer. */
function findUnanswered(order: StoryOrder, { question, main }: OrderReading): FoundEvent | null {
  const isOfNothing = order.topics.length === 0 && main === null;
  if (!question || question.ids.length > 0 || isOfNothing || order.theme === "fantasy") return null;
  return { event: { id: "question", near: [] }, said: cleanTopic(question.text).toLowerCase() };
}

/**
 * "Kofi washes the car" orders that, and no story about a bucket: what the hero does, or what happens to them, is told by
 * a plot that was written for it, by learning it, or not at all.
 */
function findUntoldDay(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { happens } = reading;
  if (happens === null) return null;
  const [best = []] = rankPlots(order, reading);
  return best.some(tellsDay(reading))
    ? null
    : { event: { id: "day", near: [] }, said: nameInWhatHappens(happens, order.title) };
}

/** Whether a plot that was written for what an order asks would tell it, without asking anybody. */
export function tellsOrder(order: StoryOrder, told: readonly string[]): boolean {
  const reading = readOrder(order);
  if (reading.cares.length > 0 || findInstead(order, told, reading)) return false;
  const [shape] = listPlots(order, told, reading);
  return shape !== undefined && isWrittenFor(shape) && isNamed(shape, reading);
}

/** Whether a plot may tell the order of a child that knows `told`: one that fits it, or one that was offered instead. */
export function isOffered(order: StoryOrder, plot: string, told: readonly string[] = []): boolean {
  const reading = readOrder(order);
  const offered = [...listPlots(order, [], reading), ...(findInstead(order, told, reading)?.plots ?? [])];
  return offered.some(({ id }) => id === plot);
}
