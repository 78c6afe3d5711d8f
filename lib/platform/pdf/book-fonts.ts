import path from "node:path";
import { Font } from "@react-pdf/renderer";

const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * One file a weight for all its letters: a family in parts would be embedded again at each change of part, a hundred
 * times in a book whose hero is called Łukasz. Not packed (WOFF): the library would unpack it anew for every book, for
 * longer than all the rest takes.
 */
export const BOOK_FONT = "Literata Book";

/** What is needed of a font that the library has read; its own type leans on a package without types. */
type Face = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
};

export type Typesetter = {
  /** Whether the book's letters have this one. */
  knows: (letter: string) => boolean;
  /** Width of a line in points. */
  width: (text: string, size: number, weight: Weight) => number;
};

async function loadFace(fontWeight: Weight): Promise<Face> {
  await Font.load({ fontFamily: BOOK_FONT, fontWeight });
  const face = Font.getFont({ fontFamily: BOOK_FONT, fontWeight }).data as Face | null;
  if (!face) throw new Error("the book's font can't be read");
  return face;
}

async function load(): Promise<Typesetter> {
  Font.register({
    family: BOOK_FONT,
    fonts: WEIGHTS.map((fontWeight) => ({
      src: path.join(process.cwd(), `assets/fonts/literata-book-${fontWeight}.ttf`),
      fontWeight,
    })),
  });
  Font.registerHyphenationCallback((word) => [word]);
  const faces: Record<Weight, Face> = { 400: await loadFace(400), 600: await loadFace(600) };
  const advances = new Map<string, number>();
  function advance(letter: string, weight: Weight): number {
    const key = `${weight}${letter}`;
    const known = advances.get(key);
    if (known !== undefined) return known;
    const face = faces[weight];
    const wide = face.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / face.unitsPerEm;
    advances.set(key, wide);
    return wide;
  }
  return {
    knows: (letter) => faces[400].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    width: (text, size, weight) =>
      Array.from(text).reduce((sum, letter) => sum + advance(letter, weight), 0) * size,
  };
}

let typesetter: Promise<Typesetter> | undefined;

/** Reads the fonts once a process. */
export function bookTypesetter(): Promise<Typesetter> {
  typesetter ??= load();
  return typesetter;
}
