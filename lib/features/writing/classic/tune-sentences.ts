import type { LevelFigures } from "@/lib/shared/level-figures";
import type { ReadingLevel } from "@/lib/shared/story";
import { isCommonWord } from "@/lib/features/writing/common-words";
import { LEVEL_BANDS, listLevelMisses } from "@/lib/features/writing/rules";
import { listSwapped } from "./swap-words";

export type Gauge = (text: string) => LevelFigures;

const PLAIN = "It|She|He|They|There|Then|But|So|And";
const WIDE = `${PLAIN}|Nobody|Somebody|Everybody|Everyone|Nothing|Something|You|This|That`;

/** Two plain statements side by side: nothing but words, commas and dashes in each. */
const pairOf = (starters: string): RegExp =>
  new RegExp(`(?<=^|[.!?”] |“)([^.!?”“;:]+)\\. (?=(${starters})( [^.!?”“;:]+)\\.(?: |$|”))`, "gu");
const PAIRS = pairOf(PLAIN);
const PAIRS_WITH_SEMICOLON = pairOf(WIDE);
const COMMA_SEAM = /(?:, (?:and )?(but|so) |, (?:and) )(it|she|he|they|we|there|then|the|nobody|soon|now) /gu;
const SEMICOLON_SEAM = /; (?:(and|but|so|for|while) )?([\p{Ll}’]+) /gu;
const PERSONS = new Set(["She", "He", "They"]);
const LINKS = new Set(["But", "So", "And"]);
/** "…," she said slowly. There was nobody there: what follows a speech is no part of it. */
const TAG_OF_SPEECH = /^\p{Ll}/u;
/** What begins so goes on with the sentence before: "He learned that it itches; that nobody stays." */
const HANGS_ON = new Set(["that", "which", "who", "whose", "whom", "whether", "how"]);
const MAY_LACK_VERB = new Set(["the", "then", "soon", "now"]);
const VERB = new RegExp(
  "\\b(?:was|were|is|are|had|has|have|did|does|would|could|should|will|can|must|might|\\p{Ll}+ed|" +
    "ate|began|blew|broke|brought|built|came|caught|chose|crept|cut|drank|drew|drove|dug|fell|felt|flew|forgot|" +
    "found|gave|got|grew|held|hid|hit|hung|kept|knew|lay|led|left|let|lit|lost|made|met|put|ran|rang|rode|rose|" +
    "said|sang|sank|sat|saw|sent|set|shone|shook|shut|slept|slid|spoke|stood|stuck|swam|swept|swung|thought|" +
    "threw|told|took|tore|understood|went|woke|won|wore)\\b",
  "u",
);
/** "So were the books." */
const INVERTED = /^So (?:am|are|is|was|were|do|does|did|had|has|have) /u;
const FEWEST_WORDS = 3;
const LONGEST_PAIR = 150;
const LONGEST_REJOINED = 19;
const MOST_STEPS = 6;

/**
 * Brings the sentences of a page to the length of its level, by joining short neighbors ("It was dark, and
 * it was late.") or taking long ones apart at the same seams, and by plainer or richer words of the same sense.
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
  const misses = listLevelMisses(level, figures).filter((miss) => miss !== "words" && miss !== "commonShare");
  if (misses.length === 0) return undefined;
  let best: string | undefined;
  let least = strainOf(level, figures);
  for (const option of [...listSwapped(text), ...listJoined(level, text), ...listSplit(text)]) {
    const strain = strainOf(level, gauge(option));
    if (strain < least) [best, least] = [option, strain];
  }
  return best;
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
  const advanced = level === "Advanced";
  const joined: string[] = [];
  for (const match of text.matchAll(advanced ? PAIRS_WITH_SEMICOLON : PAIRS)) {
    const [whole, first = "", starter = "", second = ""] = match;
    const glue = glueOf(starter, advanced);
    if (!sharesSubject(first, starter) || !mayJoin(first, { starter, second }, glue)) continue;
    joined.push(replaceAt(text, match.index, whole + starter, `${first}${glue}${starter.toLowerCase()}`));
  }
  return joined;
}

/** "She sat down. She slept." may be one sentence; "Animals sing. She slept." may not. A name is no common word. */
function sharesSubject(first: string, starter: string): boolean {
  if (!PERSONS.has(starter)) return true;
  const [subject = ""] = first.trim().split(/[ ,’]/u);
  return subject === starter || !isCommonWord(subject);
}

function glueOf(starter: string, advanced: boolean): string {
  if (LINKS.has(starter)) return ", ";
  return advanced ? "; " : ", and ";
}

function mayJoin(
  first: string,
  { starter, second }: { starter: string; second: string },
  glue: string,
): boolean {
  if (Math.min(countWords(first), countWords(second)) < FEWEST_WORDS) return false;
  if ((glue === ", and " && TAG_OF_SPEECH.test(first)) || INVERTED.test(starter + second)) return false;
  return glue === "; " ? first.length + second.length <= LONGEST_PAIR : !isFull(first, second);
}

function listSplit(text: string): string[] {
  const split: string[] = [];
  for (const match of [...text.matchAll(COMMA_SEAM), ...text.matchAll(SEMICOLON_SEAM)]) {
    const [whole, link, starter = ""] = match;
    if (isInsideSpeech(text, match.index) || HANGS_ON.has(starter)) continue;
    if (MAY_LACK_VERB.has(starter) && !standsAlone(starter, clauseFrom(text, match.index + whole.length)))
      continue;
    const opener = link === "for" ? "For" : link === "while" ? "Meanwhile," : link && capital(link);
    split.push(
      replaceAt(text, match.index, whole, `. ${opener ? `${opener} ${starter}` : capital(starter)} `),
    );
  }
  return split;
}

const HANGING = /(?:^| )(?:that|which|who|whose|whom|where|when|as|because|if) /u;
/** "Then came a third" is whole without a word before its verb. */
const TURNED_AROUND = /^(?:came|went|was|were|followed|stood|lay) (?:the|an?|another|one|two|three|\p{Lu})/u;

/**
 * "…, and the second" tells nothing yet, "and then a third that was hoarse" has its verb in what hangs on it, and "and then
 * forgot it" nobody who does it: only a clause with a verb and somebody of its own may stand alone.
 */
function standsAlone(starter: string, clause: string): boolean {
  const verb = VERB.exec(clause);
  if (!verb) return false;
  const before = clause.slice(0, verb.index);
  if (HANGING.test(before)) return false;
  return starter === "the" || before.trim() !== "" || TURNED_AROUND.test(clause);
}

function clauseFrom(text: string, start: number): string {
  return /^[^,.;:!?”]*/u.exec(text.slice(start))?.[0] ?? "";
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
