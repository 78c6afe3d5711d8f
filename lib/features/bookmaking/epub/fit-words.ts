import { fitText, type FitRules, type Frame } from "@/lib/platform/pdf/fit-text";

/** Shares of the letters' size; a little more than the book's own letters are wide, for the reader may have none of them. */
const WIDTHS: [RegExp, number][] = [
  [/[ijltf.,;:!'’|()[\]]/u, 0.36],
  [/\s/u, 0.28],
  [/[mwMW—…]/u, 0.95],
  [/[\p{Lu}\p{N}]/u, 0.74],
  [/\p{M}|\u200D|\uFE0F/u, 0],
  [/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}]/u, 0.57],
];
const WIDEST = 1.15;

const known = new Map<string, number>();

function shareOf(letter: string): number {
  const share = known.get(letter) ?? WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST;
  if (known.size < 2_000) known.set(letter, share);
  return share;
}

const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, letter) => sum + shareOf(letter), 0) * size;

/** The size at which words stand inside their frame for certain; `null` where they are too many. */
export const fitWords = (paragraphs: readonly string[], frame: Frame, rules: FitRules): number | null =>
  fitText(paragraphs, frame, rules, widthOf);
