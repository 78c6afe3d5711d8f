import { findEntries } from "./find-entry";
import { splitWish } from "./runs";
import type { LexiconEntry } from "./subject";

const WORKS_AS =
  /\b(?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father)(?:['’]s| is| works as| worked as|s) an? (?<work>[\p{L} -]+)/iu;

/** "My mum is a pilot" is about the work: of a mother there are other stories. */
export function findParentsWork(texts: readonly string[]): LexiconEntry | null {
  const works = texts.flatMap((text) => WORKS_AS.exec(text)?.groups?.["work"] ?? []);
  const [found] = works.flatMap((work) => findEntries(splitWish(work)));
  return found?.entry.class === "person" && found.start === 0 ? found.entry : null;
}
