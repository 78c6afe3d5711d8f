import { z } from "zod";
import { findConcern } from "@/lib/features/writing/find-concern";
import { namesHero } from "@/lib/features/writing/hero-token";
import { hasRightPageCount, LEVEL_BANDS } from "@/lib/features/writing/rules";
import { isEventTold } from "./asked-event";
import { listPagesWithout, namesNoun, namesSubject, type AskedSubject } from "./asked-subject";
import type { Brief } from "./brief";
import { listCareFaults } from "./care-rules";
import { listOtherDead } from "./who-died-here";

const LONGEST = 600;
const line = z.string();

const outlineFields = z.object({
  /** The story in one sentence, for the parent and for later stories. */
  premise: line,
  wants: line,
  trouble: line,
  turn: line,
  ending: line,
  /** Set up early, paid off late. */
  setUp: line,
  payOff: line,
  /** A small thing for another story; the ending doesn't need it. */
  leftOpen: line,
  pages: z.array(z.object({ happens: line, subject: line, pageTurn: line })),
  talk: z.array(line),
});
export type StoryOutline = z.output<typeof outlineFields>;

/** A story before it is written, about the hero token. */
export const storyOutline = outlineFields.refine(
  (outline) => isUsable(listTexts(outline)) && outline.pages.length > 0,
);

/** What somebody who reads an outline or a story finds wrong. */
export const outlineCheck = z.object({ faults: z.array(line) });
export const storyReview = z.object({
  faults: z.array(z.object({ page: z.number(), fault: line })),
  /** Whether the book is what the order asks for: its event, its roles, its subject. */
  tellsOrder: z.boolean().nullable().optional(),
});

const MOST_PAGES = 20;
const MOST_TEXTS = 7 + MOST_PAGES * 3 + 6;

const isUsable = (texts: readonly string[]): boolean =>
  texts.length <= MOST_TEXTS && texts.every((text) => text.length <= LONGEST);

function listTexts({ pages, talk, ...story }: StoryOutline): string[] {
  return [
    ...Object.values(story),
    ...talk,
    ...pages.flatMap(({ happens, subject, pageTurn }) => [happens, subject, pageTurn]),
  ];
}

/** What is wrong with an outline, as far as code can see. */
export function listOutlineFaults(brief: Brief, outline: StoryOutline): string[] {
  const { order, subject, unwanted } = brief;
  const { pages, premise } = outline;
  const { min, max } = LEVEL_BANDS[order.level].pages;
  const faults: string[] = [];
  if (!hasRightPageCount(order.level, pages.length))
    faults.push(
      `It has ${pages.length} pages; make it ${min === max ? `exactly ${min}` : `${min} to ${max}`}.`,
    );
  if (!namesHero(premise)) faults.push("The premise doesn't name HERO.");
  if (subject) faults.push(...listSubjectFaults(brief, subject, outline));
  faults.push(...listEventFaults(brief, outline));
  const whole = listTexts(outline).join("\n");
  faults.push(...listCareFaults(subject?.cares ?? [], whole));
  faults.push(
    ...unwanted.filter((noun) => namesNoun(noun, whole)).map((noun) => `No ${noun} shall be in it.`),
  );
  if (findConcern(whole)) faults.push("Something in it is not for a children's book.");
  return faults;
}

function listSubjectFaults(
  { names: { hide } }: Brief,
  subject: AskedSubject,
  { pages, premise, trouble, turn, ending }: StoryOutline,
): string[] {
  const called = hide(subject.called);
  const names = (text: string) => namesSubject(subject, text);
  const told = pages.map((page) => names(`${page.happens} ${page.subject}`));
  const without = listPagesWithout(told).map((index) => index + 1);
  const whole = listDead(pages.map(({ happens }) => happens).join("\n"), subject);
  return [
    ...(names(`${premise} ${trouble}`) ? [] : [`The trouble isn't about ${called}.`]),
    ...(names(`${turn} ${ending}`) ? [] : [`${called} has no part in the turn or the ending.`]),
    ...(without.length > 0 ? [`${called} is missing on pages ${without.join(", ")}.`] : []),
    ...whole,
  ];
}

const listDead = (text: string, subject: AskedSubject): string[] =>
  listOtherDead(subject, text).map((who) => `Nobody asked for the death of ${who}.`);

/** The event that code knows has to be in the plan as it has to be in the book. */
function listEventFaults({ event, names }: Brief, { pages, premise, trouble }: StoryOutline): string[] {
  if (!event?.isKnown) return [];
  const steps = [`${premise} ${trouble}`, ...pages.map(({ happens, subject }) => `${happens} ${subject}`)];
  return isEventTold(event, steps)
    ? []
    : [`The plan doesn't tell what was ordered: ${event.what} (${names.hide(event.said)}).`];
}

/** So much of a plan in the words of an earlier story is that story. */
const SAME_STORY = 0.7;

/** What of a plan could be better, without which it is a story all the same: it is one that the family has. */
export function listRepeats({ told, names }: Brief, { premise }: StoryOutline): string[] {
  const words = wordsOf(premise);
  const again = told.some((story) => {
    const known = wordsOf(names.hideEarlier(story.premise ?? ""));
    const shared = [...words].filter((word) => known.has(word)).length;
    return known.size > 0 && shared / Math.max(words.size, known.size) >= SAME_STORY;
  });
  return again
    ? ["The family has this story already, under told: find another trouble and another turn."]
    : [];
}

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== "hero"));
