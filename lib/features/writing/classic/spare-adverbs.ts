import type { StoryPage } from "@/lib/shared/story";

/** Long adverbs that meet a level and tire a reader: each comes once in a book, and then in plainer words. */
const ADVERB =
  /(?<article>\b[Aa]n )?\b(?<adverb>extremely|considerably|immediately)\b(?<after> \p{Ll}+er\b| after)?/giu;
const PLAIN: Readonly<Record<string, readonly [before: string, otherwise: string]>> = {
  extremely: ["very", "very"],
  // "Considerably larger", "immediately afterward".
  considerably: ["much", "a good deal"],
  immediately: ["right", "at once"],
};

/** Keeps the first of each in a book. */
export function spareAdverbs(pages: readonly StoryPage[]): StoryPage[] {
  const said = new Set<string>();
  return pages.map((page) => ({ ...page, text: spare(page.text, said) }));
}

const spare = (text: string, said: Set<string>): string =>
  text.replace(
    ADVERB,
    (found: string, article: string | undefined, adverb: string, after: string | undefined) => {
      const known = adverb.toLowerCase();
      if (!said.has(known)) {
        said.add(known);
        return found;
      }
      const plain = PLAIN[known]?.[after ? 0 : 1] ?? adverb;
      const put = /^\p{Lu}/u.test(adverb) ? `${plain[0]?.toUpperCase() ?? ""}${plain.slice(1)}` : plain;
      return `${article?.replace("n ", " ") ?? ""}${put}${after ?? ""}`;
    },
  );
