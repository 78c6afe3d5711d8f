import { singularOfWord } from "@/lib/shared/singular";
import { hashText } from "@/lib/shared/hash-text";
import { PhraseIndex, type FoundPhrase } from "./phrase-index";

const MOST_WORDS = 5;

/** More than one of them is another family than one. */
const SEVERAL = /^(?:dads|daddies|moms|mommies|mums|mummies)$/u;

/** The words of a text in small letters. */
export function splitWish(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);
}

/**
 * Words of a text that follow each other, up to five, in the singular and joined as in "new-house". "My dads" also
 * stays as it is.
 */
export function listRuns(text: string): Set<string> {
  const words = splitWish(text);
  const readings = [words.map(toSingular), ...(words.some(meansSeveral) ? [words.map(toRunWord)] : [])];
  const runs = new Set<string>(BLOWS_ALONE.test(words.join(" ")) ? ["hitting-other"] : []);
  for (const reading of readings) {
    for (let start = 0; start < reading.length; start += 1) {
      for (let length = 1; length <= Math.min(MOST_WORDS, reading.length - start); length += 1) {
        runs.add(reading.slice(start, start + length).join("-"));
      }
    }
  }
  return runs;
}

/** Of whom nothing else is said than that they hit, that is meant; "hits" among other words is one of a ball or a song. */
const BLOWS_ALONE =
  /^(?:(?:hits|bites|kicks|pushes|punches|slaps|scratches|pinches|shoves)(?: and |, |$))+$/u;

/** The same lists are asked at every order. */
const indexes = new WeakMap<readonly string[], PhraseIndex>();

function indexOf(subjects: readonly string[]): PhraseIndex {
  const known = indexes.get(subjects);
  if (known) return known;
  const index = new PhraseIndex(subjects, runOf);
  indexes.set(subjects, index);
  return index;
}

/** An order's runs are held against every plot. */
const hashed = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, number>>();

function hashesOf(runs: ReadonlySet<string>): ReadonlyMap<string, number> {
  const known = hashed.get(runs);
  if (known) return known;
  const hashes = new Map([...runs].map((run) => [run, hashText(run)]));
  hashed.set(runs, hashes);
  return hashes;
}

function find(subjects: readonly string[], runs: ReadonlySet<string>): readonly FoundPhrase[] {
  if (subjects.length === 0) return [];
  const index = indexOf(subjects);
  const found: FoundPhrase[] = [];
  for (const [run, hash] of hashesOf(runs)) found.push(...index.find(run, hash));
  return found;
}

/** Which of the subjects, written as "duck duckling", the runs name. The same list gives its answer soonest. */
export function listNamed(subjects: readonly string[], runs: ReadonlySet<string>): string[] {
  const named = new Set(find(subjects, runs).map(({ line }) => line));
  return named.size === 0 ? [] : subjects.filter((_, at) => named.has(at));
}

/** The phrases of the subjects that the runs name, as they are written. */
export const listPhrases = (subjects: readonly string[], runs: ReadonlySet<string>): string[] =>
  find(subjects, runs).map(({ phrase }) => phrase);

/** Short lines that are asked for one by one, as what is told where an order names it; no more of them whoever asks. */
const runsOfLine = new Map<string, readonly string[]>();
const MOST_LINES = 10_000;

function listRunsOfLine(subject: string): readonly string[] {
  const known = runsOfLine.get(subject);
  if (known) return known;
  const runs = subject.split(" ").map(runOf);
  if (runsOfLine.size >= MOST_LINES) runsOfLine.clear();
  runsOfLine.set(subject, runs);
  return runs;
}

/** Whether the runs name a subject, written as "duck duckling"; one of a plot's list is found sooner by `listNamed`. */
export const isLineNamed = (subject: string, runs: ReadonlySet<string>): boolean =>
  listRunsOfLine(subject).some((run) => runs.has(run));

/** A plot's phrase as `listRuns` has it; one with "dads" isn't met by "dad". */
export const runOf = (phrase: string): string => phrase.split("-").map(toRunWord).join("-");

export const singularOf = (phrase: string): string => phrase.split("-").map(toSingular).join("-");

const meansSeveral = (word: string): boolean => SEVERAL.test(word);
const toRunWord = (word: string): string => (meansSeveral(word) ? word : toSingular(word));

/** Also of what owns something. */
const toSingular = (word: string): string =>
  singularOfWord(word.includes("'") ? word.replace(/'s?$/u, "") : word);
