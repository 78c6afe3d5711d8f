import localFont from "next/font/local";

/**
 * Two files a family: Latin for every page, and Latin Extended, which a browser fetches only when a name
 * needs it; for titles and stories Vietnamese, Greek and Cyrillic as well. These have no fallback face, so that they
 * may stand first in the stack. Letters of other scripts are the device's own.
 */
const literata = localFont({
  src: "./literata-latin-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});
const literataExt = localFont({
  src: "./literata-latin-ext-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+1E00-1E9F",
    },
  ],
});
const literataVietnamese = localFont({
  src: "./literata-vietnamese-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata-vietnamese",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+1EA0-1EF9, U+20AB" }],
});
const literataGreek = localFont({
  src: "./literata-greek-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata-greek",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF",
    },
  ],
});
const literataCyrillic = localFont({
  src: "./literata-cyrillic-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-literata-cyrillic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116" }],
});
const figtree = localFont({
  src: "./figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  display: "swap",
  adjustFontFallback: "Arial",
});
const figtreeExt = localFont({
  src: "./figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+1E00-1E9F",
    },
  ],
});
const atkinson = localFont({
  src: [
    { path: "./atkinson-hyperlegible-latin-400-normal.woff2", weight: "400" },
    { path: "./atkinson-hyperlegible-latin-700-normal.woff2", weight: "700" },
  ],
  variable: "--font-atkinson",
  display: "swap",
  preload: false,
});
const atkinsonExt = localFont({
  src: [
    { path: "./atkinson-hyperlegible-latin-ext-400-normal.woff2", weight: "400" },
    { path: "./atkinson-hyperlegible-latin-ext-700-normal.woff2", weight: "700" },
  ],
  variable: "--font-atkinson-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+1E00-1E9F",
    },
  ],
});

const NAMES = [literataVietnamese, literataGreek, literataCyrillic];

export const fontVariables = [literata, literataExt, ...NAMES, figtree, figtreeExt, atkinson, atkinsonExt]
  .map((font) => font.variable)
  .join(" ");
