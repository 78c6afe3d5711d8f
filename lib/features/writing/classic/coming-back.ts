import { toDeclaredSet } from "@/lib/features/writing/common-words";
import { readTopics } from "./topics/read-topics";

/** So many words that a child has met come back in one story. */
export const MOST_COMING_BACK = 2;

const MOST_PATTERNS = 1000;
const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  const forms = [...toDeclaredSet({ names: [], newWords: [word] })].map((form) => RegExp.escape(form));
  const pattern = new RegExp(`(?<![\\p{L}’'-])(?:${forms.join("|")})(?![\\p{L}-]|[’']\\p{L})`, "iu");
  patterns.set(word, pattern);
  return pattern;
}

/** Whether a text has a word in one of its regular forms. */
export const hasWord = (text: string, word: string): boolean => patternOf(word).test(text);

/** What is small enough to be packed, of a word that a child has met: "lantern". */
export function toCarry(word: string): string | null {
  const [reading] = readTopics([word]);
  if (reading?.kind !== "thing") return null;
  return hasWord(reading.subject.item, word) ? reading.subject.item : null;
}
