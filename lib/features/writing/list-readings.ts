import { foldStretched } from "./fold-stretched";

/**
 * A parent's words as a reader sees them, whatever marks, letters, figures, dots and stretching disguise them. What is read so is only searched:
 * titles are kept, and told, as they were written.
 */

/** Nobody sees these, beside what isn't a picture; the accents of a language stand in letters of their own once a text is composed. */
const UNSEEN =
  /(?<=^|[\p{L}\p{M}\p{N}\p{P}\s])(?<!\ufe0f)(?!(?<=\p{N})\ufe0f)\p{Default_Ignorable_Code_Point}+|(?<=[a-z])[\u0300-\u036f\u0489\u20d0-\u20f0]+/giu;

const FOREIGN = "авекмнорстухіѕјһԁԛԝӏαβεζηικμνορτυχ";
const LATIN = "abekmhopctyxisjhdqwlabezhikmvoptux";
const SMALL = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑɡ";
const SMALL_LATIN = "abcdefghijklmnoprstuvwyziag";
const pairUp = (letters: string, like: string) =>
  Array.from(letters, (letter, at) => [letter, like[at]] as const);
const LIKE = new Map<string, string | undefined>([...pairUp(FOREIGN, LATIN), ...pairUp(SMALL, SMALL_LATIN)]);

const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const IN_FOREIGN_LETTERS = new RegExp(
  `(?![${FOREIGN}]+(?!\\p{L}))(?<!\\p{L})[\\p{Script=Cyrillic}\\p{Script=Greek}]+(?!\\p{L})`,
  "iu",
);
const WORD = /\p{L}+/gu;
const LATIN_LETTER = /\p{Script=Latin}/u;

const toLatin = (word: string): string =>
  word.replace(/\p{L}/gu, (letter) => LIKE.get(letter.toLowerCase()) ?? letter);

/** No word of any language mixes them; one of look-alikes alone is English where nothing else is in other letters. */
function withLatinLetters(text: string): string {
  const small = text.replace(new RegExp(`[${SMALL}]`, "gu"), toLatin);
  if (!FOREIGN_LETTER.test(small)) return small;
  const isEnglish = LATIN_LETTER.test(small) && !IN_FOREIGN_LETTERS.test(small);
  return small.replace(WORD, (word) => (isEnglish || LATIN_LETTER.test(word) ? toLatin(word) : word));
}

/** As a text is seen, in the letters that it seems to be in. */
export const withoutMasks = (text: string): string =>
  withLatinLetters(text.normalize("NFKC").replace(UNSEEN, ""));

const FIGURES = new Map(
  Object.entries({
    0: "o",
    1: "i",
    3: "e",
    4: "a",
    5: "s",
    7: "t",
    8: "b",
    9: "g",
    "@": "a",
    $: "s",
    "!": "i",
    "|": "i",
  }),
);
/** Inside a word, or at its end: numbers, "4th" and "T-rex" have none. */
const IN_A_WORD =
  /(?<=\p{L})[0134579@$!|]+(?=\p{L})|(?<![\p{L}\p{N}])[0134579@$](?=\p{L}{2})(?!\d(?:st|nd|rd|th)\b)|(?<=\p{L}{2})[01345789$]{1,2}(?![\p{L}\p{N}])/gu;
const DOTTED = /(?<![\p{L}\p{N}])\p{L}(?:[.*_·•/|~+-]+\p{L}(?![\p{L}\p{N}])){2,}/gu;
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[\s.*_·•,/|~+-]+\p{L}(?![\p{L}\p{N}])){2,}/gu;
const INSIDE = /(?<=\p{L})[.*_·•|~+]+(?=\p{L})/gu;

const readFigures = (text: string, one: string): string =>
  text.replace(IN_A_WORD, (figures) =>
    figures.replace(/./gu, (figure) => (figure === "1" ? one : (FIGURES.get(figure) ?? figure))),
  );

const join = (letters: string) => letters.replace(/[^\p{L}]+/gu, "");

/** "h.i.t", "h i t" and "hi.t" as one word; "a w.a.r" as two. */
export const joinSpelled = (text: string): string =>
  text.replace(DOTTED, join).replace(SPELLED_OUT, join).replace(INSIDE, "");

/** All that a text may be read as, the plainest first; of most there is one. */
export function listReadings(text: string): string[] {
  const seen = withoutMasks(text);
  const joined = joinSpelled(seen);
  const inLetters = ["i", "l"].map((one) => joinSpelled(readFigures(seen, one)));
  const readings = [...new Set([seen, joined, ...inLetters])];
  return [...new Set([...readings, ...readings.flatMap(foldStretched)])];
}
