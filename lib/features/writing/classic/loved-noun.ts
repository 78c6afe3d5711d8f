import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { cleanTopic, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";

/** What children love for years, and want every story about. */
const LOVED: ReadonlySet<SubjectClass> = new Set([
  "animal",
  "being",
  "vehicle",
  "game",
  "toy",
  "sky",
] as const);
/** Of persons those whom a child would like to be; a dentist may be what a child is afraid of. */
const LOVED_PERSONS =
  /^(?:princess|prince|queen|king|pirate|knight|ninja|superhero|astronaut|wizard|explorer|cowboy)$/u;
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  "a an the my our her his their some and of for about with meets story stories book tale tales adventure".split(
    " ",
  ),
);

const isLoved = ({ class: kind, word }: LexiconEntry): boolean => LOVED.has(kind) || LOVED_PERSONS.test(word);

/** "Mia and the unicorn", "Dinosaurs" [dinosaurs]: an order that names what a child loves and nothing that happens. */
export function namesLovedNoun(order: StoryOrder, { main }: OrderReading): boolean {
  if (!main || main.name !== null || !isLoved(main.entry)) return false;
  const title = leaveOutName(order.title, listHeroNames(order).join(" "));
  return [title, ...order.topics.map(cleanTopic)].every((text) => saysOnly(text, main.entry));
}

function saysOnly(text: string, wanted: LexiconEntry): boolean {
  const words = splitWish(text);
  const found = findEntries(words);
  const isFound = (at: number) => found.some(({ start, end }) => start <= at && at < end);
  return (
    found.every(({ entry }) => entry === wanted) &&
    words.every((word, at) => isFound(at) || SAYS_NOTHING.has(word) || !/\p{L}/u.test(word))
  );
}
