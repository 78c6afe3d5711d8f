import { listPhrases, runOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { isMeant } from "@/lib/features/writing/classic/tell-asked";
import { isWrittenFor } from "@/lib/features/writing/classic/tells-day";
import { isToldInOtherWords, otherWordsOf } from "./in-other-words";
import { formsOf } from "./word-forms";

/** Who knows what is told. */
export type Tells = { hasEntry: (entry: LexiconEntry) => boolean; hasWord: (word: string) => boolean };

/**
 * What is told, by one rule: what a plot says of itself, what is said often enough, in whichever of its forms, and what
 * other words mean. It is counted in a plot, for every book that is made of it (`plot-telling.ts`), and in a finished book
 * (`counter.ts`).
 */
export abstract class Telling implements Tells {
  private readonly ofItself: ReadonlySet<string>;

  constructor(readonly shape: Shape) {
    this.ofItself = new Set(splitWish(shape.premise ?? "").flatMap(formsOf));
  }

  /** So often what is told is said. What a plot was written for needs less than what is set into any. */
  protected abstract readonly least: number;

  /** How often one of these words is said. */
  protected abstract timesOf(words: readonly string[]): number;

  abstract readonly hasEntry: (entry: LexiconEntry) => boolean;

  /** Whether it was written for one event, and has words of its own for it. */
  protected get isWritten(): boolean {
    return isWrittenFor(this.shape);
  }

  /** Whether a word is told, in whichever of its forms, or in another word. */
  hasWord(word: string): boolean {
    const forms = formsOf(word);
    return (
      forms.some((form) => this.ofItself.has(form)) ||
      this.timesOf(forms) >= this.least ||
      this.saysOtherwise(word)
    );
  }

  /** Whether it says in other words what a word names. */
  protected saysOtherwise = (word: string): boolean =>
    isToldInOtherWords(this.shape.id, word) ||
    this.timesOf(otherWordsOf(word).filter((other) => other !== word)) >= this.least;

  /** The words of those of its phrases that stand in a text. */
  wordsOfPhrases(runs: ReadonlySet<string>): ReadonlySet<string> {
    return new Set(listPhrases(this.shape.about, runs).flatMap((phrase) => runOf(phrase).split("-")));
  }

  /** The words by which an order names what is told beside it. */
  protected wordsOfAsked(runs: ReadonlySet<string>): string[] {
    const { asked = [] } = this.shape;
    return asked.filter((one) => isMeant(one, runs)).flatMap(({ named }) => wordsIn(named, runs));
  }
}

const wordsIn = (phrases: string, runs: ReadonlySet<string>): string[] =>
  phrases
    .split(" ")
    .map(runOf)
    .filter((run) => runs.has(run))
    .flatMap((run) => run.split("-"));

/** What one of several tells is told. */
export const toldByAny = (tellings: readonly Tells[]): Tells => ({
  hasWord: (word) => tellings.some((one) => one.hasWord(word)),
  hasEntry: (entry) => tellings.some((one) => one.hasEntry(entry)),
});
