import { coloursIn } from "@/lib/shared/colour-words";
import type { StoryPage } from "@/lib/shared/story";
import { withArticle } from "./fill-text";
import type { Plan } from "./plan-story";

const BEFORE = "(?:an?|the|this|that|our|my|his|her|their|your)";
const BETWEEN = "(?:(?:old|new|little|big|small|great|tiny|dear) )*";

/** Where the words of a plan name its subject: "the tractor". */
const namedIn = (noun: string): RegExp =>
  new RegExp(`\\b(?<article>${BEFORE}) (?<how>${BETWEEN})(?<noun>${RegExp.escape(noun)})(?![\\p{L}-])`, "iu");

/** "The tractor" of a red tractor: the first time in a text that it is named, it has its colour. */
export function inItsColour({ colour, coloured: noun }: Plan): (text: string) => string {
  if (!colour || noun === undefined) return (text) => text;
  const named = namedIn(noun);
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
export function nameItsColour(pages: readonly StoryPage[], plan: Plan): StoryPage[] {
  const { coloured: noun } = plan;
  if (!plan.colour || noun === undefined) return [...pages];
  const paint = inItsColour(plan);
  const isNamed = (text: string) => coloursIn(text, noun).length > 0 || namedIn(noun).test(text);
  const named = pages.flatMap(({ text }, at) => (isNamed(text) ? [at] : []));
  const ends = new Set([named.at(0), named.at(-1)]);
  return pages.map((page, at) => (ends.has(at) ? { ...page, text: paint(page.text) } : page));
}
