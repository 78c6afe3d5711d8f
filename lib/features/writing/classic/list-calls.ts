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
  const lines = about.filter(
    (line) =>
      (theme === null || isOfMain(line)) &&
      [title, ...topics].some(({ runs }) => listNamed([line], runs).length > 0),
  );
  const phrases = lines.flatMap((line) => line.split(" ").map((phrase) => phrase.replaceAll("-", " ")));
  return [...new Set([...own, ...phrases])];
}

/** Whether a text has one of the words, or one that begins with it: "bike" in "bikes". */
export const callsBy = (words: readonly string[]): ((text: string) => boolean) => {
  if (words.length === 0) return () => false;
  const any = words.map((word) => RegExp.escape(word)).join("|");
  const pattern = new RegExp(`(?<![\\p{L}])(?:${any})`, "iu");
  return (text) => pattern.test(text);
};
