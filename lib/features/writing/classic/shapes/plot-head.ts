import type { Shape } from "@/lib/features/writing/classic/grammar";

/** What a plot is chosen by. */
export type PlotHead = Omit<Shape, "beats" | "refrain" | "picks" | "asked"> & {
  /** Lists that `about`, `unless` and `tells` name: "{sibling}-{quarrel}" is each of these with each of those. */
  words?: Readonly<Record<string, string>>;
};

/** The lists that a phrase names, in full: "a-{pet}" with "pet: cat dog" is "a-cat a-dog". */
export function expandPhrases(line: string, words: Readonly<Record<string, string>> = {}): string {
  return line
    .split(" ")
    .flatMap((phrase) => expandPhrase(phrase, words))
    .join(" ");
}

function expandPhrase(phrase: string, words: Readonly<Record<string, string>>): string[] {
  const [slot, name = ""] = /\{([a-z]+)\}/u.exec(phrase) ?? [];
  if (slot === undefined) return [phrase];
  const list = Object.hasOwn(words, name) ? words[name] : undefined;
  if (list === undefined) throw new Error(`No list of words is called "${name}"`);
  return list.split(" ").flatMap((word) => expandPhrase(phrase.replace(slot, word), words));
}
