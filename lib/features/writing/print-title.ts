import { listHeroNames, titleOfBook, type StoryOrder } from "@/lib/shared/story";
import { isCommonWord } from "./common-words";
import { findEntries } from "./subjects/find-entry";
import { REAL_WORDS } from "./subjects/real-words";

type Titled = Pick<StoryOrder, "title" | "called" | "heroName" | "together">;

/** "Mummys" is nobody's plural. */
const OF_FAMILY = /(?<![\p{L}'’])((?:mumm|momm|dadd|grann|nann)y)s(?= (?!and|or|are)\p{L})/gu;

/**
 * What stands on the cover: the parent's title. One that was typed without a single capital gets its first one, those of the
 * heroes' names, and the apostrophe of theirs: "ciarans first feis".
 */
export function printTitle(order: Titled): string {
  const title = titleOfBook(order);
  if (/\p{Lu}/u.test(title)) return title;
  const named = listHeroNames(order).reduce(putName, title.replace(OF_FAMILY, "$1's"));
  return named.replace(
    /^([“"‘(]*)(\p{L})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );
}

const putName = (title: string, name: string): string => {
  const small = name.toLowerCase();
  if (!/^\p{L}{2,}$/u.test(small) || isWord(small)) return title;
  const several = `${small}s`;
  return title.replace(
    new RegExp(`(?<![\\p{L}'’])${small}(?:s(?= \\p{L}))?(?!\\p{L})`, "gu"),
    (found: string) => (found === small ? name : isWord(several) ? found : `${name}'s`),
  );
};

/** Rose is a hero, and "roses" are none of hers. */
const isWord = (word: string): boolean =>
  isCommonWord(word) || REAL_WORDS.has(word) || findEntries([word]).length > 0;
