import { Blob, Buffer as Letters, Face, Font, shape } from "harfbuzzjs";

/** A drawing of the font, moved by so many of its units. */
export type Stroke = { glyph: number; x: number; y: number };
/** What a reader takes for one letter: its drawings in their places, and the text that they stand for. */
export type Cluster = { text: string; advance: number; strokes: Stroke[] };

/** A word's letters in the order of reading, whichever way they run, each with its marks where they belong. */
export function shapeWords(font: Uint8Array, words: readonly string[]): Cluster[][] {
  const shaper = new Font(new Face(new Blob(font)));
  return words.map((word) => {
    const letters = new Letters();
    letters.addText(word);
    letters.guessSegmentProperties();
    shape(shaper, letters);
    const places = letters.getGlyphPositions();
    const drawn = letters.getGlyphInfos().map(({ codepoint, cluster }, index) => {
      const place = places[index];
      if (!place) throw new Error("a glyph has no place");
      return { glyph: codepoint, start: cluster, place };
    });
    const starts = [...new Set(drawn.map(({ start }) => start))].sort((one, other) => one - other);
    return starts.map((start, index) => {
      let pen = 0;
      const strokes: Stroke[] = [];
      for (const { glyph, place } of drawn.filter((part) => part.start === start)) {
        strokes.push({ glyph, x: pen + place.xOffset, y: place.yOffset });
        pen += place.xAdvance;
      }
      return { text: word.slice(start, starts[index + 1]), advance: pen, strokes };
    });
  });
}
