import type { Colour } from "@/lib/shared/colours";
import { coloursIn } from "@/lib/shared/colours-in";
import type { StoryOrder, StoryPage } from "@/lib/shared/story";
import type { Subject } from "@/lib/features/writing/subjects/read-order";
import { withArticle } from "./fill-text";
import type { Plan } from "./plan-story";

/** The one colour that the parent gives the subject, by whichever of its words. */
export function askedColour({ title, topics }: StoryOrder, subject: Subject | undefined): Colour | null {
  if (!subject) return null;
  const { word, also = [] } = subject.entry;
  const asked = [title, ...topics].flatMap((text) =>
    [word, ...also].flatMap((noun) => coloursIn(text, noun)),
  );
  const [colour = null, ...others] = new Set(asked);
  return others.length === 0 ? colour : null;
}

const BEFORE = "(?:an?|the|this|that|our|my|his|her|their|your)";
const BETWEEN = "(?:(?:old|new|little|big|small|great|tiny|dear) )*";

/** "The tractor" of a red tractor: the first time in a text that it is named, it has its colour. */
export function inItsColour({ colour, picks }: Plan): (text: string) => string {
  const noun = picks.get("subject")?.text;
  if (!colour || noun === undefined) return (text) => text;
  const named = new RegExp(
    `\\b(?<article>${BEFORE}) (?<how>${BETWEEN})(?<noun>${RegExp.escape(noun)})(?![\\p{L}-])`,
    "iu",
  );
  return (text) =>
    coloursIn(text, noun).length > 0
      ? text
      : text.replace(named, (_found, article: string, how: string, said: string) => {
          const whole = `${how}${colour} ${said}`;
          const put = /^an?$/iu.test(article) ? withArticle(whole) : `${article} ${whole}`;
          return article.startsWith("A") ? `A${put.slice(1)}` : put;
        });
}

/** Where a story first names its subject, and where it last does: in between, everybody knows. */
export function colourPages(pages: readonly StoryPage[], plan: Plan): StoryPage[] {
  const paint = inItsColour(plan);
  const named = pages.flatMap(({ text }, at) => (paint(text) === text ? [] : [at]));
  const ends = new Set([named.at(0), named.at(-1)]);
  return pages.map((page, at) => (ends.has(at) ? { ...page, text: paint(page.text) } : page));
}
