const segments = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A family emoji with skin tones has ten; no letter of any script comes near. The database's limits know it too. */
const MOST_CODE_POINTS = 10;

/**
 * Whether a text has at most `max` characters as a reader sees them: an accented letter or a family emoji counts once.
 * No character may hide a text of its own in its accents.
 */
export const isWithin = (text: string, max: number): boolean =>
  text.length <= max * MOST_CODE_POINTS * 2 &&
  Array.from(text).length <= max * MOST_CODE_POINTS &&
  Array.from(segments.segment(text)).length <= max;
