import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { saysDeed } from "@/lib/features/writing/subjects/events/what-happens";
import { findEntries, type Found } from "@/lib/features/writing/subjects/find-entry";
import { listFiner } from "@/lib/features/writing/subjects/finer-classes";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { runOf, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { rankPlots } from "./rank-plots";
import { listKinds } from "./subject-words";

const DOERS: ReadonlySet<SubjectClass> = new Set(["animal", "being", "person", "vehicle"]);
/** A sock that is lonely is no child that is; the moon that won't go to bed is no child, either. */
const THINGS: ReadonlySet<SubjectClass> = new Set(["clothing", "toy", "tool", "instrument"]);
const IN_THE_SKY: ReadonlySet<string> = new Set(["moon", "sun", "star", "cloud", "rainbow"]);
const DOES_OR_NOT = /^(?:won'?t|can'?t|cannot|couldn'?t|doesn'?t|didn'?t|lost|wants|refuses|never|keeps)$/u;
/** Of the family, those who have troubles like a child's own; what a mother does happens to the child. */
const LIKE_THE_HERO = /(?:^|\s)(?:brother|sister|cousin)$/u;
/** Who may be the child that is read to. */
const MAY_BE_HERO = /^(?:boy|girl|child|kid|toddler|hero|student|pupil)$/u;
/** In a plot these are nobody but themselves, whatever they do. */
const OWN_PARTS = ["pet", "star"] as const;

const isThing = (entry: LexiconEntry): boolean => THINGS.has(entry.class) || IN_THE_SKY.has(entry.word);

function isDoer(entry: LexiconEntry): boolean {
  if (entry.class === "relative") return LIKE_THE_HERO.test(entry.word);
  const isLikeHero = listFiner(entry).some((finer) => finer === "kin" || finer === "acquaintance");
  return (isThing(entry) || DOERS.has(entry.class)) && !isLikeHero && !MAY_BE_HERO.test(entry.word);
}

/** A hair dryer that is too loud is what a child hears; one that won't stop does something. */
const isSaidOf = (entry: LexiconEntry, next: string): boolean =>
  DOES_OR_NOT.test(next) || (!isThing(entry) && saysDeed(next));

/** "The robot" of "a robot who tells lies", "my sister" of "my sister won't share"; `null` where only the hero does anything. */
export function findDoer(text: string): LexiconEntry | null {
  const words = splitWish(text);
  const found = findEntries(words);
  const does = ({ entry, end }: Found, at: number): boolean => {
    const [next = "", then = ""] = [words[end], words[end + 1]];
    if (!isDoer(entry) || /'s?$/u.test(words[end - 1] ?? "")) return false;
    // "Meets the robot who": of whoever stands there; "the robot wants" only where nothing was named before.
    return /^(?:who|that|which)$/u.test(next)
      ? then !== ""
      : at === 0 && isSaidOf(entry, next) && then !== "";
  };
  return found.find(does)?.entry ?? null;
}

/** Whether a plot is about whoever is meant: by a phrase that names them, or in a part of their own. */
export function isToldOf(entry: LexiconEntry, { title, topics }: OrderReading): (shape: Shape) => boolean {
  const own = [entry.word, ...(entry.also ?? [])].map((word) => splitWish(word).map(singularOf));
  const isNamedIn = (phrase: string): boolean => {
    const words = phrase.split("-").map(singularOf);
    return own.some((run) => words.some((_, at) => run.every((word, by) => words[at + by] === word)));
  };
  const kinds = listKinds({ entry, name: null });
  return ({ about, cast }) =>
    about
      .flatMap((line) => line.split(" "))
      .filter((phrase) => [title, ...topics].some(({ runs }) => runs.has(runOf(phrase))))
      .some(isNamedIn) || OWN_PARTS.some((part) => kinds.some((kind) => cast[part]?.includes(kind)));
}

/**
 * What somebody else than the hero does, where only plots would tell it in which the hero does it: a robot who tells lies is
 * no child who is caught at one, with a robot beside it.
 */
export function findUntoldDoer(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  if (order.before || reading.learns || reading.cares.length > 0 || reading.question) return null;
  const title = leaveOutName(order.title, listHeroNames(order).join(" "));
  const doer = findDoer(title);
  if (!doer) return null;
  const [best = []] = rankPlots(order, reading);
  const isTold = isToldOf(doer, reading);
  if (best.some((shape) => shape.subject !== undefined || isTold(shape))) return null;
  return { event: { id: "act", near: [] }, said: cleanTopic(order.title) };
}
