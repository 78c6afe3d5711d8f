import { hashText } from "@/lib/shared/hash-text";

/** A stream of numbers that is the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number | string) {
    this.#state = hashText(String(seed)) | 0;
  }

  /** A stream of its own, so that one choice more or less in it moves nothing elsewhere. */
  fork(label: string): Random {
    return new Random(`${this.#state}/${label}`);
  }

  /** From 0 up to 1, by the mulberry32 step. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  pick<T>(options: readonly T[]): T {
    const choice = options[Math.floor(this.next() * options.length)];
    if (choice === undefined) throw new Error("Nothing to choose from");
    return choice;
  }

  pickWeighted<T>(options: readonly T[], weigh: (option: T) => number): T {
    const weights = options.map(weigh);
    let left = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, option] of options.entries()) {
      left -= weights[index] ?? 0;
      if (left < 0) return option;
    }
    return this.pick(options);
  }

  shuffle<T>(options: readonly T[]): T[] {
    return options
      .map((option) => ({ option, order: this.next() }))
      .sort((left, right) => left.order - right.order)
      .map(({ option }) => option);
  }
}
