/** They join letters or keep them apart, and are no letters. */
const JOINERS = new Set(["\u200C", "\u200D"]);

/** Scripts whose letters the PDF library takes apart before it sets them. */
const TAKEN_APART =
  /\p{Script=Bengali}|\p{Script=Devanagari}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Kannada}|\p{Script=Khmer}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Tamil}|\p{Script=Telugu}/u;

/** A word of one script as it is set. */
export const asSet = (word: string): string => (TAKEN_APART.test(word) ? word.normalize("NFD") : word);

export type Stretch = { file: string | null; text: string };

/** The text in stretches, each from one font file; `null` is the book's own font. */
export function splitByFile(text: string, fileOf: (letter: string) => string | null): Stretch[] {
  const stretches: Stretch[] = [];
  for (const letter of text) {
    const last = stretches.at(-1);
    const file = JOINERS.has(letter) && last ? last.file : fileOf(letter);
    if (last && last.file === file) last.text += letter;
    else stretches.push({ file, text: letter });
  }
  return stretches;
}
