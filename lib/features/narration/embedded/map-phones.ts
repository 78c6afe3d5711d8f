import { isSilence, type Phone } from "@/lib/platform/voice/phones";

const GAP = 1;
/** A vowel for a vowel is how one word is said in two places ("the apple"); anything else is another sound. */
const OTHER = 1.5;
const KINDRED = 0.5;
const isVowel = (name: string): boolean => /^[aeiou]/.test(name);

const cost = (a: string, b: string): number => {
  if (a === b) return 0;
  return isVowel(a) === isVowel(b) ? KINDRED : OTHER;
};

type Step = "both" | "heard" | "apart";

/** Least changes that turn the phones of words said apart into those that are heard. */
function pair(apart: readonly string[], heard: readonly string[]): Step[] {
  const width = heard.length + 1;
  const sums = new Float64Array((apart.length + 1) * width);
  const at = (row: number, column: number): number => sums[row * width + column] ?? Infinity;
  const steps: Step[] = [];
  const best = (row: number, column: number): [sum: number, step: Step] => {
    if (row === 0) return [column * GAP, "heard"];
    if (column === 0) return [row * GAP, "apart"];
    const both = at(row - 1, column - 1) + cost(apart[row - 1] ?? "", heard[column - 1] ?? "");
    const added = at(row, column - 1) + GAP;
    const left = at(row - 1, column) + GAP;
    if (both <= added && both <= left) return [both, "both"];
    return added <= left ? [added, "heard"] : [left, "apart"];
  };
  for (let row = 0; row <= apart.length; row += 1)
    for (let column = 0; column <= heard.length; column += 1)
      sums[row * width + column] = best(row, column)[0];
  for (let row = apart.length, column = heard.length; row > 0 || column > 0;) {
    const [, step] = best(row, column);
    steps.push(step);
    if (step !== "heard") row -= 1;
    if (step !== "apart") column -= 1;
  }
  return steps.reverse();
}

export type HeardWord = { from: number; to: number };

/**
 * When each word of a sentence is heard, in seconds: the sentence's own phones, parted where the same words said apart
 * are. `null` where a word would be left without a sound.
 */
export function mapPhones(
  apart: readonly (readonly string[])[],
  phones: readonly Phone[],
): HeardWord[] | null {
  const heard = phones.filter((phone) => !isSilence(phone));
  const owner = apart.flatMap((group, word) => group.map(() => word));
  const words: (HeardWord | undefined)[] = apart.map(() => undefined);
  let [next, column] = [0, 0];
  for (const step of pair(
    apart.flat(),
    heard.map(({ name }) => name),
  )) {
    // A sound that the word alone doesn't have belongs to the word that is being said.
    const word = owner[step === "heard" ? Math.max(0, next - 1) : next];
    if (step !== "heard") next += 1;
    if (step === "apart") continue;
    const phone = heard[column];
    column += 1;
    if (word === undefined || !phone) continue;
    words[word] = { from: words[word]?.from ?? phone.from, to: phone.to };
  }
  return words.every((word) => word !== undefined) ? words : null;
}
