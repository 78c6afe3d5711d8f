import type { ReadingLevel } from "@/lib/shared/story";
import { isCommonWord, listStems, toDeclaredSet } from "@/lib/features/writing/common-words";
import type { MeasuredText } from "@/lib/features/writing/measure-level";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import { splitWords } from "@/lib/features/writing/split-text";

const SHORTEST_LESSON = 6;
/** Noises and the days of the week teach nobody a word. */
const NO_LESSON =
  /^(?:who+sh|who{2,}|o{2,}|pf+|plop|thump|boom|boomp|bong|hic|baa|tum|shh|hmm|oh|ah|ha|hey|achoo|eek|\p{L}+day|\d+)$/u;

/**
 * The words above the level that a story teaches: for the young levels those it uses most, because each use
 * counts in the vocabulary check; for the older ones the longest.
 */
export function chooseNewWords(
  level: ReadingLevel,
  pages: readonly MeasuredText[],
  names: string[],
): string[] {
  const { commonShare, newWords } = LEVEL_BANDS[level];
  const exempt = toDeclaredSet({ names, newWords: [] });
  const uses = new Map<string, number>();
  for (const { text } of pages) {
    for (const word of splitWords(text.toLowerCase())) {
      if (exempt.has(word) || isCommonWord(word) || NO_LESSON.test(word) || !/^\p{L}/u.test(word)) continue;
      const lesson = nameOfLesson(word, uses);
      uses.set(lesson, (uses.get(lesson) ?? 0) + 1);
    }
  }
  const found = [...uses].map(([word, count]) => ({ word, count }));
  if (commonShare !== null) {
    found.sort((left, right) => right.count - left.count || right.word.length - left.word.length);
    return found.slice(0, newWords).map(({ word }) => word);
  }
  const lessons = found.filter(({ word }) => word.length >= SHORTEST_LESSON && !word.includes("’"));
  lessons.sort(
    (left, right) => right.word.length - left.word.length || left.word.localeCompare(right.word, "en"),
  );
  return lessons.slice(0, newWords).map(({ word }) => word);
}

/** "dragons" after "dragon" is the same lesson. */
function nameOfLesson(word: string, known: ReadonlyMap<string, number>): string {
  const plain = word.replace(/[’']s$/u, "");
  return listStems(plain).find((stem) => known.has(stem)) ?? plain;
}
