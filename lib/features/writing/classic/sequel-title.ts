import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";

/** The end of a title that a book has from the one that it goes on after. */
export const OF_SERIES = /: (?:What Happened Next|Part \d+)$/;

const NUMBER = "(?:[2-9]|1\\d|two|three|four|five|six|ii|iii|iv|vi?)";
/** "Part 2", "Chapter three", "The Moon Cake II", "the sequel", "Another story about …", "… again". */
const SEQUEL = [
  new RegExp(
    `\\b(?:part|pt|chapter|episode|volume|vol|book|story)\\.?,? ?(?:no\\.? ?|number |#)?${NUMBER}\\b`,
    "iu",
  ),
  / (?:ii|iii|iv)\s*[.!]*$/iu,
  /\b(?:sequel|to be continued|continued|next (?:part|chapter|episode|adventure|story))\b/iu,
  /^\s*(?:(?:yet )?(?:another|one more) (?:story|tale|book|adventure) (?:about|of|with)|more (?:stories|adventures|tales|about)\b|(?:the )?return of\b)/iu,
  /\b(?:returns|is back|are back|comes back|strikes again|rides again)\s*[.!]*$/iu,
  /(?<!\b(?:to \p{L}+|better|home|open|play|work|talk|walk|sleep|eat|try|trying|never|over|once) )\bagain\s*[.!]*$/iu,
];

/** Whether a title says that something was told before, though this order goes on after no story of ours. */
export function saysSequel({ title, before, ...order }: StoryOrder, { happens }: OrderReading): boolean {
  if (before || happens !== null) return false;
  const said = leaveOutName(title, listHeroNames(order).join(" "));
  return SEQUEL.some((pattern) => pattern.test(said));
}

/** What a parent is told of it. */
export function noteOnSequel({ main }: OrderReading): string {
  const what = main ? `a new story about: ${main.name ?? main.entry.word}` : "a story of its own";
  return `This sounds like the next part of a story. We tell it as ${what}. To go on after a story on your shelf, choose “What happened next” there.`;
}
