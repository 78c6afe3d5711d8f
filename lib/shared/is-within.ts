const segments = new Intl.Segmenter("en", { granularity: "grapheme" });

/** On average. A family emoji with skin tones has ten or eleven; no letter of any script comes near. The database's limits know it too. */
const MOST_CODE_POINTS = 10;
/** Of one character. */
const MOST_IN_ONE = 16;
/** Vietnamese has two accents on a letter, pointed Hebrew four. */
const PILED_UP = /\p{M}{11}/u;

/**
 * Whether a text that isn't in NFC yet may have at most `max` characters once it is. Cheap for any text: composing one is
 * not, where hundreds of accents are piled on a letter.
 */
export const mayBeWithin = (text: string, max: number): boolean =>
  text.length <= max * MOST_CODE_POINTS * 2 && !PILED_UP.test(text);

/**
 * Whether a text has at most `max` characters as a reader sees them: an accented letter or a family emoji counts once.
 * No character may hide a text of its own in its accents.
 */
export function isWithin(text: string, max: number): boolean {
  if (!mayBeWithin(text, max) || Array.from(text).length > max * MOST_CODE_POINTS) return false;
  const characters = Array.from(segments.segment(text), ({ segment }) => segment);
  return characters.length <= max && characters.every((one) => Array.from(one).length <= MOST_IN_ONE);
}
