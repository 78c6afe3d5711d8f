import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import { noteOnSequel, saysSequel } from "./sequel-title";

/** What a title says that only names whom it is about: "Ada's Story", "A book for Ada and Ben". */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  "a an the my our of for and about with by s story stories book books tale tales".split(" "),
);

/** How a title was understood, for the parent; `null` where it is plain. */
export function noteOnTitle(order: StoryOrder, reading: OrderReading): string | null {
  const { main } = reading;
  const heroName = listHeroNames(order).join(" ");
  const foreign = readForeignTitle(order.title, heroName);
  if (foreign?.english) return `We read this as: ${foreign.english}.`;
  if (foreign && main) {
    const what = main.entry.word;
    return `We read this title as a story about: ${what}. If it says something else, please write it in English.`;
  }
  if (saysSequel(order, reading)) return noteOnSequel(reading);
  const words = splitWish(leaveOutName(order.title, heroName)).filter((word) => /\p{L}/u.test(word));
  const isOpen = order.topics.length === 0 && words.every((word) => SAYS_NOTHING.has(word));
  return isOpen && order.title.trim() !== ""
    ? "The title says only who the story is about, so what happens is our choice."
    : null;
}
