import type { StoryOrder, StoryPage } from "@/lib/shared/story";
import { wholeName } from "@/lib/features/writing/hero-token";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { findPlot } from "./choose-plot";
import { INTEREST_KITS } from "./interests/interest-kits";
import { countLeftOut } from "./left-out";
import { isSaidOfChild } from "./parents-sentence";

/** The interests of an order that can be found in the pages of its book. */
export const listToldInterests = (
  { interests }: Pick<StoryOrder, "interests">,
  pages: readonly Pick<StoryPage, "text">[],
): StoryOrder["interests"] =>
  interests.filter((interest) => pages.some(({ text }) => INTEREST_KITS[interest].signs.test(text)));

/**
 * Those of a book's tags of which it tells: a word of the order that its parent was told is left out is none, and what
 * a parent says of the child ("she's a bit jealous") stands on no shelf that the child looks at.
 */
export function keepToldTags(
  order: StoryOrder,
  { tags, pages }: { tags: readonly string[]; pages: readonly StoryPage[] },
): string[] {
  const { parts } = countLeftOut(order, { shape: findPlot(order), told: [], reading: readOrder(order) });
  const told = new Set(listToldInterests(order, pages));
  const silent = order.interests.filter((interest) => !told.has(interest)).map((one) => one.toLowerCase());
  const isLeftOut = (tag: string) =>
    silent.includes(tag.toLowerCase()) ||
    parts.some((part) => wholeName(part.toLowerCase()).test(tag.toLowerCase()));
  return tags.filter((tag) => tag === order.theme || !(isLeftOut(tag) || isSaidOfChild(tag)));
}
