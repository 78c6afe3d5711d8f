const SHORTEST = 5;
/** In a word of so many letters, two of them may be wrong. */
const LONG = 8;
/** So short a word is known by its sound, or by its consonants where it has nothing else: "pupy", "prty". */
const SHORTEST_HEARD = 4;
const MOST_LETTERS = 3;

/**
 * The key, of all keys, that a word is meant to be: with one letter too many, too few, wrong or swapped, with two in a
 * long word, as it sounds, or without its vowels.
 */
export function findMistypedKey(word: string, keys: Iterable<string>): string | undefined {
  if (word.length < SHORTEST_HEARD) return undefined;
  const like = [...keys].filter(
    (key) => key.charAt(0) === word.charAt(0) && Math.abs(key.length - word.length) <= MOST_LETTERS,
  );
  const sound = soundOf(word);
  const bones = /[aeiou]/u.test(word) ? null : word;
  const near = like.filter((key) => isNearOfLong(word, key));
  return (
    // "Baloon" is a balloon, and no baboon.
    like.find((key) => key.length >= SHORTEST_HEARD && soundOf(key) === sound) ??
    like.find((key) => isMistyped(word, key)) ??
    like.find((key) => bonesOf(key) === bones) ??
    (near.length === 1 ? near[0] : undefined)
  );
}

const isMistyped = (word: string, key: string): boolean =>
  word.length >= SHORTEST && key.length >= SHORTEST && Math.abs(key.length - word.length) <= 1
    ? isNearly(key, word)
    : false;

const bonesOf = (key: string): string => key.replace(/[aeiou]/gu, "");

const isNearOfLong = (word: string, key: string): boolean =>
  word.length >= LONG && key.length >= LONG && !key.includes("-") && distanceOf(word, key) <= 2;

/** As it is spelled by ear: "elefant", "baloon", "rino". */
const soundOf = (word: string): string =>
  word
    .replaceAll("ph", "f")
    .replaceAll(/([rc])h(?=[aeiou])/gu, (_, letter: string) => (letter === "r" ? "r" : "ch"))
    .replaceAll(/ck|qu/gu, "k")
    .replaceAll(/ie|ei|ea|ee/gu, "e")
    .replaceAll(/(\p{L})\1+/gu, "$1");

function isNearly(left: string, right: string): boolean {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const [restLeft, restRight] = [left.slice(at), right.slice(at)];
  return (
    restLeft.slice(1) === restRight ||
    restLeft === restRight.slice(1) ||
    restLeft.slice(1) === restRight.slice(1) ||
    (restLeft.charAt(0) === restRight.charAt(1) &&
      restLeft.charAt(1) === restRight.charAt(0) &&
      restLeft.slice(2) === restRight.slice(2))
  );
}

/** How many letters are to be added, taken away, exchanged. */
function distanceOf(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let at = 1; at <= left.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= right.length; to += 1) {
      const same = left[at - 1] === right[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[right.length] ?? Infinity;
}
