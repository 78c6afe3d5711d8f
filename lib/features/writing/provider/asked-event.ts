import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { listCares } from "@/lib/features/writing/subjects/care-words";
import { findUntoldEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { StoryOrder } from "@/lib/shared/story";
import { HARD_NIGHTS } from "./events/hard-nights";
import { IN_GENERAL } from "./events/in-general";
import { IN_THE_FAMILY } from "./events/in-the-family";
import { LOVED_FOR } from "./events/loved-for";
import { OUT_AND_ABOUT } from "./events/out-and-about";
import { toEvent, type ToldEvent } from "./events/told-event";

/** What happens in an order. */
export type AskedEvent = {
  id: string;
  /** For whoever writes it. */
  what: string;
  /** In the parent's own words. */
  said: string;
  /** Words of which each page that tells it has one; `null` where only a reader can say whether it is told. */
  tells: RegExp | null;
  /** From our list, so that code is sure of its words. */
  isKnown: boolean;
};

const EVENTS: readonly ToldEvent[] = [...IN_THE_FAMILY, ...OUT_AND_ABOUT, ...IN_GENERAL].map(toEvent);

/** On so many pages an event is told at least. */
export const TOLD_ON = 2;

/** The end of a title that says what somebody did: "the elephant who forgot". */
const TAIL = /\b(?:who|that|which)\s+(.+)$/iu;
const SHORTEST_WORD = 4;
const SHORTEST_STEM = 4;
const MOST_ENDING = 3;

/** What an order says happens, or what its noun is loved for; `null` where something is asked, or no noun is known. */
export function findAskedEvent(order: StoryOrder, reading: OrderReading): AskedEvent | null {
  const { cares, question } = reading;
  const wishes = [...order.topics.map((topic) => keepWanted(cleanTopic(topic))), cleanTopic(order.title)]
    .filter(Boolean)
    .map((said) => ({ said, words: splitWish(leaveOutName(said, order.heroName)).join(" ") }));
  const [night] = cares.flatMap((care) => (HARD_NIGHTS[care] ? [HARD_NIGHTS[care]] : []));
  if (night) {
    const [id, what, tells] = night;
    const said = wishes.find((wish) => listCares([wish.said]).length > 0)?.said ?? order.title;
    return { ...toEvent([id, what, "", tells]), said, isKnown: true };
  }
  // Who asks wants an answer, and the answer is what happens.
  if (question) return null;
  for (const { id, what, means, tells } of EVENTS) {
    const wish = wishes.find(({ words }) => means.test(words));
    if (wish) return { id, what, said: wish.said, tells, isKnown: true };
  }
  return findOwnEvent(wishes) ?? findLovedFor(reading);
}

/** A topic or the title as it was written, and its words without the child's name. */
type Wish = { said: string; words: string };

/** An event of no list: what the parent's own words say, looked for by the beginnings of those words. */
function findOwnEvent(wishes: readonly Wish[]): AskedEvent | null {
  for (const { said, words } of wishes) {
    const listed = findUntoldEvent([words]);
    const happens = listed?.said ?? TAIL.exec(words)?.[1] ?? "";
    const stems = splitWish(happens)
      .filter((word) => word.length >= SHORTEST_WORD && !SAYS_NOTHING.has(word))
      .map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - MOST_ENDING)));
    if (stems.length === 0) continue;
    const tells = new RegExp(`(?<![\\p{L}])(?:${stems.map((stem) => RegExp.escape(stem)).join("|")})`, "iu");
    return { id: listed?.event.id ?? "own", what: "what stands under said", said, tells, isKnown: false };
  }
  return null;
}

/** A noun alone, such as "The Red Train". */
function findLovedFor({ main }: OrderReading): AskedEvent | null {
  const what = main && LOVED_FOR[main.entry.class];
  return what
    ? { id: `loved-${main.entry.class}`, what, said: main.entry.word, tells: null, isKnown: false }
    : null;
}

const SAYS_NOTHING = new Set(
  "with from into that this them they their then than have been were would could should when what where which about your mine".split(
    " ",
  ),
);

/** On how many of these texts it is told, as far as code can say; `null` where it can't. */
const countTelling = ({ tells }: AskedEvent, texts: readonly string[]): number | null =>
  tells && texts.filter((text) => tells.test(text)).length;

export function isEventTold(event: AskedEvent, texts: readonly string[]): boolean {
  const told = countTelling(event, texts);
  return told === null || told >= TOLD_ON;
}

const FEELINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:afraid|scared|frightened|terrified|fear|scary|nightmares?)\b/iu, "afraid"],
  [/\b(?:angry|anger|furious|tantrums?|rage)\b/iu, "angry"],
  [/\b(?:sad|sadness|miss(?:es|ing)?|lonely|cry(?:ing)?|grie\p{L}+)\b/iu, "sad"],
  [/\b(?:jealous\p{L}*|envy)\b/iu, "jealous"],
  [/\b(?:shy|shyness)\b/iu, "shy"],
  [/\b(?:worr\p{L}+|nervous|anxi\p{L}+)\b/iu, "worried"],
  [/\b(?:proud|pride)\b/iu, "proud"],
  [/\b(?:excited|excitement)\b/iu, "excited"],
  [/\b(?:silly|funny|giggl\p{L}+)\b/iu, "silly"],
];

/** How somebody feels in it, where the parent says so. */
export const findFeeling = ({ title, topics }: Pick<StoryOrder, "title" | "topics">): string | null =>
  FEELINGS.find(([pattern]) => [title, ...topics].some((text) => pattern.test(text)))?.[1] ?? null;

/** Where it happens, where the parent names a place. */
export function findSetting({ title, topics }: Pick<StoryOrder, "title" | "topics">): string | null {
  const places = [...topics, title]
    .flatMap((text) => findEntries(splitWish(text)))
    .filter(({ entry }) => entry.class === "place");
  return places[0]?.entry.word ?? null;
}
