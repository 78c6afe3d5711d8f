import { AppError } from "@/lib/shared/app-error";
import type { StoryOrder, StoryPage } from "@/lib/shared/story";
import type { Editor, Texts } from "@/lib/features/writing/meet-level";
import { listPagesWithout, listToldPages, type AskedSubject, type ToldPage } from "./asked-subject";
import { namesOther, otherToken } from "@/lib/features/writing/hero-token";
import { toNameForms } from "@/lib/features/writing/name-forms";
import { listBriefRules, NAMED_BESIDE, type Brief } from "./brief";
import { lacksTrueWord, listCareFaults } from "./care-rules";
import { storyReview } from "./outline";
import { reviewPrompt } from "./plan-prompts";
import type { Writing } from "./writing";

const LONGEST_FAULT = 300;
const MOST_FAULTS = 6;
/** Where the true word is missed, it is asked for here. */
const SECOND_PAGE = 1;

/** Reads a text against its brief: by code, and by another call where there is money for it. */
export const toEditor = (work: Writing): Editor => ({
  rules: listBriefRules(work.brief),
  inspect: (texts, pages) => withAbsent(work.brief, texts, inspect(work.brief, texts, pages)),
  review: (texts, round) => review(work, texts, round),
  mayMend: work.mayAsk,
});

function inspect({ subject }: Brief, texts: Texts, pages: readonly StoryPage[]): string[][] {
  if (!subject) return texts.map(() => []);
  const without = listPagesWithout(listToldPages(subject, toTold(pages, texts)));
  const lacks = lacksTrueWord(subject.cares, texts.join("\n"));
  return texts.map((text, index) => [
    ...listCareFaults(subject.cares, text),
    ...(without.includes(index)
      ? ["What the book is about isn't named here; give it a part in this page."]
      : []),
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

/** Whether a finished text misses what was asked, or breaks a rule of care. */
export function isOffBrief(
  { subject, order }: { subject: AskedSubject | null; order?: Pick<StoryOrder, "together"> },
  pages: readonly StoryPage[],
): boolean {
  if (order && lacksHero(order, pages)) return true;
  if (!subject) return false;
  const whole = pages.map(({ text }) => text).join("\n");
  return (
    listPagesWithout(listToldPages(subject, toTold(pages))).length > 0 ||
    listCareFaults(subject.cares, whole).length > 0 ||
    lacksTrueWord(subject.cares, whole)
  );
}

async function review(
  { model, brief, call, keep, mayAsk }: Writing,
  texts: Texts,
  round: number,
): Promise<string[][]> {
  if (!(await mayAsk())) return [];
  try {
    const { faults } = await keep(`review/${round}`, () =>
      model.completeJson({ ...reviewPrompt(brief, texts), name: "review", schema: storyReview }, call),
    );
    const short = faults
      .slice(0, MOST_FAULTS)
      .map(({ page, fault }) => ({ page, fault: fault.slice(0, LONGEST_FAULT) }));
    return texts.map((_text, index) =>
      short.flatMap(({ page, fault }) => (page === index + 1 ? [fault] : [])),
    );
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
