import { createHash } from "node:crypto";
import type { BookInput } from "@/lib/features/stories/contract";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { titleOfBook, type CharacterStyleId, type HeroLook, type StoryOrder } from "@/lib/shared/story";

type Asked = {
  input: BookInput;
  telling?: Partial<StoryOrder>;
  character: { style: CharacterStyleId; look: Partial<HeroLook> | null; photoUrl: string } | null;
};

const hash = (words: unknown): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(JSON.stringify(words)).digest());

function wordsOf({ input, character, telling }: Asked) {
  const { idea: _idea, continues, withChildIds, offeredFor, ...wishes } = input;
  const { style = null, photoUrl: photo = null, look } = character ?? {};
  const more = {
    ...(continues && { continues }),
    ...(offeredFor && { offeredFor }),
    ...besideOf(withChildIds),
    ...(look && { look }),
    ...(telling && { telling }),
  };
  return { ...wishes, style, photo, ...more };
}

/** Another set of children makes another order; in which order they were tapped doesn't. */
const besideOf = (ids: readonly string[] | null | undefined) =>
  ids?.length ? { withChildIds: ids.map((id) => id.toLowerCase()).toSorted() } : {};

/** What a parent asked for. The idea that stood beside the form comes and goes by itself, and makes no other order of it. */
export const hashOrder = (asked: Asked) => hash(wordsOf(asked));

/** All that a call said: under one Idempotency-Key it has to be the same, the idea too. */
export const hashCall = (asked: Asked) => hash([wordsOf(asked), asked.input.idea ?? null]);

/** What makes a book the book that it is, beside its idea; how freely it is told is another matter. */
const sameOf = (order: StoryOrder): unknown => [
  ...[
    order.title,
    titleOfBook(order),
    order.topics,
    order.theme,
    order.ageAppropriate,
    order.continues ?? null,
  ],
  ...[order.heroName, order.gender, order.age, order.level, order.interests, order.style],
  order.relatives ?? [],
  (order.together ?? []).map(({ id, name, gender, age }) => [id, name, gender, age].join("/")).toSorted(),
];

/** Which plot and which parts its child doesn't know yet is settled later, and the same for both. */
const bookOf = (order: StoryOrder): string => JSON.stringify(writeClassicStory(order));

type Teller = {
  /** Our own writer tells it; a provider's is told how freely. */
  isOurs: boolean;
};

/**
 * Whether two orders of one idea make the same book, word for word, whichever way each of them came. A child who has
 * grown gets another book; so does a wish for more or less fancy, where it changes what is told.
 */
export function makesSameBook(one: StoryOrder, other: StoryOrder, { isOurs }: Teller): boolean {
  if (JSON.stringify(sameOf(one)) !== JSON.stringify(sameOf(other))) return false;
  if (one.creativityLevel === other.creativityLevel) return true;
  return isOurs && bookOf(one) === bookOf(other);
}
