export type Measure = (text: string, size: number) => number;
export type Frame = { width: number; height: number };
export type FitRules = {
  largest: number;
  smallest: number;
  /** Line height by size. */
  leading: number;
  /** Between paragraphs, by size. */
  gap: number;
};

/** A line is never filled to the last point: kerning may widen it a little. */
const USABLE = 0.985;

type WidthOf = (text: string) => number;
type Line = { words: string[]; used: number };

/** As many words on each line as it holds; a word wider than the line has one for itself. */
function fillLines(text: string, width: number, widthOf: WidthOf): Line[] {
  const lines: Line[] = [];
  const space = widthOf(" ");
  for (const word of text.split(" ")) {
    const wide = widthOf(word);
    const last = lines.at(-1);
    if (last && last.used + space + wide <= width) {
      last.words.push(word);
      last.used += space + wide;
    } else lines.push({ words: [word], used: wide });
  }
  return lines;
}

/** How many lines the words take at this width; a word wider than the line takes as many as it needs. */
export const countLines = (text: string, width: number, widthOf: WidthOf): number =>
  fillLines(text, width, widthOf).reduce((sum, { used }) => sum + Math.max(1, Math.ceil(used / width)), 0);

/**
 * The words in lines that stand inside `width`. Left to itself, the PDF library narrows the spaces of a line to a third
 * to get one more word onto it, and a child that learns to read sees two words as one.
 */
export const breakLines = (text: string, width: number, widthOf: WidthOf): string =>
  fillLines(text, width * USABLE, widthOf)
    .map(({ words }) => words.join(" "))
    .join("\n");

/** The same in no more lines, as even as they can be: no last word is left alone. */
export const breakEvenly = (text: string, width: number, widthOf: WidthOf): string =>
  breakLines(text, balancedWidth(text, width, widthOf), widthOf);

/** The narrowest width, in steps of 4, that takes no more lines: no last word is left alone. */
export function balancedWidth(text: string, width: number, widthOf: WidthOf): number {
  const lines = countLines(text, width * USABLE, widthOf);
  let narrow = width;
  while (narrow > width * 0.5 && countLines(text, (narrow - 4) * USABLE, widthOf) === lines) narrow -= 4;
  return narrow;
}

/** The largest size, in half points, at which the paragraphs stand inside the frame; `null` if none does. */
export function fitText(
  paragraphs: readonly string[],
  frame: Frame,
  rules: FitRules,
  measure: Measure,
): number | null {
  const width = frame.width * USABLE;
  for (let size = rules.largest; size >= rules.smallest; size -= 0.5) {
    const lines = paragraphs.reduce(
      (sum, text) => sum + countLines(text, width, (part) => measure(part, size)),
      0,
    );
    const height = lines * size * rules.leading + (paragraphs.length - 1) * size * rules.gap;
    if (height <= frame.height) return size;
  }
  return null;
}
