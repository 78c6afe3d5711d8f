import { isShort, isSign, sayWord, toPlain } from "./say-word";

/** A part of a displayed text that is said in one go. */
export type Token = {
  /** Its range of the text, in UTF-16 units. */
  shown: [from: number, to: number];
  /** In plain English letters, as a voice is given it; `null` for what no voice of ours can say. */
  said: string | null;
};

/** How names are said that are written otherwise, by how they are written. */
export type SayAs = Readonly<Record<string, string>>;

type Range = [from: number, to: number];

const isWordy = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const OPENING = /^[^\p{L}\p{N}$€£#@&+=%°.]+|^[.]+(?!\d)/u;
const CLOSING = /[^\p{L}\p{N}\p{M}%°]+$/u;
// A dash or a slash between words parts them, a hyphen doesn't; of dates and fractions the numbers stay together.
const PARTS = /(?:(?!--|[—–…/])\S|(?<=\d)[/⁄](?=\d))+/gu;

/** The word in a stretch without spaces: no quotation marks, no marks of its sentence. */
function trim(text: string, [from, to]: Range): Range | null {
  const opening = OPENING.exec(text.slice(from, to))?.[0].length ?? 0;
  const start = from + opening;
  const rest = text.slice(start, to);
  if (isSign(rest)) return [start, to];
  if (!isWordy(rest)) return null;
  const closing = CLOSING.exec(rest)?.[0] ?? "";
  const bare = rest.slice(0, rest.length - closing.length);
  // "e.g." keeps its last point.
  const end = isShort(`${bare}.`) && closing.startsWith(".") ? start + bare.length + 1 : start + bare.length;
  return [start, end];
}

const readWord = (text: string, shown: Range): Token => ({ shown, said: sayWord(text.slice(...shown)) });

function readStretch(text: string, offset: number, stretch: string): Token[] {
  return [...stretch.matchAll(PARTS)].flatMap((part) => {
    const from = offset + part.index;
    const shown = trim(text, [from, from + part[0].length]);
    return shown ? [readWord(text, shown)] : [];
  });
}

const readPlain = (text: string, [from, to]: Range): Token[] => readStretch(text, from, text.slice(from, to));

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const NOT_INSIDE = "(?<![\\p{L}\\p{N}\\p{M}])";
const POSSESSIVE = "['’]s";

/** Where the names stand that are said otherwise, each with its possessive. */
function findNames(text: string, sayAs: SayAs): Token[] {
  const names = Object.keys(sayAs).toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return [];
  const pattern = `${NOT_INSIDE}(${names.map(literally).join("|")})(${POSSESSIVE})?(?![\\p{L}\\p{N}\\p{M}])`;
  return [...text.matchAll(new RegExp(pattern, "gu"))].map((match) => {
    const [whole, name = "", possessive] = match;
    const said = toPlain(sayAs[name] ?? "");
    const shown: Range = [match.index, match.index + whole.length];
    return { shown, said: said && `${said}${possessive ? "'s" : ""}` };
  });
}

/** The parts of a displayed text in reading order, as voices say them and as the aligner looks for them. */
export function readTokens(text: string, sayAs: SayAs = {}): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const name of findNames(text, sayAs)) {
    tokens.push(...readPlain(text, [at, name.shown[0]]), name);
    at = name.shown[1];
  }
  return [...tokens, ...readPlain(text, [at, text.length])];
}
