import { spache } from "spache";
import { splitWords } from "./split-text";

/** The Revised Spache list of simple American-English words (see THIRD_PARTY.md). */
const LISTED: ReadonlySet<string> = new Set(spache);

/** Forms of listed words that no ending explains. */
const CONTRACTION = /(?:n't|'s|'re|'ve|'ll|'d|'m)$/u;

export function isCommonWord(word: string): boolean {
  const plain = word.toLowerCase().replaceAll("’", "'");
  return isListed(plain) || isListed(plain.replace(CONTRACTION, ""));
}

export const listCommonWords = (): string[] => [...LISTED];

/** Names and new words in small letters, word by word, with their regular forms. */
export function toDeclaredSet(declared: { names: string[]; newWords: string[] }): ReadonlySet<string> {
  const exempt = new Set<string>();
  for (const phrase of [...declared.names, ...declared.newWords]) {
    for (const word of splitWords(phrase.toLowerCase())) {
      for (const form of withRegularForms(word)) exempt.add(form);
    }
  }
  return exempt;
}

function isListed(word: string): boolean {
  return LISTED.has(word) || listStems(word).some((stem) => LISTED.has(stem));
}

/** Words that `word` may be the plural, past or -ing form of. */
export function listStems(word: string): string[] {
  const stems: string[] = [];
  if (/[^s]s$/u.test(word)) stems.push(word.slice(0, -1));
  if (/(?:s|x|z|ch|sh|o)es$/u.test(word)) stems.push(word.slice(0, -2));
  if (/ies$/u.test(word)) stems.push(`${word.slice(0, -3)}y`);
  if (/ves$/u.test(word)) stems.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/ied$/u.test(word)) stems.push(`${word.slice(0, -3)}y`);
  const ending = /(?:ed|ing)$/u.exec(word)?.[0];
  if (ending) {
    const bare = word.slice(0, -ending.length);
    stems.push(bare, `${bare}e`);
    if (/([^aeiou])\1$/u.test(bare)) stems.push(bare.slice(0, -1));
  }
  return stems.filter((stem) => stem.length > 1);
}

function withRegularForms(word: string): string[] {
  const forms = [word, `${word}'s`, `${word}’s`, `${word}s`, `${word}es`, `${word}ed`, `${word}ing`];
  if (word.endsWith("e")) forms.push(`${word}d`, `${word.slice(0, -1)}ing`);
  if (word.endsWith("y")) forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`);
  if (/[^aeiou][aeiou][^aeiouwxy]$/u.test(word)) {
    const doubled = `${word}${word.slice(-1)}`;
    forms.push(`${doubled}ed`, `${doubled}ing`);
  }
  return forms;
}
