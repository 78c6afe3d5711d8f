/** Called so where the child's own name shall not stand; a name of a girl as of a boy. */
const STAND_IN = "Robin";
const OTHER_STAND_IN = "Charlie";

const standInFor = (name: string): string =>
  name.toLowerCase().includes(STAND_IN.toLowerCase()) ? OTHER_STAND_IN : STAND_IN;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
const wholeWord = (text: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(text)}(?![\p{L}\p{M}\p{N}])`, flags);

/** The name, and each part of it by which somebody may be called, the longest first. */
function partsOf(name: string): string[] {
  const words = name.split(/\s+/u).filter(Boolean);
  const beginnings = words.map((_, index) => words.slice(0, index + 1).join(" "));
  // A "de" or "la" within is not what anybody is called.
  const single = name.split(/[\s-]+/u).filter((word) => /^\P{Ll}\p{L}/u.test(word));
  return [...new Set([...beginnings, ...single])].sort((a, b) => b.length - a.length);
}

/**
 * Tells a text with another name in place of the child's. Rather a word too many: a name that is also a word ("Will")
 * goes wherever it stands in the same letters.
 */
export function withoutName(childName: string): (text: string) => string {
  const name = childName.normalize("NFC").trim();
  if (name === "") return (text) => text;
  const standIn = standInFor(name);
  // What a parent typed as a title may be in other letters; one of a single letter would be a word.
  const patterns = partsOf(name).flatMap((part) => [
    wholeWord(part, "gu"),
    ...(/\p{L}{3}/u.test(part) ? [wholeWord(part.toUpperCase(), "gu")] : []),
  ]);
  return (text) => patterns.reduce((told, pattern) => told.replace(pattern, standIn), text.normalize("NFC"));
}

/** The same for what a parent typed, in whatever letters. */
export function titleWithoutName(childName: string): (title: string) => string {
  const tell = withoutName(childName);
  const name = childName.normalize("NFC").trim();
  const patterns = partsOf(name)
    .filter((part) => /\p{L}{3}/u.test(part))
    .map((part) => wholeWord(part, "giu"));
  return (title) => patterns.reduce((told, pattern) => told.replace(pattern, standInFor(name)), tell(title));
}
