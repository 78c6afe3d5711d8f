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

/** Which lines of a plot's phrases have a run: the same at every order, and looked up by the order's few runs. */
const linesByRun = new WeakMap<readonly string[], ReadonlyMap<string, readonly number[]>>();

function indexLines(subjects: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const known = linesByRun.get(subjects);
  if (known) return known;
  const index = new Map<string, number[]>();
  subjects.forEach((subject, at) => {
    for (const run of listRunsOfLine(subject)) index.set(run, [...(index.get(run) ?? []), at]);
  });
  linesByRun.set(subjects, index);
  return index;
}

/** Which of the subjects, written as "duck duckling", the runs name. The same list gives its answer soonest. */
export function listNamed(subjects: readonly string[], runs: ReadonlySet<string>): string[] {
  const index = indexLines(subjects);
  const named = new Set([...runs].flatMap((run) => index.get(run) ?? []));
  return named.size === 0 ? [] : subjects.filter((_, at) => named.has(at));
}

/** Lines of the plots that are asked for one by one; as many as there are, and no more whoever asks. */
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

/** Whether the runs name a subject, written as "duck duckling". */
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
