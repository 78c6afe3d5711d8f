import { splitSentences, splitWords } from "@/lib/features/writing/split-text";

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** Words that have a capital in the middle of a sentence: names, and "I". */
function listNames(texts: readonly string[]): ReadonlySet<string> {
  const sentences = texts.flatMap((text) => splitSentences(text));
  const inside = sentences.flatMap((sentence) =>
    // What begins a speech begins a sentence, too.
    splitWords(sentence.replaceAll(/[“"‘]\p{Lu}/gu, (mark) => mark.toLowerCase())).slice(1),
  );
  return new Set(inside.filter(isCapital).map((word) => word.toLowerCase()));
}

/**
 * Of the words that a reader says were tapped on a page, those that stand there and name nobody, each once.
 * @param tapped in small letters
 */
export function pickTapped(tapped: readonly string[], page: string, book: readonly string[]): string[] {
  if (tapped.length === 0) return [];
  const there = new Set(splitWords(page.toLowerCase()));
  const names = listNames(book);
  return [...new Set(tapped)].filter((word) => there.has(word) && !names.has(word));
}
