import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { loadLetters, type Heights } from "./other-scripts/load-letters";

const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/**
 * One file a weight for all its letters: a family in parts would be embedded again at each change of part, a hundred
 * times in a book whose hero is called Łukasz. Not packed (WOFF): the library would unpack it anew for every book, for
 * longer than all the rest takes.
 */
const BOOK_FONT = "Literata Book";

/** Joiners of letters and marks of direction. */
const UNSEEN = /\p{Cf}/u;

/** What is needed of a font that the library has read; its own type leans on a package without types. */
type Face = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
};

type OwnLetters = {
  knows: (letter: string) => boolean;
  /** Width of one letter at size 1. */
  advance: (letter: string, weight: Weight) => number;
  heights: Heights;
};

export type Typesetter = {
  /** The book's letters: its own, and after them those of other scripts that it needs. */
  families: string[];
  /** Whether the book's letters have this one. */
  knows: (letter: string) => boolean;
  /** Width of a line in points. */
  width: (text: string, size: number, weight: Weight) => number;
  /** To be called when the book is set. */
  release: () => void;
};

async function loadFace(fontWeight: Weight): Promise<Face> {
  await Font.load({ fontFamily: BOOK_FONT, fontWeight });
  const face = Font.getFont({ fontFamily: BOOK_FONT, fontWeight }).data as Face | null;
  if (!face) throw new Error("the book's font can't be read");
  return face;
}

async function load(): Promise<OwnLetters> {
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
  const { ascent, descent, lineGap, unitsPerEm } = faces[400];
  return {
    knows: (letter) => faces[400].hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    advance: (letter, weight) => {
      const key = `${weight}${letter}`;
      const known = advances.get(key);
      if (known !== undefined) return known;
      const face = faces[weight];
      const wide = face.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / face.unitsPerEm;
      advances.set(key, wide);
      return wide;
    },
    heights: { ascent: ascent / unitsPerEm, descent: descent / unitsPerEm, lineGap: lineGap / unitsPerEm },
  };
}

let own: Promise<OwnLetters> | undefined;

/** Letters for these texts. The book's own fonts are read once a process, those of other scripts for the book. */
export async function bookTypesetter(texts: readonly string[]): Promise<Typesetter> {
  own ??= load();
  const { knows, advance, heights } = await own;
  const other = await loadLetters({ texts, weights: WEIGHTS, isOwn: knows, heights });
  return {
    families: [BOOK_FONT, ...other.families],
    knows: (letter) => knows(letter) || other.knows(letter),
    width: (text, size, weight) => {
      const ownLetters = Array.from(text).filter((letter) => !UNSEEN.test(letter) && !other.knows(letter));
      const wide = ownLetters.reduce((sum, letter) => sum + advance(letter, weight), 0);
      return (wide + other.width(text, weight)) * size;
    },
    release: other.release,
  };
}
