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

/** How many lines the words take at this width; a word wider than the line takes as many as it needs. */
export function countLines(text: string, width: number, widthOf: (text: string) => number): number {
  let lines = 1;
  let used = 0;
  const space = widthOf(" ");
  for (const word of text.split(" ")) {
    const wide = widthOf(word);
    if (used > 0 && used + space + wide > width) {
      lines += 1;
      used = 0;
    } else if (used > 0) used += space;
    if (wide > width) lines += Math.ceil(wide / width) - 1;
    used += wide;
  }
  return lines;
}

/** The narrowest width, in steps of 4, that takes no more lines: no last word is left alone. */
export function balancedWidth(text: string, width: number, widthOf: (text: string) => number): number {
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
