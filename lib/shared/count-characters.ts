const segments = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many characters a reader sees: an accented letter or a family emoji counts once. */
export const countCharacters = (text: string): number => Array.from(segments.segment(text)).length;
