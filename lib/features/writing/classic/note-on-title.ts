import { splitJoined } from "@/lib/shared/joined-name";
import { joinNames, listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { callFamily } from "./call-family";
import type { Plan } from "./plan-story";
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

/** One profile is one child: who else is named in it isn't in the story, and could be. */
export function noteOnNames(order: Pick<StoryOrder, "heroName" | "together">): string | null {
  const notes = listHeroNames(order).flatMap((name) => {
    const [first = name, ...others] = splitJoined(name);
    if (others.length === 0) return [];
    const left = `${joinNames(others)} ${others.length === 1 ? "isn’t" : "aren’t"}`;
    return `“${name}” is one profile: the story is told of ${first}, and ${left} in it. For a story about all of them, give each child a profile and choose them together.`;
  });
  return notes.length > 0 ? notes.join(" ") : null;
}

/** A pet whose name isn't known is asked for: its family won't find it under another. */
export function noteOnPet({ cast }: Pick<Plan, "cast">, { died, main }: OrderReading): string | null {
  const pet = cast.get("pet");
  if (died !== "pet" || !pet || main?.name) return null;
  const { noun } = pet;
  return `What was your ${noun} called? Write it with the title, as in “our ${noun} Luna died”, and the story says it. Without it, we say ${pet.name}.`;
}

/** Who looks after a child whose mother or father isn't there is asked, where neither order nor profile says it. */
export function noteOnCarer(
  order: StoryOrder,
  { cast }: Pick<Plan, "cast">,
  reading: OrderReading,
): string | null {
  const { main, others, died, toldBy } = reading;
  const isGone =
    died === "mother" ||
    died === "father" ||
    toldBy === "parent-in-prison" ||
    toldBy === "parent-in-hospital";
  const big = cast.get("big");
  if (!isGone || !big || order.relatives?.some(({ name }) => name === big.name)) return null;
  if ([main, ...others].some((subject) => subject?.entry.word === big.noun)) return null;
  const name = callFamily(order)(big.name);
  return `Who looks after ${order.heroName} now? Here it is ${name}. Name somebody else in the topics, as in “Grandma helps”, or describe your family in the profile of ${order.heroName}.`;
}
