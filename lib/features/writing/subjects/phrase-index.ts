import { hashText } from "@/lib/shared/hash-text";

/** A phrase's number stands behind the hash of its run in one key; a list of lines has fewer phrases. */
const MOST_PHRASES = 2 ** 21;

/** A phrase as it is written, and which of the lines it stands in. */
export type FoundPhrase = { phrase: string; line: number };

const NOTHING: readonly FoundPhrase[] = [];

/** One bit for each hash that some index has, a few others' among them: most runs of an order are in none. */
const KNOWN = new Uint8Array(2 ** 19);
const byteOf = (hash: number): number => hash >>> 13;
const bitOf = (hash: number): number => 1 << ((hash >>> 10) & 7);

/**
 * Where the phrases of some lines stand, found by their runs. The plots have more than a hundred thousand of them, and each
 * kept as a string with a list of its lines took 700 bytes; kept as numbers it takes 14.
 */
export class PhraseIndex {
  private readonly lines: readonly string[];
  private readonly runOf: (phrase: string) => string;
  /** Hash and number of each phrase, the smallest first. */
  private readonly keys: Float64Array;
  private readonly lineOf: Uint16Array;
  private readonly startOf: Uint32Array;

  /** @param lines phrases with a space between them; `runOf` says by which run one is found */
  constructor(lines: readonly string[], runOf: (phrase: string) => string) {
    this.lines = lines;
    this.runOf = runOf;
    const phrases = lines.map((line) => line.split(" "));
    const count = phrases.reduce((sum, { length }) => sum + length, 0);
    this.keys = new Float64Array(count);
    this.lineOf = new Uint16Array(count);
    this.startOf = new Uint32Array(count);
    let number = 0;
    for (const [line, ofLine] of phrases.entries()) {
      let start = 0;
      for (const phrase of ofLine) {
        const hash = hashText(runOf(phrase));
        KNOWN[byteOf(hash)] = (KNOWN[byteOf(hash)] ?? 0) | bitOf(hash);
        this.keys[number] = hash * MOST_PHRASES + number;
        this.lineOf[number] = line;
        this.startOf[number] = start;
        start += phrase.length + 1;
        number += 1;
      }
    }
    this.keys.sort();
  }

  /** The phrases of this run. @param hash `hashText(run)` */
  find(run: string, hash = hashText(run)): readonly FoundPhrase[] {
    if (((KNOWN[byteOf(hash)] ?? 0) & bitOf(hash)) === 0) return NOTHING;
    let found: FoundPhrase[] | undefined;
    for (let at = this.firstFrom(hash * MOST_PHRASES); at < this.keys.length; at += 1) {
      const key = this.keys[at] ?? Number.NaN;
      if (Math.floor(key / MOST_PHRASES) !== hash) break;
      const number = key % MOST_PHRASES;
      const phrase = this.phraseAt(number);
      if (this.runOf(phrase) === run) (found ??= []).push({ phrase, line: this.lineOf[number] ?? 0 });
    }
    return found ?? NOTHING;
  }

  private firstFrom(least: number): number {
    let from = 0;
    let to = this.keys.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.keys[middle] ?? 0) < least) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private phraseAt(number: number): string {
    const line = this.lines[this.lineOf[number] ?? 0] ?? "";
    const start = this.startOf[number] ?? 0;
    const end = line.indexOf(" ", start);
    return line.slice(start, end === -1 ? undefined : end);
  }
}
