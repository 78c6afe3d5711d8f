import { singularOfWord } from "@/lib/shared/singular";

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
  const runs = new Set<string>();
  for (const reading of readings) {
    for (let start = 0; start < reading.length; start += 1) {
      for (let length = 1; length <= Math.min(MOST_WORDS, reading.length - start); length += 1) {
        runs.add(reading.slice(start, start + length).join("-"));
      }
    }
  }
  return runs;
}

/** The runs of each line of a plot's phrases, which are the same at every order. */
const runsOfLines = new WeakMap<readonly string[], readonly (readonly string[])[]>();

function listRunsOfLines(subjects: readonly string[]): readonly (readonly string[])[] {
  const known = runsOfLines.get(subjects);
  if (known) return known;
  const lines = subjects.map((subject) => subject.split(" ").map(runOf));
  runsOfLines.set(subjects, lines);
  return lines;
}

/** Which of the subjects, written as "duck duckling", the runs name. */
export function listNamed(subjects: readonly string[], runs: ReadonlySet<string>): string[] {
  const lines = listRunsOfLines(subjects);
  return subjects.filter((_, at) => lines[at]?.some((run) => runs.has(run)));
}

/** A plot's phrase as `listRuns` has it; one with "dads" isn't met by "dad". */
export const runOf = (phrase: string): string => phrase.split("-").map(toRunWord).join("-");

export const singularOf = (phrase: string): string => phrase.split("-").map(toSingular).join("-");

const meansSeveral = (word: string): boolean => SEVERAL.test(word);
const toRunWord = (word: string): string => (meansSeveral(word) ? word : toSingular(word));

/** Also of what owns something. */
const toSingular = (word: string): string => singularOfWord(word.replace(/'s?$/u, ""));
