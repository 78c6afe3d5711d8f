import { splitSentences, splitWords } from "@/lib/features/writing/split-text";
import { findDisagreements } from "./find-disagreements";

/** Adverbs that nobody says aloud twice in a book. */
const ADVERB = /\b(?:considerabl\p{L}+|immediately|extremely)\b/giu;
const MARKUP = /[{}<>*_#[\]\\|]|\bhttps?:/u;
/** A refrain is shorter. */
const SHORTEST_REPEAT = 12;

/** A fault of a page, and whether it makes the sentence wrong. */
export type ReadFault = { words: string; isWrong: boolean };

/** What a copy-editor marks on each page of a finished text. */
export function readPages(texts: readonly string[]): ReadFault[][] {
  const said = new Set<string>();
  const adverbs = new Set<string>();
  return texts.map((text) => [
    ...findDisagreements(text).map((words) => ({ words: `Grammar: ${words}.`, isWrong: true })),
    ...(hasOpenSpeech(text) ? [{ words: "A quotation mark has no partner.", isWrong: true }] : []),
    ...(MARKUP.test(text) ? [{ words: "Plain sentences, without markup.", isWrong: true }] : []),
    ...listRepeated(text, said).map((words) => ({
      words: `This sentence stands on an earlier page, too: ${words}`,
      isWrong: false,
    })),
    ...listWornOut(text, adverbs).map((words) => ({
      words: `"${words}" was used before; once in a book is enough.`,
      isWrong: false,
    })),
  ]);
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;
const hasOpenSpeech = (text: string): boolean => count(text, "“") !== count(text, "”");

function listRepeated(text: string, said: Set<string>): string[] {
  const long = splitSentences(text).filter((sentence) => splitWords(sentence).length >= SHORTEST_REPEAT);
  return long.filter((sentence) => {
    const key = sentence.toLowerCase();
    const isKnown = said.has(key);
    said.add(key);
    return isKnown;
  });
}

function listWornOut(text: string, adverbs: Set<string>): string[] {
  return (text.match(ADVERB) ?? []).filter((found) => {
    const key = found.toLowerCase();
    const isKnown = adverbs.has(key);
    adverbs.add(key);
    return isKnown;
  });
}
