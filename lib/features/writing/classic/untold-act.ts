import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { readAct, splitAtMarks, type SubjectAct } from "@/lib/features/writing/subjects/events/subject-act";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import type { OrderReading, Subject } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { rankPlots } from "./rank-plots";
import { saysWhatHappens } from "./tells-day";
import { NOBODY_MISSES } from "./told/idle-words";
import { tellingOf } from "./told/plot-telling";
import type { Tells } from "./told/telling";

/**
 * What a story's subject does, or where it is, where only plots would tell it that take any noun: a goat that ate the
 * homework is no goat that plays hide-and-seek. `null` where a plot tells it, or nothing of the kind is asked.
 */
export function findUntoldAct(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  if (order.before || reading.learns || reading.cares.length > 0) return null;
  const asked = listActs(order, reading);
  if (asked.length === 0) return null;
  const [best = []] = rankPlots(order, reading);
  const tells = (shape: Shape) => shape.subject === undefined || tellsOpenly(reading, asked)(shape);
  const [first] = asked;
  return best.some(tells) || !first ? null : { event: { id: "act", near: [] }, said: first.said };
}

/** Whether a plot that takes any noun tells what an order says of it. */
const tellsOpenly =
  (reading: OrderReading, asked: readonly { act: SubjectAct }[]) =>
  (shape: Shape): boolean =>
    saysWhatHappens(shape, reading) ||
    (asked.length > 0 && asked.every(({ act }) => tellsAct(tellingOf(shape), act)));

/** Somebody who wants out does what is said in any story. */
const tellsAct = (telling: Tells, { solid }: SubjectAct): boolean =>
  solid.some((word) => !NOBODY_MISSES.has(word)) && solid.every((word) => telling.hasWord(word));

/** The plots that take any noun and tell best what an order says that it does, or where it is. */
export function listTellers(order: StoryOrder, reading: OrderReading): Shape[] {
  if (order.before || reading.learns || reading.cares.length > 0) return [];
  const [best = []] = rankPlots(order, reading);
  const tells = tellsOpenly(reading, listActs(order, reading));
  return best.every(({ subject }) => subject !== undefined) ? best.filter(tells) : [];
}

/** Of the title, or where that only names its subject, of the one topic that says more. */
function listActs(order: StoryOrder, reading: OrderReading): { said: string; act: SubjectAct }[] {
  const heroName = listHeroNames(order).join(" ");
  const read = (said: string, unnamed: (part: string) => string) => {
    const [act] = splitAtMarks(said.replaceAll("&", " and ")).flatMap(
      (part) => actOf(unnamed(part), reading) ?? [],
    );
    return act ? [{ said, act }] : [];
  };
  const ofTitle = read(cleanTopic(order.title), (part) => leaveOutName(part, heroName));
  if (ofTitle.length > 0) return ofTitle;
  return order.topics.slice(0, 1).flatMap((topic) => read(keepWanted(cleanTopic(topic)), (part) => part));
}

/** "Grandma is secretly a ninja", "my teacher turns into a potato". */
const IS_ANOTHER =
  /\b(?:is|are|was|were|turns? into|turned into|becomes?) (?:secretly |really |actually )?an? \p{L}/u;

function actOf(text: string, { main, others }: OrderReading): SubjectAct | null {
  // Who is afraid of heights is somebody.
  const subject = main?.entry.class === "feeling" ? (others.find(isSomebody) ?? main) : main;
  if (!subject) return null;
  const act = readAct(text, subject.entry, subject.name);
  const words = splitWish(text);
  if (act) return act;
  return isWithJob(text) || (isSomebody(subject) && IS_ANOTHER.test(words.join(" ")))
    ? { solid: words }
    : null;
}

const SOMEBODY: ReadonlySet<SubjectClass> = new Set(["animal", "being", "person", "relative"]);
const isSomebody = ({ entry }: Subject): boolean => SOMEBODY.has(entry.class);

/** "Raccoon detective", "grandpa secret agent": somebody with somebody else's work is neither the one nor the other. */
function isWithJob(text: string): boolean {
  const found = findEntries(splitWish(text));
  return found.some(
    ({ entry, end }) =>
      (entry.class === "animal" || entry.class === "relative") &&
      found.some((next) => next.start === end && next.entry.class === "person"),
  );
}
