import { z } from "zod";
import {
  CHARACTERS,
  FEELINGS,
  PLACES,
  POSES,
  PROPS,
  TIMES_OF_DAY,
  WEATHERS,
  type StoryOrder,
  type StoryText,
} from "@/lib/shared/story";
import { isCommonWord } from "./common-words";
import { HERO, namesHero, otherToken, putNames, putSlots } from "./hero-token";
import type { StoryOutline } from "./provider/outline";
import type { Brief } from "./provider/brief";
import { LEVEL_BANDS } from "./rules";
import { splitWords } from "./split-text";
import { callFamily } from "./classic/call-family";
import { speakEnglish } from "./classic/speak-english";
import { mendWords } from "./last-reading/mend-words";
import { listDrawings } from "./classic/list-shown";
import { listToldInterests } from "./classic/told-tags";
import { printTitle } from "./print-title";

const drawnThing = z.templateLiteral(["thing:", z.string()]);
const draftPage = z.object({
  text: z.string(),
  place: z.enum(PLACES),
  time: z.enum(TIMES_OF_DAY),
  weather: z.enum(WEATHERS),
  pose: z.enum(POSES),
  feeling: z.enum(FEELINGS),
  companions: z.array(
    z.object({
      kind: z.union([z.enum(CHARACTERS), drawnThing]),
      name: z.string(),
      feeling: z.enum(FEELINGS),
    }),
  ),
  props: z.array(z.union([z.enum(PROPS), drawnThing])),
  happening: z.string(),
});

/** What a model answers: a story about the hero token. Whether it can become a book is a question of its own. */
export const storyDraft = z
  .object({ pages: z.array(draftPage), newWords: z.array(z.string()) })
  .refine((draft) => isUsable(draft));
export type StoryDraft = z.output<typeof storyDraft>;

export const rewrittenPages = z.object({
  pages: z.array(z.object({ number: z.number(), text: z.string() })),
});

const MOST_COMPANIONS = 3;
const MOST_PROPS = 4;
const MOST_TAGS = 8;
const MOST_QUESTIONS = 3;
const FEWEST_PAGES = 4;
const MOST_PAGES = 20;
const MOST_LETTERS = 3000;
const LONGEST_NAME = 40;

type DraftPage = z.output<typeof draftPage>;

function isUsable({ pages }: { pages: DraftPage[] }): boolean {
  const hasWords = ({ text, happening, companions }: DraftPage) =>
    isPageText(text) &&
    isPageText(happening) &&
    companions.every(({ name }) => name.trim() !== "" && name.length <= LONGEST_NAME);
  return (
    pages.length >= FEWEST_PAGES &&
    pages.length <= MOST_PAGES &&
    pages.every(hasWords) &&
    pages.some(({ text }) => namesHero(text))
  );
}

export const isPageText = (text: string): boolean => text.trim() !== "" && text.length <= MOST_LETTERS;

/** The draft in other words, page by page. */
export const withTexts = (draft: StoryDraft, texts: readonly string[]): StoryDraft => ({
  ...draft,
  pages: draft.pages.map((page, index) => ({ ...page, text: texts[index] ?? page.text })),
});

/** Words of a model as they are printed: with the names, as this family says them, and what is plainly wrong put right. */
export function printWords({ order, names }: Pick<Brief, "order" | "names">): (text: string) => string {
  const speak = speakEnglish(order, []);
  const call = callFamily(order);
  return (text) => call(names.show(putNames(speak(mendWords(tidy(text))), order)));
}

/** The draft as a story about this child. */
export function toStoryText(brief: Brief, draft: StoryDraft, outline: StoryOutline): StoryText {
  const { order, names, subject } = brief;
  const named = printWords(brief);
  const kinds = new Map(
    names.list.flatMap(({ name, isMain }) =>
      isMain && subject?.kind ? [[name, subject.kind] as const] : [],
    ),
  );
  const pages = draft.pages.map((page, index) => ({
    number: index + 1,
    text: named(page.text),
    scene: {
      place: page.place,
      time: page.time,
      weather: page.weather,
      hero: { pose: page.pose, feeling: page.feeling },
      companions: page.companions
        .slice(0, MOST_COMPANIONS)
        .map(({ name, kind, ...companion }) => ({
          ...companion,
          ...heroOf(order, name),
          name: named(name),
          kind,
        }))
        // Whoever has a name of the parent's is of the kind that the parent says.
        .map((companion) => ({ ...companion, kind: kinds.get(companion.name) ?? companion.kind })),
      props: [...new Set(page.props)].slice(0, MOST_PROPS),
      happening: names.show(putSlots(tidy(page.happening), order)),
    },
    moment: null,
  }));
  return {
    title: printTitle(order),
    shape: brief.shape,
    parts: [],
    pages,
    newWords: keepNewWords(order, draft),
    refrains: [],
    tags: listTags({ ...order, interests: listToldInterests(order, pages) }),
    talk: outline.talk.slice(0, MOST_QUESTIONS).map(named),
    shows: listDrawings(order),
    premise: named(outline.premise),
    leftOpen: named(outline.leftOpen),
  };
}

/** Declared words that the story uses, above the level, and no more than the level may have. */
export function keepNewWords(
  order: StoryOrder,
  { pages, newWords }: { pages: { text: string }[]; newWords: string[] },
): string[] {
  const used = new Set(pages.flatMap(({ text }) => splitWords(text.toLowerCase())));
  const declared = newWords.map((word) => word.trim().toLowerCase());
  return [...new Set(declared)]
    .filter((word) => used.has(word) && !isCommonWord(word) && word !== HERO.toLowerCase())
    .slice(0, LEVEL_BANDS[order.level].newWords);
}

/** Another hero of the story is drawn as that child is. */
function heroOf({ together = [] }: StoryOrder, name: string): { hero?: number } {
  const at = together.findIndex((_one, place) => name.trim() === otherToken(place));
  return at < 0 ? {} : { hero: at + 1 };
}

function listTags({ theme, topics, interests }: StoryOrder): string[] {
  const words = [theme, ...topics, ...interests].map((word) => word.trim().toLowerCase());
  return [...new Set(words)].slice(0, MOST_TAGS);
}

export function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
}
