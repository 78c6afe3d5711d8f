import { AppError } from "@/lib/shared/app-error";
import type { StoryOrder, StoryPage } from "@/lib/shared/story";
import { readPages } from "@/lib/features/writing/last-reading/read-page";
import { namesOther, otherToken } from "@/lib/features/writing/hero-token";
import { toNameForms } from "@/lib/features/writing/name-forms";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import type { Editor, Texts } from "@/lib/features/writing/meet-level";
import { isEventTold } from "./asked-event";
import { listPagesWithout, listToldPages, namesNoun, type ToldPage } from "./asked-subject";
import { briefOf, listBriefRules, NAMED_BESIDE, type Brief } from "./brief";
import { lacksTrueWord, listCareFaults } from "./care-rules";
import { storyReview } from "./outline";
import { reviewPrompt } from "./plan-prompts";
import { lacksName, readNames } from "./read-names";
import { listOtherDead } from "./who-died-here";
import type { Writing } from "./writing";

const LONGEST_REVIEW = 12_000;
const LONGEST_FAULT = 300;
const MOST_FAULTS = 6;
const NOT_ORDERED = "A reader says that the book isn't what the order asks for; make this page part of it.";
/** So far beyond its band a page is another level's. */
const FAR = 1.6;
const FAR_GRADES = 3;
/** Where the true word is missed, it is asked for here. */
const SECOND_PAGE = 1;
/** So many sentences that are wrong may be the fault of our rules; with more, nobody would read it aloud. */
const MOST_WRONG = 2;

/** Reads a text against its brief: by code, and by another call where there is money for it. */
export function toEditor(work: Writing): Editor {
  const { brief } = work;
  return {
    rules: listBriefRules(brief),
    about: briefOf(brief),
    inspect: (texts, pages) => inspect(brief, texts, pages),
    review: (texts, round) => review(work, texts, round),
    mayMend: work.mayAsk,
  };
}

/** The same for a story that is told again: by code alone. */
export const toRetellingEditor = (brief: Brief): Editor => ({
  rules: listBriefRules(brief),
  about: briefOf(brief),
  inspect: (texts, pages) => inspect(brief, texts, pages),
  review: () => Promise.resolve([]),
  mayMend: () => Promise.resolve(true),
});

function inspect(brief: Brief, texts: Texts, pages: readonly StoryPage[]): string[][] {
  const read = readPages(pages.map(({ text }) => text));
  const named = readNames(
    brief,
    pages.map((page, index) => ({ page, text: texts[index] ?? page.text })),
  );
  const about = inspectSubject(brief, texts, pages);
  return withAbsent(
    brief,
    texts,
    texts.map((_text, index) => [
      ...(about[index] ?? []),
      ...(named[index] ?? []),
      ...(read[index] ?? []).map(({ words }) => words),
    ]),
  );
}

function inspectSubject(
  { subject, event, unwanted }: Brief,
  texts: Texts,
  pages: readonly StoryPage[],
): string[][] {
  const without = subject ? listPagesWithout(listToldPages(subject, toTold(pages, texts))) : [];
  const cares = subject?.cares ?? [];
  const lacks = lacksTrueWord(cares, texts.join("\n"));
  const isUntold = event !== null && !isEventTold(event, texts);
  return texts.map((text, index) => [
    ...listCareFaults(cares, text),
    ...(subject ? listOtherDead(subject, text) : []).map(
      (who) => `Nobody asked for the death of ${who}: only whoever the order names has died.`,
    ),
    ...(without.includes(index)
      ? ["What the book is about isn't named here; give it a part in this page."]
      : []),
    ...(isUntold && event.tells?.test(text) !== true
      ? ["The event of the order isn't told in the book; tell it here in plain words."]
      : []),
    ...unwanted
      .filter((noun) => namesNoun(noun, text))
      .map((noun) => `The parent wants no ${noun} in it; tell it without.`),
    ...(lacks && index === SECOND_PAGE ? ["The true word is missing; say it here, once and calmly."] : []),
  ]);
}

/** Says of pages without a hero who is named on too few that they lack one. */
function withAbsent({ order: { together = [] } }: Brief, texts: Texts, faults: string[][]): string[][] {
  const absent = together.flatMap((_one, at) =>
    texts.filter((text) => namesOther(text, at)).length < texts.length * NAMED_BESIDE ? [at] : [],
  );
  return faults.map((known, index) => [
    ...known,
    ...absent
      .filter((at) => !namesOther(texts[index] ?? "", at))
      .map((at) => `${otherToken(at)} is on too few pages; let them say or do something here.`),
  ]);
}

/** Whether a finished text leaves one of its heroes out. */
const lacksHero = ({ together = [] }: Pick<StoryOrder, "together">, pages: readonly StoryPage[]): boolean =>
  together.some(({ name }) => {
    const { short } = toNameForms(name);
    return pages.filter(({ text }) => text.includes(short)).length < pages.length * NAMED_BESIDE;
  });

const toTold = (pages: readonly StoryPage[], texts?: Texts): ToldPage[] =>
  pages.map(({ text, scene }, index) => ({ ...scene, text: texts?.[index] ?? text }));

/** Why a finished text is not the book that was ordered, or not fit to be read aloud; `null` for one that is. */
export function findMiss(brief: Brief, pages: readonly StoryPage[]): string | null {
  const { subject, event, unwanted } = brief;
  const texts = pages.map(({ text }) => text);
  const whole = texts.join("\n");
  const cares = subject?.cares ?? [];
  const wrong = readPages(texts).flatMap((faults) => faults.filter(({ isWrong }) => isWrong));
  const misses: [string, boolean][] = [
    ["subject", subject !== null && listPagesWithout(listToldPages(subject, toTold(pages))).length > 0],
    ["event", event?.isKnown === true && !isEventTold(event, texts)],
    ["names", lacksName(brief, pages)],
    ["heroes", lacksHero(brief.order, pages)],
    ["what was not wanted", unwanted.some((noun) => namesNoun(noun, whole))],
    ["care", listCareFaults(cares, whole).length > 0 || lacksTrueWord(cares, whole)],
    ["who died", subject !== null && listOtherDead(subject, whole).length > 0],
    ["grammar", wrong.length > MOST_WRONG],
    ["level", isFarFromLevel(brief, pages)],
  ];
  return misses.find(([, isMissed]) => isMissed)?.[0] ?? null;
}

/**
 * A page that misses its level a little is shown with its figure. A book most of whose pages are far beyond it is another
 * book than a child of this level can be read.
 */
function isFarFromLevel({ order: { level, heroName } }: Brief, pages: readonly StoryPage[]): boolean {
  const { wordsPerPage, longestSentence, grade } = LEVEL_BANDS[level];
  const declared = { names: listStoryNames(heroName, { pages: [...pages] }), newWords: [] };
  const far = measureLevel(level, [...pages], declared).pages.filter(
    (page) =>
      page.words > wordsPerPage.max * FAR ||
      page.longestSentence > longestSentence * FAR ||
      page.grade > grade.max + FAR_GRADES,
  );
  return far.length > pages.length / 2;
}

async function review(work: Writing, texts: Texts, round: number): Promise<string[][]> {
  const { model, brief, call, keep, mayAsk, verdict } = work;
  if (!(await mayAsk())) return [];
  try {
    const { faults, tellsOrder } = await keep(`review/${round}`, () =>
      model.completeJson(
        { ...reviewPrompt(brief, texts), name: "review", schema: storyReview, longest: LONGEST_REVIEW },
        call,
      ),
    );
    verdict.tellsOrder = tellsOrder ?? null;
    const short = faults
      .slice(0, MOST_FAULTS)
      .map(({ page, fault }) => ({ page, fault: fault.slice(0, LONGEST_FAULT) }));
    const missed = tellsOrder === false ? [NOT_ORDERED] : [];
    return texts.map((_text, index) => [
      ...missed,
      ...short.flatMap(({ page, fault }) => (page === index + 1 ? [fault] : [])),
    ]);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
