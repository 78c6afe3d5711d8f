import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { textOf } from "@/lib/features/writing/classic/shapes/all-shapes";
import { listKinds } from "@/lib/features/writing/classic/subject-words";
import { Telling } from "./telling";
import { formsOf } from "./word-forms";

/** So often a plot says what it tells, over its levels; what takes any noun says much in passing. */
const SAID = { byOne: 4, byAny: 16 } as const;

/** What a plot tells, whichever of its books is made: what is asked about is asked of every child. */
class PlotTelling extends Telling {
  private readonly times: ReadonlyMap<string, number>;

  constructor(shape: Shape) {
    super(shape);
    this.times = countWords(textOf(shape));
  }

  protected get least(): number {
    return this.isWritten ? SAID.byOne : SAID.byAny;
  }

  protected timesOf(words: readonly string[]): number {
    return Math.max(0, ...words.map((word) => this.times.get(word) ?? 0));
  }

  hasEntry = (entry: LexiconEntry): boolean =>
    entry.class === "feeling" ||
    this.hasPart(entry) ||
    [entry.word, ...(entry.also ?? [])].some((word) => this.hasWord(word));

  /** What stands in a phrase of it, and what is told beside it where an order names it. */
  override wordsOfPhrases(runs: ReadonlySet<string>): ReadonlySet<string> {
    return new Set([...super.wordsOfPhrases(runs), ...this.wordsOfAsked(runs)]);
  }

  /** Whether somebody of the kind plays in it. */
  private hasPart(entry: LexiconEntry): boolean {
    const kinds = listKinds({ entry, name: null });
    return Object.values(this.shape.cast).some((role) => role.some((kind) => kinds.includes(kind)));
  }
}

/** How often a text says a word, in any of its forms: "ran" is nothing that a grand piano tells. */
function countWords(text: string): ReadonlyMap<string, number> {
  const written = new Map<string, number>();
  for (const word of splitWish(text)) written.set(word, (written.get(word) ?? 0) + 1);
  const times = new Map<string, number>();
  for (const [word, count] of written)
    for (const form of new Set(formsOf(word))) times.set(form, (times.get(form) ?? 0) + count);
  return times;
}

const known = new WeakMap<Shape, PlotTelling>();

export function tellingOf(shape: Shape): PlotTelling {
  const telling = known.get(shape) ?? new PlotTelling(shape);
  known.set(shape, telling);
  return telling;
}
