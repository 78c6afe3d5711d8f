/** Spaces of any kind, and what joins or directs letters without being one. */
const SPACES = /[\p{Z}\t\n\r\v\f]+/gu;
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFE00-\uFE0F]/gu;
/** Within words of other scripts, and nowhere else, these two change how letters look. */
const IDLE_JOINERS =
  /(?<!(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?!\p{L})/gu;
const JOINERS = "\u200C\u200D";

/**
 * What the fonts can print of `text`, on one line: letters and signs that they lack are left out, so that no box
 * stands in their place. Empty when nothing is left.
 */
export function printableText(text: string, knows: (letter: string) => boolean): string {
  const tidy = text.normalize("NFC").replace(SPACES, " ").replace(INVISIBLE, "").replace(IDLE_JOINERS, "");
  const kept = Array.from(tidy)
    .filter((letter) => letter === " " || JOINERS.includes(letter) || knows(letter))
    .join("");
  return breakable(
    kept
      .replace(/ {2,}/g, " ")
      .replace(/ +([,.!?;:])/g, "$1")
      .trim(),
  );
}

/** No word of a language is longer; what is, could run over the edge of the page. */
const LONGEST_WORD = 24;

function breakable(text: string): string {
  return text.replace(new RegExp(`[^ ]{${LONGEST_WORD}}(?=[^ ])`, "gu"), "$& ");
}

/** Each paragraph as `printableText` leaves it; the empty ones are gone. */
export function printableParagraphs(text: string, knows: (letter: string) => boolean): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((paragraph) => printableText(paragraph, knows))
    .filter((paragraph) => paragraph !== "");
}

/** Whether every letter of a name can be printed; signs such as emoji beside the letters do not count. */
export function canPrintName(name: string, knows: (letter: string) => boolean): boolean {
  const letters = Array.from(name.normalize("NFC")).filter((letter) => /\p{L}/u.test(letter));
  return letters.length > 0 && letters.every(knows);
}

/** `name` put as "our hero" wherever it stands, with a capital at the start of a sentence. */
export function withoutName(text: string, name: string): string {
  if (name.trim() === "") return text;
  let result = "";
  let from = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, from)) {
    const before = text.slice(0, at).trimEnd();
    const opens =
      before === "" || /[.!?…]["”’»)]?$|["“«]$/u.test(before) || text.slice(before.length, at).includes("\n");
    result += text.slice(from, at) + (opens ? "Our hero" : "our hero");
    from = at + name.length;
  }
  return result + text.slice(from);
}
