import type { Interest } from "@/lib/shared/story";
import type { InterestKit, LevelKey } from "@/lib/features/writing/classic/grammar";
import type { Random } from "@/lib/features/writing/classic/random";

/** Stands among the parts of a book, which its child's later books know: "aside/Music/2". */
const ASIDE = "aside/";
const partOf = (interest: Interest, at: number): string => `${ASIDE}${interest}/${at}`;

type Told = { key: LevelKey; told: readonly string[]; random: Random };

/** For each interest that has no page of its own the sentence that its child has not read, or has not for the longest time. */
export function chooseAsides(kits: readonly InterestKit[], { key, told, random }: Told): string[] {
  return kits.map(({ interest, aside }) => {
    const parts = aside[key].map((_, at) => partOf(interest, at));
    const since = (part: string) => told.lastIndexOf(part);
    const longest = Math.min(...parts.map(since));
    return random.pick(parts.filter((part) => since(part) === longest));
  });
}

export const listAsideParts = (parts: readonly string[] = []): string[] =>
  parts.filter((part) => part.startsWith(ASIDE));

/** Which of an interest's sentences a book was given; all of them where none was chosen. */
export function asChosen<T>(
  options: readonly T[],
  interest: Interest,
  parts: readonly string[] = [],
): readonly T[] {
  const at = options.findIndex((_, index) => parts.includes(partOf(interest, index)));
  return at < 0 ? options : options.slice(at, at + 1);
}
