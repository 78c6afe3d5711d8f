import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "./grammar";

/**
 * What the subject of a story is called: the order's main noun with its other names, and all words of a subject of the
 * plot that the order names by one of them, as "injection" and "shot". A plot of a theme is about the main noun alone: a
 * capybara's party isn't told because there is a party.
 */
export function listCalls(
  { about, theme }: Pick<Shape, "about" | "theme">,
  { main, title, topics }: Pick<OrderReading, "main" | "title" | "topics">,
): string[] {
  const own = main ? [main.entry.word, ...(main.entry.also ?? [])] : [];
  const isOfMain = (line: string): boolean => line.split(" ").some((word) => own.includes(word));
  const named = new Set([title, ...topics].flatMap(({ runs }) => listNamed(about, runs)));
  const lines = about.filter((line) => named.has(line) && (theme === null || isOfMain(line)));
  const phrases = lines.flatMap((line) => line.split(" ").map((phrase) => phrase.replaceAll("-", " ")));
  return [...new Set([...own, ...phrases])];
}

/** Whether a text has one of the words, or one that begins with it: "bike" in "bikes". A text is looked through once. */
export const callsBy = (words: readonly string[]): ((text: string) => boolean) => {
  const small = words.map((word) => word.toLowerCase());
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const smallText = text.toLowerCase();
    const calls = small.some((word) => hasWordFrom(smallText, word));
    known.set(text, calls);
    return calls;
  };
};

const LETTER_LAST = /\p{L}$/u;

/** By looking for the word first: a pattern of fifty words, held against every wording of a book, took a tenth of its outline. */
function hasWordFrom(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!LETTER_LAST.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}
