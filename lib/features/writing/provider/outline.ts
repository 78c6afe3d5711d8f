import { z } from "zod";
import { findConcern } from "@/lib/features/writing/find-concern";
import { namesHero } from "@/lib/features/writing/hero-token";
import { hasRightPageCount, LEVEL_BANDS } from "@/lib/features/writing/rules";
import type { StoryOrder } from "@/lib/shared/story";
import { listPagesWithout, namesSubject, type AskedSubject } from "./asked-subject";
import { listCareFaults } from "./care-rules";

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
export const storyReview = z.object({ faults: z.array(z.object({ page: z.number(), fault: line })) });

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

type Asked = { order: StoryOrder; subject: AskedSubject | null };

/** What is wrong with an outline, as far as code can see. */
export function listOutlineFaults({ order, subject }: Asked, outline: StoryOutline): string[] {
  const { pages, trouble, turn, ending, premise } = outline;
  const { min, max } = LEVEL_BANDS[order.level].pages;
  const faults: string[] = [];
  if (!hasRightPageCount(order.level, pages.length))
    faults.push(
      `It has ${pages.length} pages; make it ${min === max ? `exactly ${min}` : `${min} to ${max}`}.`,
    );
  if (!namesHero(premise)) faults.push("The premise doesn't name HERO.");
  if (subject) {
    const names = (text: string) => namesSubject(subject, text);
    if (!names(`${premise} ${trouble}`)) faults.push(`The trouble isn't about ${subject.called}.`);
    if (!names(`${turn} ${ending}`)) faults.push(`${subject.called} has no part in the turn or the ending.`);
    const told = pages.map((page) => names(`${page.happens} ${page.subject}`));
    const without = listPagesWithout(told).map((index) => index + 1);
    if (without.length > 0) faults.push(`${subject.called} is missing on pages ${without.join(", ")}.`);
  }
  const whole = listTexts(outline).join("\n");
  faults.push(...listCareFaults(subject?.cares ?? [], whole));
  if (findConcern(whole)) faults.push("Something in it is not for a children's book.");
  return faults;
}
