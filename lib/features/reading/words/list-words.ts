import "server-only";
import { findHero } from "@/lib/features/children/find-hero";
import { toDeclaredSet } from "@/lib/features/writing/common-words";
import { splitSentences, splitWords } from "@/lib/features/writing/split-text";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MetWordsView } from "@/lib/features/reading/contract";
import { findLearned, findTapped } from "./data-words";

/** The latest; a page of them can be read. */
const MOST = 200;

/** The first sentence that says the word, in whatever form; empty where the story was told anew without it. */
function sentenceWith(texts: readonly string[], word: string): string {
  const forms = toDeclaredSet({ names: [], newWords: [word] });
  const says = (sentence: string) => splitWords(sentence).some((one) => forms.has(one.toLowerCase()));
  return texts.flatMap((text) => splitSentences(text)).find(says) ?? "";
}

/**
 * The words that a child met, each with the sentence it was met in, the latest first: those that the child tapped, and
 * those that a story declared as new once it was read to its end.
 * @throws AppError NOT_FOUND for a child that isn't the parent's
 */
export async function listWords(ctx: Context, childId: string): Promise<MetWordsView> {
  const parent = requireParent(ctx.actor);
  const child = await findHero(ctx.db, { parent, childId });
  if (!child) throw new AppError("NOT_FOUND", "This child was not found.");
  const scope = { parent, childId, most: MOST };
  const [tapped, learned] = await Promise.all([findTapped(ctx.db, scope), findLearned(ctx.db, scope)]);
  const met = [
    ...tapped.map(({ text, ...word }) => ({ ...word, texts: [text], tapped: true })),
    ...learned.map((word) => ({ ...word, tapped: false })),
  ].toSorted((one, other) => other.metAt.getTime() - one.metAt.getTime());
  const seen = new Set<string>();
  const words = met.flatMap(({ texts, metAt, ...word }) => {
    const sentence = sentenceWith(texts, word.word);
    if (seen.has(word.word) || sentence === "") return [];
    seen.add(word.word);
    return [{ ...word, sentence, metAt: metAt.toISOString() }];
  });
  return { childId, childName: child.name, words: words.slice(0, MOST) };
}
