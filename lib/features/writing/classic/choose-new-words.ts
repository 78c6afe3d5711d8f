import type { ReadingLevel } from "@/lib/shared/story";
import { isCommonWord, listStems, toDeclaredSet } from "@/lib/features/writing/common-words";
import type { MeasuredText } from "@/lib/features/writing/measure-level";
import { LEVEL_BANDS } from "@/lib/features/writing/rules";
import { splitWords } from "@/lib/features/writing/split-text";

const SHORTEST_LESSON = 6;
/** Noises, days, months and titles teach nobody a word. */
const NO_LESSON =
  /^(?:who+sh|who{2,}|o{2,}|pf+|plop|thump|boom|boomp|bong|hic|baa|tum|shh|hmm|oh|ah|ha|hey|achoo|eek|mrs?|ms|\p{L}+days?|january|february|april|june|july|august|september|october|november|december|\d+)$/u;
/** Plain words that only their length makes look like a lesson. */
const PLAIN =
  /^(?:(?:any|every|no|some)(?:body|one|thing|where|how|times?)|\p{L}+sel(?:f|ves)|(?:after|for|back|to)wards?|(?:up|down)stairs|underneath|although|without|tonight|goodbye|already|altogether|\p{L}+teenth)$/u;

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
  const lessons = found.filter(
    ({ word }) =>
      word.length >= SHORTEST_LESSON && !word.includes("’") && !PLAIN.test(word) && !isDerived(word),
  );
  lessons.sort(
    (left, right) => right.word.length - left.word.length || left.word.localeCompare(right.word, "en"),
  );
  return lessons.slice(0, newWords).map(({ word }) => word);
}

/** "carefully" after "careful", which everybody knows. */
function isDerived(word: string): boolean {
  const [ending] = /(?:i?ly|i?ness)$/u.exec(word) ?? [];
  if (ending === undefined) return false;
  const bare = word.slice(0, -ending.length);
  return isCommonWord(ending.startsWith("i") ? `${bare}y` : bare);
}

const NO_PLURAL = /(?:[sui]s|ics|as|^lens|^series|^species|ves)$/u;

/** What a dictionary would list: "eyelash" for "eyelashes". */
function headword(word: string): string {
  if (word.length < 5 || !word.endsWith("s") || NO_PLURAL.test(word)) return word;
  if (word.endsWith("ies")) return /[lrtdb]ies$/u.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return word.slice(0, /(?:s|x|z|ch|sh)es$/u.test(word) && !/[aeiou]ses$/u.test(word) ? -2 : -1);
}

/** "dragons" after "dragon" is the same lesson. */
function nameOfLesson(word: string, known: ReadonlyMap<string, number>): string {
  const plain = word.replace(/[’']s$/u, "");
  return listStems(plain).find((stem) => known.has(stem)) ?? headword(plain);
}
