import { readFile } from "node:fs/promises";
import path from "node:path";
import { LETTER_PARTS, letterFileOf, WEIGHTS, type LetterPart } from "./letter-parts";

const [PLAIN, ...OTHERS] = LETTER_PARTS;

const isOf = ({ ranges }: LetterPart, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
};

const toHex = (code: number): string => code.toString(16);
const rangeOf = ({ ranges }: LetterPart): string =>
  ranges.map(([from, to]) => (from === to ? `U+${toHex(from)}` : `U+${toHex(from)}-${toHex(to)}`)).join(", ");

async function rulesFor(part: LetterPart): Promise<string> {
  const rules = WEIGHTS.map(async (weight) => {
    const font = await readFile(path.join(process.cwd(), letterFileOf(part, weight)));
    return `@font-face { font-family: "Literata Book"; font-weight: ${weight}; src: url(data:font/ttf;base64,${font.toString("base64")}); unicode-range: ${rangeOf(part)}; }\n`;
  });
  return (await Promise.all(rules)).join("");
}

/**
 * The letters of the printed book as rules of a style sheet, in those parts that `texts` need: 59 kB in place of 370 for a book
 * in English. They were cut ahead (`scripts/cut-letters.ts`): what cuts them here would stand in the memory of the web
 * process for ever (ADR 112).
 */
export async function lettersFor(texts: readonly string[]): Promise<string> {
  const letters = new Set(texts.join("").normalize("NFC"));
  const needed = OTHERS.filter((part) => [...letters].some((letter) => isOf(part, letter)));
  const rules = await Promise.all([...(PLAIN ? [PLAIN] : []), ...needed].map(rulesFor));
  return rules.join("");
}
