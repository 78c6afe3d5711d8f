const ODD_PLURALS: ReadonlyMap<string, string> = new Map([
  ["mice", "mouse"],
  ["leaves", "leaf"],
  ["wolves", "wolf"],
  ["elves", "elf"],
  ["geese", "goose"],
  ["children", "child"],
]);
const SAME_IN_PLURAL: ReadonlySet<string> = new Set(["sheep", "fish", "deer", "moose"]);
/** What a word alone doesn't show: a plural in "-ses" may be of "-se" or of "-s". */
const TIDY_PLURALS: readonly (readonly [RegExp, string])[] = [
  [/fe?$/u, "ves"],
  [/man$/u, "men"],
  [/(?<=^[tf])oo(?=th?$)/u, "ee"],
  [/(?<=s|o)$/u, "es"],
];

/** A word in small letters in the singular, as far as it shows. */
export function singularOfWord(word: string): string {
  const odd = ODD_PLURALS.get(word);
  if (odd !== undefined) return odd;
  return word.endsWith("s") ? withoutEnding(word) : word;
}

const withoutEnding = (word: string): string =>
  word
    // But "lie" and "pie" of "lies" and "pies".
    .replace(/(?<=\p{L}{2})ies$/u, "y")
    .replace(/(?<=x|ch|sh|ss)es$/u, "")
    .replace(
      /(?<=^(?:octop|walr|platyp|hippopotam|rhinocer|cact|circ|b|minib)us|^(?:volcan|potat|tomat|domin|mosquit|buffal|tornad|flaming|ech)o)es$/u,
      "",
    )
    .replace(/(?<=\p{L}{2}[^su])s$/u, "");

/** Whether a word may be more than one of a noun, both in small letters; "sheep" is one and many. */
export const isPluralOf = (word: string, noun: string): boolean =>
  word === noun
    ? SAME_IN_PLURAL.has(noun)
    : singularOfWord(word) === noun ||
      TIDY_PLURALS.some(([ending, many]) => ending.test(noun) && noun.replace(ending, many) === word);
