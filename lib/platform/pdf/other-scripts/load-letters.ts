import { readFile } from "node:fs/promises";
import path from "node:path";
import { Font } from "@react-pdf/renderer";
import { fileFor } from "./script-families";
import { LEFT_TO_RIGHT } from "@/lib/shared/reading-order";
import { asSet, splitByFile } from "./split-by-file";
import type { Cluster } from "./shape-words";

type Glyph = { advanceWidth: number };
/** What is used of a font that the PDF library has read; its own type leans on a package without types. */
type Face = {
  unitsPerEm: number;
  getGlyph: (id: number, codePoints: number[]) => Glyph;
  glyphForCodePoint: (codePoint: number) => Glyph;
};
/** Heights of the book's own font by its size, so that a name in other letters leaves its line where it is. */
export type Heights = { ascent: number; descent: number; lineGap: number };

export type OtherLetters = {
  /** To be named after the book's own font. */
  families: string[];
  knows: (letter: string) => boolean;
  /** Width of a text's letters that the book's own font lacks, at size 1. */
  width: (text: string, weight: number) => number;
  /** Forgets the fonts; they were cut for this book. */
  release: () => void;
};

type Wish = {
  texts: readonly string[];
  weights: readonly number[];
  isOwn: (letter: string) => boolean;
  heights: Heights;
};

const NONE: OtherLetters = { families: [], knows: () => false, width: () => 0, release: () => undefined };
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
let cuts = 0;

/**
 * Fonts for the letters that the book's own font lacks, cut down to these texts and read for this book alone. Words are
 * shaped here, by the library that browsers use too: the PDF library itself joins letters, and leaves their marks at
 * the wrong height.
 */
export async function loadLetters({ texts, weights, isOwn, heights }: Wish): Promise<OtherLetters> {
  const whole = texts.join(" ").normalize("NFC");
  const files = new Map<string, string | null>();
  const fileOf = (letter: string): string | null => {
    const known = files.get(letter);
    if (known !== undefined) return known;
    const file = isOwn(letter) ? null : fileFor(letter, whole);
    files.set(letter, file);
    return file;
  };
  const words = wordsByFile(whole, fileOf);
  if (words.size === 0) return NONE;
  cuts += 1;
  const families: string[] = [];
  const widths = new Map<string, (word: string) => number>();
  for (const [file, list] of words) {
    const family = `${path.basename(file)} ${cuts}`;
    for (const weight of weights) {
      const face = await register({ file, family, weight, words: [...list], heights });
      widths.set(`${file} ${weight}`, face);
    }
    families.push(family);
  }
  return {
    families,
    knows: (letter) => fileOf(letter) !== null,
    width: (text, weight) =>
      splitByFile(text.normalize("NFC"), fileOf).reduce(
        (sum, { file, text: word }) => sum + (file ? (widths.get(`${file} ${weight}`)?.(word) ?? 0) : 0),
        0,
      ),
    release: () => {
      for (const family of families) Reflect.deleteProperty(Font.getRegisteredFonts(), family);
    },
  };
}

function wordsByFile(text: string, fileOf: (letter: string) => string | null): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const { file, text: word } of splitByFile(text, fileOf)) {
    if (file === null) continue;
    const list = words.get(file) ?? new Set();
    words.set(file, list.add(word));
  }
  return words;
}

type Cut = { file: string; family: string; weight: number; words: string[]; heights: Heights };

/** @returns the width of a word at size 1 */
async function register({ file, family, weight, words, heights }: Cut): Promise<(word: string) => number> {
  const [{ default: subsetFont }, { shapeWords }, { joinGlyphs }] = await Promise.all([
    import("subset-font"),
    import("./shape-words"),
    import("./join-glyphs"),
  ]);
  const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
  const forms = words.flatMap((word) => [word, asSet(word), word.normalize("NFKD")]);
  const letters = `${forms.join("")}${LEFT_TO_RIGHT}`;
  const cut = await subsetFont(await readFile(file), letters, options);
  const shaped = [...shapeWords(cut, words.map(asSet)), [UNSEEN]];
  const clusters = shaped.flat();
  const { font, ids } = joinGlyphs(cut, clusters);
  const src = `data:font/ttf;base64,${font.toString("base64")}`;
  Font.register({ family, src, fontWeight: weight });
  await Font.load({ fontFamily: family, fontWeight: weight });
  const face = Font.getFont({ fontFamily: family, fontWeight: weight }).data as Face | null;
  if (!face) throw new Error(`${file} can't be read`);
  const glyphs = clusters.map(({ text }, index) => face.getGlyph(ids[index] ?? 0, codePointsOf(text)));
  const layout = layoutOf(face, { shaped, glyphs });
  Object.defineProperties(face, {
    layout: { value: (text: string) => ({ glyphs: layout(text), positions: layout(text).map(placeOf) }) },
    // By this name the PDF library knows whether it has the font already; parts of a family share theirs.
    postscriptName: { value: `${path.basename(file, ".woff2")}-${weight}` },
    ascent: { value: heights.ascent * face.unitsPerEm },
    descent: { value: heights.descent * face.unitsPerEm },
    lineGap: { value: heights.lineGap * face.unitsPerEm },
  });
  return (word) =>
    layout(asSet(word)).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / face.unitsPerEm;
}

/** The font draws it as a sign. */
const UNSEEN: Cluster = { text: LEFT_TO_RIGHT, advance: 0, strokes: [] };

const codePointsOf = (text: string): number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

const placeOf = ({ advanceWidth }: Glyph) => ({
  xAdvance: advanceWidth,
  yAdvance: 0,
  xOffset: 0,
  yOffset: 0,
  advanceWidth,
});

type Shaped = { shaped: Cluster[][]; glyphs: Glyph[] };

/** A word as it was shaped; what the PDF library makes of a word otherwise, letter by letter. */
function layoutOf(face: Face, { shaped, glyphs }: Shaped): (text: string) => Glyph[] {
  const known = new Map<string, Glyph[]>();
  let next = 0;
  for (const word of shaped) {
    const own = glyphs.slice(next, next + word.length);
    next += word.length;
    known.set(word.map(({ text }) => text).join(""), own);
    for (const [index, { text }] of word.entries()) {
      const glyph = own[index];
      if (glyph && !known.has(text)) known.set(text, [glyph]);
    }
  }
  const letterByLetter = (text: string): Glyph[] =>
    Array.from(graphemes.segment(text)).flatMap(
      ({ segment }) =>
        known.get(segment) ?? codePointsOf(segment).map((codePoint) => face.glyphForCodePoint(codePoint)),
    );
  return (text) => known.get(text) ?? letterByLetter(text);
}
