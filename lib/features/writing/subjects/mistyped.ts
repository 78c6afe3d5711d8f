const SHORTEST = 5;
/** In a word of so many letters, two of them may be wrong. */
const LONG = 8;
/** So short a word is known by its sound, or by its consonants where it has nothing else: "pupy", "prty". */
const SHORTEST_HEARD = 4;
const MOST_LETTERS = 3;

/** A key, and what it is known by. */
type Key = { key: string; sound: string; bones: string };

/** Finds the key that a word is meant to be; `undefined` where there is none. */
export type FindKey = (word: string) => string | undefined;

/**
 * Finds the key, of all keys, that a word is meant to be: with one letter too many, too few, wrong or swapped, with two in
 * a long word, as it sounds, or without its vowels. What is asked of the keys is made ready once: an order may have forty
 * words that are none, and is read while somebody types.
 */
export function findMistypedKeyIn(keys: readonly string[]): FindKey {
  const byLetter = new Map<string, Key[]>();
  for (const key of keys) {
    const letter = key.charAt(0);
    const others = byLetter.get(letter) ?? [];
    byLetter.set(letter, others);
    others.push({ key, sound: soundOf(key), bones: bonesOf(key) });
  }
  return (word) =>
    word.length < SHORTEST_HEARD ? undefined : findIn(byLetter.get(word.charAt(0)) ?? [], word);
}

function findIn(keys: readonly Key[], word: string): string | undefined {
  const like = keys.filter(({ key }) => Math.abs(key.length - word.length) <= MOST_LETTERS);
  const sound = soundOf(word);
  const hasVowel = /[aeiou]/u.test(word);
  // "Baloon" is a balloon, and no baboon.
  const found =
    like.find((one) => one.key.length >= SHORTEST_HEARD && one.sound === sound) ??
    like.find(({ key }) => isMistyped(word, key)) ??
    (hasVowel ? undefined : like.find(({ bones }) => bones === word));
  return found?.key ?? findNear(like, word);
}

/** With two wrong letters it may only be one of them. */
function findNear(like: readonly Key[], word: string): string | undefined {
  const near = like.filter(({ key }) => isNearOfLong(word, key));
  return near.length === 1 ? near[0]?.key : undefined;
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
