import { isCalledByRole } from "@/lib/shared/called-by-role";

/** Called so where the children's own names shall not stand; names of a girl as of a boy. */
const STAND_INS = [
  ...["Robin", "Charlie", "Sasha", "Alex", "Sam", "Kim"],
  ...["Jamie", "Quinn", "Rowan", "Avery", "Jules", "Noa", "Remi", "Casey", "Riley", "Toni"],
];

const holds = (name: string, other: string): boolean => name.toLowerCase().includes(other.toLowerCase());

/** Another name for each, which is nobody's. */
function standInsFor(names: readonly string[]): string[] {
  const free = STAND_INS.filter((one) => !names.some((name) => holds(name, one)));
  return names.map((_name, at) => free[at] ?? "Somebody");
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const wholeWord = (text: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(text)}(?![\p{L}\p{M}\p{N}])`, flags);

/** The name, and each part of it by which somebody may be called, the longest first. */
function partsOf(name: string): string[] {
  const words = name.split(/\s+/u).filter(Boolean);
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(" "));
  // A "de" or "la" within is not what anybody is called.
  const single = name.split(/[\s-]+/u).filter((word) => /^\P{Ll}\p{L}/u.test(word));
  // Of "Nani Asha" every Nani may be called the same.
  const parts = [...beginnings, ...single].filter((part) => words.length === 1 || !isCalledByRole(part));
  return [...new Set(parts)].sort((a, b) => b.length - a.length);
}

/**
 * Tells a text with another name in place of the child's. Rather a word too many: a name that is also a word ("Will")
 * goes wherever it stands in the same letters.
 */
export const withoutName = (childName: string): ((text: string) => string) => withoutNames([childName]);

/** The same for what a parent typed, in whatever letters. */
export const titleWithoutName = (childName: string): ((title: string) => string) =>
  titleWithoutNames([childName]);

type Swap = { pattern: RegExp; standIn: string };

const listSwaps = (given: readonly string[], patternsOf: (part: string) => RegExp[]): Swap[] => {
  const names = given.map((name) => name.normalize("NFC").trim()).filter((name) => name !== "");
  const standIns = standInsFor(names);
  // "Anna Lee" before the Anna beside her.
  return names
    .flatMap((name, at) => partsOf(name).map((part) => ({ part, standIn: standIns[at] ?? "" })))
    .toSorted((one, other) => other.part.length - one.part.length)
    .flatMap(({ part, standIn }) => patternsOf(part).map((pattern) => ({ pattern, standIn })));
};

const swapAll = (swaps: readonly Swap[], text: string): string =>
  swaps.reduce((told, { pattern, standIn }) => told.replace(pattern, standIn), text);

/** Tells a text of several children with other names. */
export function withoutNames(names: readonly string[]): (text: string) => string {
  // What a parent typed as a title may be in other letters; one of a single letter would be a word.
  const swaps = listSwaps(names, (part) => [
    wholeWord(part, "gu"),
    ...(/\p{L}{3}/u.test(part) ? [wholeWord(part.toUpperCase(), "gu")] : []),
  ]);
  return (text) => (swaps.length > 0 ? swapAll(swaps, text.normalize("NFC")) : text);
}

/** Letters that a name may be hidden by: nobody sees them. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;

/** A parent's own words: in any case and width, with letters between that nobody sees, and without the apostrophe ("Adas"). */
export function titleWithoutNames(names: readonly string[]): (title: string) => string {
  const tell = withoutNames(names);
  const swaps = listSwaps(names, (part) => (/\p{L}{3}/u.test(part) ? [wholeName(part)] : []));
  return (title) => {
    const plain = title.normalize("NFKC").replaceAll(UNSEEN, "");
    const told = swapAll(swaps, tell(plain));
    return told === plain ? title.normalize("NFC") : told;
  };
}

const wholeName = (part: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(part)}(?=s?(?![\p{L}\p{M}\p{N}]))`, "giu");
