import { readFileSync } from "node:fs";
import path from "node:path";

const PACKAGES = path.join(process.cwd(), "node_modules/@fontsource-variable");

/** The parts of a package that hold letters which the book's own font has, or signs that are no letters. */
const OTHER_PARTS = /latin|greek|cyrillic|vietnamese|math|symbols/;

const BY_SCRIPT = [
  ["noto-serif-hebrew", /\p{Script_Extensions=Hebrew}/u],
  ["noto-naskh-arabic", /\p{Script_Extensions=Arabic}/u],
  ["noto-serif-devanagari", /\p{Script_Extensions=Devanagari}/u],
  ["noto-serif-bengali", /\p{Script_Extensions=Bengali}/u],
  ["noto-serif-gujarati", /\p{Script_Extensions=Gujarati}/u],
  ["noto-serif-gurmukhi", /\p{Script_Extensions=Gurmukhi}/u],
  ["noto-serif-tamil", /\p{Script_Extensions=Tamil}/u],
  ["noto-serif-telugu", /\p{Script_Extensions=Telugu}/u],
  ["noto-serif-kannada", /\p{Script_Extensions=Kannada}/u],
  ["noto-serif-malayalam", /\p{Script_Extensions=Malayalam}/u],
  ["noto-serif-sinhala", /\p{Script_Extensions=Sinhala}/u],
  ["noto-serif-thai", /\p{Script_Extensions=Thai}/u],
  ["noto-serif-lao", /\p{Script_Extensions=Lao}/u],
  ["noto-serif-khmer", /\p{Script_Extensions=Khmer}/u],
  ["noto-serif-georgian", /\p{Script_Extensions=Georgian}/u],
  ["noto-serif-armenian", /\p{Script_Extensions=Armenian}/u],
  ["noto-sans-ethiopic", /\p{Script_Extensions=Ethiopic}/u],
] as const;

const CHINESE = "noto-serif-sc";
const JAPANESE = "noto-serif-jp";
const KOREAN = "noto-serif-kr";
const EAST_ASIAN = /\p{Script_Extensions=Han}|\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Hangul}/u;

/** The families that may have the letter, the likeliest first: Chinese letters are drawn as the rest of the text reads. */
function familiesFor(letter: string, text: string): readonly string[] {
  const own = BY_SCRIPT.find(([, script]) => script.test(letter));
  if (own) return [own[0]];
  if (!EAST_ASIAN.test(letter) && !/\p{Script=Katakana}/u.test(letter)) return [];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  return [CHINESE, JAPANESE, KOREAN];
}

type Part = { file: string; ranges: [number, number][] };
const parts = new Map<string, Part[]>();

/** The files of a family and the letters that each has; a family of Chinese letters has a hundred and more. */
function partsOf(family: string): Part[] {
  const known = parts.get(family);
  if (known) return known;
  const listed = JSON.parse(readFileSync(path.join(PACKAGES, family, "unicode.json"), "utf8")) as Record<
    string,
    string
  >;
  const read = Object.entries(listed)
    .filter(([name]) => !OTHER_PARTS.test(name))
    .map(([name, ranges]) => ({
      file: path.join(PACKAGES, family, "files", `${family}-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`),
      ranges: ranges.split(",").map(readRange),
    }));
  parts.set(family, read);
  return read;
}

/** "U+0590-05FF" or "U+20AC". */
function readRange(range: string): [number, number] {
  const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** The font file that has the letter, or `null`; only letters, marks and digits of a script are looked for. */
export function fileFor(letter: string, text: string): string | null {
  const point = letter.codePointAt(0) ?? 0;
  for (const family of familiesFor(letter, text)) {
    const part = partsOf(family).find(({ ranges }) =>
      ranges.some(([from, to]) => point >= from && point <= to),
    );
    if (part) return part.file;
  }
  return null;
}
