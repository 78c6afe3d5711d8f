/** No word has a letter three times in a row. */
const STRETCHED = /(\p{L})\1{2,}/giu;
/** Nor these twice, but for a few: "skiing", "vacuum" and "Aaron" are no other word with one of them. */
const NEVER_TWICE = /([ahijkquvwxy])\1+/giu;
const VOWEL = /[aeiouy]/iu;
/** Every letter as often as the others: "sseexx". Each run is whole: forty times one letter could be cut in a million ways. */
const ALL_TWICE = /(?<!\p{L})(?:(\p{L})\1+(?!\1)){2,}(?!\p{L})/giu;
const WORD = /\p{L}+/gu;
const RUN = /(\p{L})\1+/giu;

const once = (_run: string, letter: string) => letter;
const twice = (_run: string, letter: string) => letter + letter;
const asInWords = (_run: string, letter: string) => (VOWEL.test(letter) ? letter : letter + letter);
const halved = (run: string, letter: string) => letter.repeat(Math.ceil(run.length / 2));

/**
 * What a text with letters pulled out may be: "kiiill" is "kill", "sexxx" is "sex", and "killleeed" has two of one and one
 * of the other. Empty for most; what is read so is only searched, so that a sheep may say "baaaa".
 */
export function foldStretched(text: string): string[] {
  const readings = [
    text.replace(STRETCHED, once),
    text.replace(STRETCHED, twice).replace(NEVER_TWICE, once),
    text.replace(STRETCHED, asInWords),
    text.replace(WORD, (word) => (word.search(STRETCHED) >= 0 ? word.replace(RUN, once) : word)),
    text.replace(ALL_TWICE, (word) => word.replace(RUN, halved)),
  ];
  return readings.filter((reading) => reading !== text);
}
