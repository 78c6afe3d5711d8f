import { readFile } from "node:fs/promises";
import path from "node:path";

const WEIGHTS = [400, 600] as const;

/** What any page may say besides its own words. */
const PLAIN = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));

let whole: Promise<Buffer[]> | undefined;

const loadFonts = (): Promise<Buffer[]> =>
  Promise.all(
    WEIGHTS.map((weight) => readFile(path.join(process.cwd(), `assets/fonts/literata-book-${weight}.ttf`))),
  );

/**
 * The letters of the printed book as rules of a style sheet, cut down to those of `texts`: some 45 KB in place of 370.
 * Not packed (WOFF2), which would take a hundred times as long as the cutting.
 */
export async function lettersFor(texts: readonly string[]): Promise<string> {
  whole ??= loadFonts();
  const [fonts, { default: subsetFont }] = await Promise.all([whole, import("subset-font")]);
  const letters = texts.join("").normalize("NFC") + PLAIN;
  const cuts = await Promise.all(
    fonts.map((font) => subsetFont(font, letters, { targetFormat: "sfnt", variationAxes: {} })),
  );
  return cuts
    .map(
      (font, index) =>
        `@font-face { font-family: "Literata Book"; font-weight: ${WEIGHTS[index] ?? 400}; src: url(data:font/ttf;base64,${font.toString("base64")}); }\n`,
    )
    .join("");
}
