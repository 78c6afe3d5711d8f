import type { LevelFigures, ReadingLevel } from "@/lib/shared/story";
import { LEVEL_BANDS, listLevelMisses } from "@/lib/features/writing/rules";

export type Gauge = (text: string) => LevelFigures;

/** Two plain statements side by side: nothing but words, commas and dashes in each. */
const PAIR =
  /(?<=^|[.!?”] |“)([^.!?”“;:]+)\. (?=(It|She|He|They|There|Then|But|So|And)( [^.!?”“;:]+)\.(?: |$|”))/gu;
const SEAM =
  /(?:, (?:and )?(but|so) |, and |; (?:and )?)(it|she|he|they|we|there|then|the|nobody|soon|now) /gu;
const LINKS = new Set(["But", "So", "And"]);
const FEWEST_WORDS = 3;
const LONGEST_PAIR = 170;
const LONGEST_REJOINED = 19;
const MOST_STEPS = 4;

/**
 * Brings the sentences of a page to the length of its level, by joining short neighbors ("It was dark, and
 * it was late.") or taking long ones apart at the same seams. Wording stays; speech is left alone.
 */
export function tuneSentences(level: ReadingLevel, text: string, gauge: Gauge): string {
  let current = text;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = improve(level, current, gauge);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

function improve(level: ReadingLevel, text: string, gauge: Gauge): string | undefined {
  const figures = gauge(text);
  const band = LEVEL_BANDS[level];
  const misses = listLevelMisses(level, figures).filter((miss) => miss !== "words" && miss !== "commonShare");
  if (misses.length === 0) return undefined;
  const tooEasy = band.grade.min !== null && figures.grade < band.grade.min;
  const options = tooEasy && !misses.includes("meanSentence") ? listJoined(level, text) : listSplit(text);
  const reached = options.map((option) => ({ option, strain: strainOf(level, gauge(option)) }));
  const best = reached.sort((left, right) => left.strain - right.strain)[0];
  return best && best.strain < strainOf(level, figures) ? best.option : undefined;
}

/** How far from the band, in figures that can be added up. */
function strainOf(level: ReadingLevel, figures: LevelFigures): number {
  const band = LEVEL_BANDS[level];
  const low = band.grade.min === null ? 0 : Math.max(0, band.grade.min - figures.grade);
  return (
    low +
    Math.max(0, figures.grade - band.grade.max) +
    Math.max(0, figures.meanSentence - band.meanSentence) +
    Math.max(0, figures.longestSentence - band.longestSentence)
  );
}

function listJoined(level: ReadingLevel, text: string): string[] {
  const joined: string[] = [];
  for (const match of text.matchAll(PAIR)) {
    const [whole, first = "", starter = "", second = ""] = match;
    if (countWords(first) < FEWEST_WORDS || countWords(second) < FEWEST_WORDS) continue;
    const linked = LINKS.has(starter);
    const glue = linked ? ", " : level === "Advanced" ? "; " : ", and ";
    if (glue === "; " ? first.length + second.length > LONGEST_PAIR : isFull(first, second)) continue;
    joined.push(replaceAt(text, match.index, whole + starter, `${first}${glue}${starter.toLowerCase()}`));
  }
  return joined;
}

function listSplit(text: string): string[] {
  const split: string[] = [];
  for (const match of text.matchAll(SEAM)) {
    const [whole, link, starter = ""] = match;
    const start = link ? `${capital(link)} ${starter}` : capital(starter);
    if (isInsideSpeech(text, match.index)) continue;
    split.push(replaceAt(text, match.index, whole, `. ${start} `));
  }
  return split;
}

function countWords(sentence: string): number {
  return sentence.trim().split(" ").length;
}

/** A sentence that is joined already would begin to ramble. */
function isFull(first: string, second: string): boolean {
  const joints = `${first} ${second}`.match(/, (?:and|but|so) /gu)?.length ?? 0;
  return joints > 1 || (joints === 1 && countWords(first) + countWords(second) > LONGEST_REJOINED);
}

function isInsideSpeech(text: string, index: number): boolean {
  return text.lastIndexOf("“", index) > text.lastIndexOf("”", index);
}

function replaceAt(text: string, index: number, old: string, replacement: string): string {
  return text.slice(0, index) + replacement + text.slice(index + old.length);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
