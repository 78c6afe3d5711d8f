import type { LevelReport } from "@/lib/shared/level-figures";
import { listHeroNames, type Interest, type StoryOrder, type StoryText } from "@/lib/shared/story";
import { checkText } from "@/lib/features/writing/check-text";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { toNameForms } from "@/lib/features/writing/name-forms";
import { splitSentences, splitWords } from "@/lib/features/writing/split-text";
import { INTEREST_KITS } from "./interests/interest-kits";

export type AuditedStory = { order: StoryOrder; story: StoryText; report: LevelReport; faults: string[] };

const DEBRIS: readonly (readonly [string, RegExp])[] = [
  ["an unfilled slot", /[{}[\]<>|]/u],
  ["a double space", / {2}/u],
  ["undefined", /\b(?:undefined|null|NaN|object Object)\b/u],
  ["a space before a mark", / [,.!?;:]/u],
  ["marks in a row", /[,;:][,;:.]|[^.]\.\.(?!\.)/u],
  ["a straight quote", /"/u],
  ["a small letter after a full stop", /[a-z]\. [a-z]/u],
];
const DOUBLED = /\b(\p{L}+) \1\b/giu;
/** Said twice on purpose: "had had", "that that", and sounds such as "hip hip". */
const MAY_DOUBLE = new Set(["had", "that"]);
const WRONG_ARTICLE =
  /\ba (?=[aeio]\p{Ll})(?!one\b|once\b|eu)|\ban (?=[bcdfgjklmnpqrstvwxyz])(?![fhlmnrsx]\b)/giu;
const SHORTEST_SENTENCE_WORDS = 4;

/** Everything about a finished story that a reader would stumble over. */
export function auditStory(order: StoryOrder, story: StoryText): AuditedStory {
  const names = listStoryNames(order.heroName, story);
  const report = measureLevel(order.level, story.pages, { names, newWords: story.newWords });
  const faults = [...findDebris(story, names), ...findRepeats(story, names), ...findMissing(order, story)];
  const verdict = checkText(story, listHeroNames(order));
  if (!verdict.ok)
    faults.push(`refused by the text check: ${verdict.concern} on page ${verdict.page ?? "?"}`);
  return { order, story, report, faults };
}

export function showsInterest(story: StoryText, interest: Interest): boolean {
  return story.pages.some(({ text }) => INTEREST_KITS[interest].signs.test(text));
}

/** Share (0 to 1) of the five-word runs of one story that the other has as well. */
export function overlapOf(left: StoryText, right: StoryText): number {
  const [runsLeft, runsRight] = [fiveWordRuns(left), fiveWordRuns(right)];
  const shared = [...runsLeft].filter((run) => runsRight.has(run)).length;
  return shared / Math.min(runsLeft.size, runsRight.size);
}

function findDebris(story: StoryText, names: string[]): string[] {
  return story.pages.flatMap(({ number, text }) => {
    const plain = names.reduce((shielded, name) => shielded.replaceAll(name, "Name"), text);
    const found = DEBRIS.filter(([, pattern]) => pattern.test(plain)).map(([fault]) => fault);
    const doubled = [...plain.matchAll(DOUBLED)].filter(
      ([, word = ""]) => !MAY_DOUBLE.has(word.toLowerCase()),
    );
    found.push(...doubled.map(([words]) => `doubled "${words}"`));
    found.push(
      ...[...plain.matchAll(WRONG_ARTICLE)].map(({ index }) => `article "${plain.slice(index, index + 12)}"`),
    );
    return found.map((fault) => `page ${number}: ${fault}`);
  });
}

function findRepeats(story: StoryText, names: string[]): string[] {
  const seen = new Set<string>();
  return story.pages.flatMap(({ number, text }) =>
    splitSentences(text, names).flatMap((sentence) => {
      const refrain = story.refrains.some((line) => sentence.includes(line) || line.includes(sentence));
      const repeated =
        seen.has(sentence) && !refrain && splitWords(sentence).length >= SHORTEST_SENTENCE_WORDS;
      seen.add(sentence);
      return repeated ? [`page ${number} repeats: ${sentence}`] : [];
    }),
  );
}

function findMissing(order: StoryOrder, story: StoryText): string[] {
  const faults: string[] = [];
  const text = story.pages.map((page) => page.text).join("\n");
  if (!text.includes(toNameForms(order.heroName).full)) faults.push("the hero's name is missing");
  for (const { number, scene } of story.pages) {
    if (!scene.happening.includes("{hero}")) faults.push(`page ${number}: the picture lacks the hero`);
    if (/[{}]/u.test(scene.happening.replaceAll("{hero}", "")))
      faults.push(`page ${number}: slot in the picture`);
  }
  return faults;
}

function fiveWordRuns(story: StoryText): Set<string> {
  const words = splitWords(story.pages.map(({ text }) => text.toLowerCase()).join(" "));
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(" ")));
}
