/** All letters, with some signs among them that no text of a parent has: of those there are hundreds of ranges. */
const LETTERS = "a-z\\u00aa-\\u02af\\u0370-\\u1fff\\u2c00-\\ud7ff";

/** What is copied as it is, where a class begins or ends, and what is written in ranges. */
const PART = /\\p\{([LN])\}|\\.|[[\]]/gu;

/** The same pattern with letters and figures as a few ranges: those of Unicode take thrice as long to compile, in every place. */
export function inRanges(source: string): string {
  let isInClass = false;
  return source.replace(PART, (part: string, kind: string | undefined) => {
    if (kind === undefined) {
      if (part === "[") isInClass = true;
      if (part === "]") isInClass = false;
      return part;
    }
    const ranges = kind === "L" ? LETTERS : "0-9";
    return isInClass ? ranges : `[${ranges}]`;
  });
}
