import type { StoryPage } from "@/lib/shared/story";

/** Long adverbs that meet a level and tire a reader: each comes once in a book at most, and then in other words. */
const ADVERB =
  /(?<article>\b[Aa]n )?\b(?<adverb>extremely|considerably|immediately)\b(?<after> after|(?<!immediately) \p{Ll}+er\b)?/giu;
const ADVERBS = ["extremely", "considerably", "immediately"];
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

/** What a book says of nearly everything where it may: an entire afternoon, a considerable time, looks of astonishment. */
const TICS: readonly (readonly [RegExp, string])[] = [
  [/\b(the|this|that|my|your|his|her|its|our|their|\p{Lu}\p{Ll}+[’']s) entire\b/giu, "$1 whole"],
  [/\b([Aa])n entire\b/gu, "$1 whole"],
  [/\b([Aa]) considerable (?:time|while)\b/gu, "$1 long time"],
  [/\b([Aa]) considerable amount of\b/gu, "$1 great deal of"],
  [/\bconsiderable\b(?= \p{Ll})/gu, "great"],
  [/\bin astonishment\b/gu, "in surprise"],
  [/\binstantly\b/gu, "at once"],
  [/\bregarded (?=(?:him|her|it|them|us|me|the|his|their|its|each|one)\b)(?![^.!?;]* as\b)/gu, "looked at "],
];

/**
 * Says what may be said plainly in plain words, as long as a page meets its level by them; else the first of each in a book
 * stays, and the others become words that do.
 */
export function spareAdverbs(
  pages: readonly StoryPage[],
  meetsLevel: (text: string) => boolean,
): StoryPage[] {
  const said = new Set<string>();
  return pages.map((page) => {
    const plain = sayPlainly(page.text);
    const options = [
      spare(plain, new Set(ADVERBS), PLAIN),
      spare(plain, new Set(said), PLAIN),
      ...[LONG, PLAIN].map((others) => spare(page.text, new Set(said), others)),
    ];
    const text = options.find(meetsLevel) ?? options[2] ?? page.text;
    for (const [, , adverb = ""] of text.matchAll(ADVERB)) said.add(adverb.toLowerCase());
    return { ...page, text };
  });
}

const sayPlainly = (text: string): string =>
  TICS.reduce((said, [tic, plain]) => said.replace(tic, plain), text);

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
