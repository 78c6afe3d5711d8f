import { colourThings } from "@/lib/features/drawing/colour-things";
import { dressSubject } from "@/lib/features/drawing/worn-colours";
import { markYoung } from "@/lib/features/drawing/young-ones";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import type { StoryOrder, StoryPage, StoryText } from "@/lib/shared/story";

/** The pages with the colours that the order and the story give their things. */
export function colourPages(
  order: StoryOrder,
  { pages, shows = [] }: Pick<StoryText, "pages" | "shows">,
): StoryPage[] {
  const { main } = readOrder(order);
  const words = main ? [main.entry.word, ...(main.entry.also ?? [])] : [];
  const told = main ? markYoung(pages, { word: main.entry.word, shows }) : pages;
  const asked = [order.title, ...order.topics];
  return colourThings(dressSubject(told, { asked, shows }), { asked, subject: { words, shows } });
}
