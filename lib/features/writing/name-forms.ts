import { firstOfJoined } from "@/lib/shared/joined-name";

/** How a child's name is written in running text. */
export type NameForms = {
  /** As the parent gave it; of several children in one profile it is the first. */
  full: string;
  /** The same, unless it is so long that no page could hold it twice. */
  short: string;
  fullPossessive: string;
  shortPossessive: string;
};

/** Up to here a name stands on every page as it was given: "Anna Maria", and "Anna Maria Lopez" once. */
const LONGEST_REPEATED = 32;
const MOST_WORDS_REPEATED = 2;
const NOBODY = "Star";
/** No name ends in one of these: "Anna van der Berg" is Anna, and so is "Anna und Lena". */
const PARTICLES = new Set(
  "van von vom zu zur der den de del della di da das do dos du la le las los el al ben bin ibn ter ten te y e i st st. mc and und et en og och и و".split(
    " ",
  ),
);

/**
 * A parent expects the name as typed: accents, apostrophes, hyphens and other scripts stay. Only what no
 * book prints goes: control and direction marks, pictographs, line breaks. Right-to-left names need no
 * direction marks of their own: between words of a left-to-right line each stands as one run, and invisible
 * marks would print as boxes in fonts without them.
 */
export function toNameForms(given: string): NameForms {
  const full = firstOfJoined(cleanName(given));
  const isLong = full.length > LONGEST_REPEATED || full.split(" ").length > MOST_WORDS_REPEATED;
  const short = isLong ? shorten(full) : full;
  return { full, short, fullPossessive: possessive(full), shortPossessive: possessive(short) };
}

/** James's, as it is read aloud; the apostrophe is the one that the name itself uses. */
export function possessive(name: string): string {
  return `${name}${name.includes("'") ? "'" : "’"}s`;
}

function cleanName(given: string): string {
  const clean = given
    .normalize("NFC")
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu,
      "",
    )
    .replace(/(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu, "")
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (mark) => (/\s/u.test(mark) ? " " : ""))
    .replace(/[<>{}|[\]\\]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return clean === "" ? NOBODY : clean;
}

function shorten(name: string): string {
  const words = name.split(" ");
  let short = words[0] ?? name;
  for (const word of words.slice(1, MOST_WORDS_REPEATED)) {
    if (PARTICLES.has(word.toLowerCase()) || short.length + 1 + word.length > LONGEST_REPEATED) break;
    short = `${short} ${word}`;
  }
  return short;
}
