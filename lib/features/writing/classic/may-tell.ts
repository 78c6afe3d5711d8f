import type { StoryOrder } from "@/lib/shared/story";
import type { OrderReading, ReadText, Subject } from "@/lib/features/writing/subjects/read-order";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import { listNamed, listRuns, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { Dead } from "@/lib/features/writing/subjects/who-died";
import type { Shape } from "./grammar";
import { split, type Candidate } from "./match-plots";
import { knowsWhoIsLeft } from "./own-parents";
import { textOf } from "./shapes/all-shapes";
import { listKinds } from "./subject-words";
import { isDayThere, isFirstNamed, isWrittenFor } from "./tells-day";

/** Whether a text says one of them, by whichever of its words. */
export function speaksOf(unwanted: readonly LexiconEntry[]): (text: string) => boolean {
  const patterns = unwanted.map((entry) => {
    const words = [entry.word, pluralOf(entry), ...(entry.also ?? [])];
    return new RegExp(`\\b(?:${words.map((word) => RegExp.escape(word)).join("|")})\\b`, "iu");
  });
  return (text) => patterns.some((pattern) => pattern.test(text));
}

/** Whether a plot can be told without any of them. */
export function freeOf(unwanted: readonly LexiconEntry[]): (shape: Shape) => boolean {
  const speaks = speaksOf(unwanted);
  return (shape) => unwanted.length === 0 || !speaks(textOf(shape));
}

/** The animal of the family is the one that was named: a story of a snake isn't told of a dog. */
export function hasRoleForPet({ main, others }: OrderReading): (shape: Shape) => boolean {
  const animals = [...(main ? [main] : []), ...others].filter(({ entry }) => entry.class === "animal");
  const kinds = animals.flatMap(listKinds);
  return ({ cast: { pet } }) => !pet || animals.length === 0 || kinds.some((kind) => pet.includes(kind));
}

/** A plot of a theme may only pass by what it is about; those that don't say what draws it, or tell the very day. */
export function keepsToSubject({ title, topics, main, question }: OrderReading): (shape: Shape) => boolean {
  const star = main && isSomebody(main.entry.class) ? main : null;
  const meets = star ? canMeet(star) : () => true;
  const mayAnswer =
    main && !question && !WONDERED_AT.has(main.entry.class) ? answers(main, title, star ? [] : topics) : null;
  return (shape) => {
    const { id, theme, about, shows, events, heroOnly } = shape;
    if (mayAnswer && id.startsWith("questions/")) return mayAnswer(about);
    // Whoever is met at the zoo is met at the zoo; nobody meets a hippo at the pool.
    if (star && (isMetThere(shape, title) || isTitled(shape, title))) return true;
    if (star && (heroOnly || !meets(shape))) return false;
    if (theme === null) return true;
    const keeps = shows !== undefined || events !== undefined;
    return keeps && [title, ...topics].some((text) => isFirstNamed(shape, text));
  };
}

/** Who orders a unicorn under a rainbow doesn't ask where rainbows come from, nor of a lighthouse that blinks, why we do. */
function answers({ entry }: Subject, title: ReadText, topics: readonly ReadText[]) {
  const asked = [...title.runs].filter((run) => run.endsWith("-question"));
  const texts = [new Set([...listRuns(entry.word), ...asked]), ...topics.map(({ runs }) => runs)];
  return (about: readonly string[]): boolean => texts.some((runs) => listNamed(about, runs).length > 0);
}

/** What a story is about where no question is asked, and may be told by an answer. */
const WONDERED_AT: ReadonlySet<SubjectClass> = new Set(["body", "science", "weather", "sky", "feeling"]);

/** Whatever animal is brought to a show and tell, it is told of that. */
const isTitled = (shape: Shape, { whole }: ReadText): boolean =>
  isWrittenFor(shape) &&
  whole.split("-").length >= ONE_THING &&
  listNamed(shape.about, new Set([whole])).length > 0;

/** So many words are one thing, and no chance. */
const ONE_THING = 3;

const isMetThere = (shape: Shape, title: ReadText): boolean =>
  isDayThere(shape, title) && !shape.shows?.some((shown) => shown === "pool");

/** Whoever the story is about has a part in it or is what draws it: a lion isn't told by a night without sleep. */
function canMeet(star: Subject): (shape: Shape) => boolean {
  const words = splitWish(star.entry.word);
  const kinds = listKinds(star);
  return ({ id, cast, about }) =>
    id.startsWith("questions/") ||
    // The fairy of a "dummy-fairy" is the one who comes for the dummy, and a tooth fairy for the wobbly tooth.
    about.some((phrases) => phrases.split(/[ -]/u).some((word) => words.includes(word))) ||
    Object.values(cast).some((played) => kinds.some((kind) => played.includes(kind)));
}

const isSomebody = (subject: SubjectClass): boolean => subject === "animal" || subject === "being";

export function keepsCare(
  candidates: readonly Candidate[],
  { cares, died, main, others, toldBy }: OrderReading,
  order: StoryOrder,
): Shape[] {
  if (toldBy) return candidates.map(({ shape }) => shape).filter(({ about }) => about.includes(toldBy));
  // Whoever is hurt is told of that, whatever else there is.
  const needed = cares.includes("bullying") ? (["bullying"] as const) : cares;
  const subjects = [...(main ? [main] : []), ...others];
  const kept = candidates.filter(({ shape }) =>
    died
      ? mourns(shape, died) && isLeftWithSomebody(shape, order, { died, subjects })
      : shape.care?.some((care) => needed.some((one) => one === care)),
  );
  return split(kept)[0];
}

/** Nobody's death is told as that of somebody else. */
const mourns = ({ mourns: told = [] }: Shape, died: Dead): boolean =>
  told.some((one) => one === (died === "unsaid" ? "elder" : died));

/** A child whose mother or father died is told who is there now, or nothing. */
const isLeftWithSomebody = (
  shape: Shape,
  order: StoryOrder,
  { died, subjects }: { died: Dead; subjects: readonly Subject[] },
): boolean =>
  (died !== "mother" && died !== "father") || knowsWhoIsLeft(shape, order, { gone: died, subjects });
