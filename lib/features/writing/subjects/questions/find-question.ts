import { singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { QUESTIONS } from "./all-questions";
import type { Question } from "./question";

/** A text that wants to know one thing, and not "Where is Bear?" or "How the Elephant Got Lost". */
const WONDERS =
  /^(?:why\b|how (?:do|does|did|is|are|can|far|big|small|many(?! (?:more )?(?:sleeps|days|nights|weeks)\b)|much|old|deep|hot|cold|fast|high|long|heavy)\b|how \p{L}+ (?:is|are) made\b|what (?:are|makes|do|does)\b|what is\b(?! (?:in|under|behind|on)\b)|where (?:do|does)\b|what (?:killed|happened to|happens (?:to|when|if)|causes?|made|keeps)\b|who (?:invented|discovered|made the first|built the first|was the first)\b|(?:do|does|can|are) (?!(?:we|you|i|they|he|she|it|my|our|there|this|that|these|those|not|re|your|mom|mum|dad)\b)(?:all |the )?\p{L}+ \p{L}+(?: \p{L}+){0,4}\??$)/iu;

/** Whether a text asks one particular thing, so that the answer to another question is no answer. */
export const isQuestion = (text: string): boolean => WONDERS.test(text.trim());

const SAYS_NOTHING = new Set(
  `why how what where when who which do does did is are am was were be been can can't could will would don't doesn't
  isn't aren't a an the this that these those of to in on at from for with by and or but it it's its i me my we us our you
  your he she they them their so some sometimes always there here then very really ever also too have has had got get gets
  people thing things come comes came all any up just exactly mommy mummy mom mum daddy dad please`.split(
    /\s+/u,
  ),
);

/** "Daytime" and "colours" as they are looked for: without their endings. */
const stemOf = (word: string): string =>
  singularOf(word.replace(/'s?$/u, ""))
    .replace(/our$/u, "or")
    .replace(/(?<=\p{L}{3})(?:ing|ed|e)$/u, "");

const stemsOf = (text: string): string[] =>
  splitWish(text)
    .filter((word) => !SAYS_NOTHING.has(word))
    .map(stemOf);

/** "Why me?" asks of nothing that could be looked up. */
export const asksOfSomething = (text: string): boolean => stemsOf(text).length > 0;

const toRun = (stems: readonly string[]): string => [...new Set(stems)].toSorted().join(" ");

/** All stems of a question, and what it is asked in so many words. */
type Known = { question: Question; stems: ReadonlySet<string>; asked: ReadonlySet<string> };

const KNOWN: readonly Known[] = QUESTIONS.map((question) => ({
  question,
  stems: new Set([question.asks, ...question.keys, ...question.about].flatMap(stemsOf)),
  asked: new Set([question.asks, ...question.keys.filter(isQuestion)].map((way) => toRun(stemsOf(way)))),
}));

/** The questions that ask all that a text asks; those that are about its own noun, where there are such. */
export function findQuestions(text: string): Question[] {
  const asked = stemsOf(text);
  if (asked.length === 0) return [];
  const known = KNOWN.filter(({ stems }) => asked.every((stem) => stems.has(stem)));
  // Why it snows is asked in just these words, and isn't why snow is white.
  const exact = known.filter((one) => one.asked.has(toRun(asked)));
  if (exact.length > 0) return exact.map(({ question }) => question);
  const found = known.map(({ question }) => question);
  const own = found.filter(({ about: [noun = ""] }) => stemsOf(noun).some((stem) => asked.includes(stem)));
  // A noun alone is asked about by a question of its own: where milk comes from isn't why milk teeth fall out.
  return own.length > 0 || asked.length === 1 ? own : found;
}
