import type { StoryPage } from "@/lib/shared/story";

/** Long adverbs that meet a level and tire a reader: each comes once in a book, and then in other words. */
const ADVERB =
  /(?<article>\b[Aa]n )?\b(?<adverb>extremely|considerably|immediately)\b(?<after> \p{Ll}+er\b| after)?/giu;
/** "Considerably larger", "immediately afterward", and elsewhere. */
type Others = Readonly<Record<string, readonly [before: string, otherwise: string]>>;
const LONG: Others = {
  extremely: ["remarkably", "remarkably"],
  considerably: ["noticeably", "noticeably"],
  immediately: ["right", "instantly"],
};
const PLAIN: Others = {
  extremely: ["very", "very"],
  considerably: ["much", "a good deal"],
  immediately: ["right", "at once"],
};

/** Keeps the first of each in a book; of the others, the words with which a page meets its level. */
export function spareAdverbs(
  pages: readonly StoryPage[],
  meetsLevel: (text: string) => boolean,
): StoryPage[] {
  const said = new Set<string>();
  return pages.map((page) => {
    const options = [LONG, PLAIN].map((others) => spare(page.text, new Set(said), others));
    for (const [, , adverb = ""] of page.text.matchAll(ADVERB)) said.add(adverb.toLowerCase());
    return { ...page, text: options.find(meetsLevel) ?? options[0] ?? page.text };
  });
}

const spare = (text: string, said: Set<string>, others: Others): string =>
  text.replace(
    ADVERB,
    (found: string, article: string | undefined, adverb: string, after: string | undefined) => {
      const known = adverb.toLowerCase();
      if (!said.has(known)) {
        said.add(known);
        return found;
      }
      const other = others[known]?.[after ? 0 : 1] ?? adverb;
      const put = /^\p{Lu}/u.test(adverb) ? `${other[0]?.toUpperCase() ?? ""}${other.slice(1)}` : other;
      return `${article?.replace("n ", " ") ?? ""}${put}${after ?? ""}`;
    },
  );
