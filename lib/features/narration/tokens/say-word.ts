import { sayDecimal, sayFraction, sayMoney, sayOrdinal, sayTime, sayWhole, sayYear } from "./say-number";

/** Written shorter than they are said; with their points, where they have some. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ "e.g.": "for example", "i.e.": "that is", "etc.": "et cetera", "vs.": "versus", "p.m.": "p m" },
    ...{
      "a.m.": "a m",
      "mr.": "mister",
      mr: "mister",
      "mrs.": "missus",
      mrs: "missus",
      "ms.": "miz",
      ms: "miz",
    },
    ...{ "dr.": "doctor", dr: "doctor", "st.": "saint", "prof.": "professor", "jr.": "junior" },
  }),
);
/** Endings that are a point of the word's own, not of its sentence. */
export const isShort = (written: string): boolean =>
  SHORT.has(written.toLowerCase()) || /^(?:\p{L}\.){2,}$/u.test(written);

/** Sounds without a vowel, which a voice would spell; as they are said aloud. */
const SOUNDS: [pattern: RegExp, said: string][] = [
  [/^s+h+$/, "shush"],
  [/^p+s+t+$/, "pist"],
  [/^h+m+$/, "hum"],
  [/^m{2,}$/, "mum"],
  [/^b+r+$/, "burr"],
  [/^g+r+$/, "gur"],
  [/^z{2,}$/, "zuz"],
  [/^t+s+k+$/, "tisk"],
  [/^p+f+t*$/, "puff"],
];

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "&": "and",
    "+": "plus",
    "=": "equals",
    "@": "at",
    "%": "percent",
    "#": "number",
    "°": "degrees",
  }),
);
/** Signs that are said where they stand alone. */
export const isSign = (written: string): boolean => SIGNS.has(written);

// Letters that aren't an English letter with a mark.
const LETTERS: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "th", þ: "th", ı: "i", ħ: "h", ŋ: "ng" },
};

/** A word in plain English letters; `null` where it has others. */
export function toPlain(written: string): string | null {
  const plain = written
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþıħŋ]/gu, (letter) => LETTERS[letter] ?? "")
    .replace(/[’ʼ`´]/gu, "'");
  if (/[^\p{ASCII}]/u.test(plain.replace(/[^\p{L}\p{N}]/gu, ""))) return null;
  const words = plain.replace(/[^a-z0-9']+/g, " ").trim();
  return /[a-z0-9]/.test(words) ? words : null;
}

type Reading = [pattern: RegExp, say: (match: string[]) => string];
const READINGS: Reading[] = [
  [/^([$€£])(\d[\d,]*(?:\.\d+)?)$/u, ([, sign = "", amount = ""]) => sayMoney(sign, amount)],
  [/^(\d{1,2})[:.]([0-5]\d)$/, ([, hours = "", minutes = ""]) => sayTime(hours, minutes)],
  [/^(\d{1,3})[/⁄](\d{1,3})$/u, ([, over = "", under = ""]) => sayFraction(over, under)],
  [/^(\d+)(?:st|nd|rd|th)$/i, ([, digits = ""]) => sayOrdinal(digits)],
  [/^(\d+(?:,\d{3})*(?:\.\d+)?)%$/, ([, number = ""]) => `${sayDecimal(number)} percent`],
  [/^(\d+(?:,\d{3})*(?:\.\d+)?)°$/, ([, number = ""]) => `${sayDecimal(number)} degrees`],
  [/^(1[1-9]\d\d|20\d\d)$/, ([year = ""]) => sayYear(year)],
  [/^\d+(?:,\d{3})*(?:\.\d+)?$/, ([number = ""]) => sayDecimal(number)],
];

const sayDigits = (text: string): string => text.replace(/\d+/g, (digits) => ` ${sayWhole(digits)} `);

/** How a word is said, in plain English letters; `null` for one in a script that our voices can't read. */
export function sayWord(written: string): string | null {
  const sign = SIGNS.get(written);
  if (sign) return sign;
  const short = SHORT.get(written.toLowerCase());
  if (short) return short;
  if (/^(?:\p{L}\.){2,}$/u.test(written)) return sayWord(written.replaceAll(".", " "));
  const number = written.normalize("NFKC");
  for (const [pattern, say] of READINGS) {
    const match = pattern.exec(number);
    if (match) return say(match.map(String));
  }
  const plain = toPlain(written);
  const sound = SOUNDS.find(([pattern]) => plain !== null && pattern.test(plain));
  if (sound) return sound[1];
  return plain && sayDigits(plain).replace(/\s+/g, " ").trim();
}
