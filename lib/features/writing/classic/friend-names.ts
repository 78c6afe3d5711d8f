import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { StoryOrder } from "@/lib/shared/story";
import { Random } from "./random";
import { sortByFreshness, type Memory } from "./story-parts";

/** First names from many places, short enough for a first reader; no two begin with the same three letters. */
export const GIRLS: readonly string[] =
  "Nell Zuri Ana Mei Aiko Bibi Carla Divya Elif Farah Greta Heidi Ines Jasmin Kaja Leila Mina Odile Paloma Quilla Ruth Saga Tove Ulla Vera Wanda Ximena Yuki Zofia Esi".split(
    " ",
  );
export const BOYS: readonly string[] =
  "Sam Omar Theo Ravi Anton Bao Cyrus Davit Emil Felix Gil Hiro Idris Jonas Kofi Luka Mateo Nils Otis Pedro Rafi Tariq Udo Viggo Wen Yusuf Zeki Jamal Kenji Marek".split(
    " ",
  );

/** Stands among the parts of a book, which its child's later books know: "friend/Nell". */
const FRIEND = "friend/";
export const toFriendPart = (name: string): string => `${FRIEND}${name}`;

/** By so many letters names are told apart when they are heard. */
const BEGINNING = 3;
export const beginningOf = (word: string): string => word.slice(0, BEGINNING).toLowerCase();

type Wish = {
  order: Pick<StoryOrder, "seed" | "heroName" | "title" | "topics">;
  memory: Memory;
  role: string;
};

/**
 * Whoever is made up for a part, by a name that this child has in no other book, or has not for the longest time, and that
 * sounds like nothing in the order: not every child's friend is called Nell.
 */
export function chooseFriend<Member extends { name: string }>(
  members: readonly Member[],
  { order: { seed, heroName, title, topics }, memory: { settled, told }, role }: Wish,
): Member | undefined {
  const parts = members.map((member) => ({ member, part: toFriendPart(member.name) }));
  // In the order in which they were chosen: the second friend doesn't become the first.
  const [known] = settled.flatMap((part) => parts.find((one) => one.part === part) ?? []);
  if (known) return known.member;
  const said = new Set(splitWish([title, ...topics].join(" ")).map(beginningOf));
  const clear = parts.filter(({ member }) => !said.has(beginningOf(member.name)));
  const random = new Random(`${seed}/${heroName}/${role}`);
  return sortByFreshness(random.shuffle(clear.length > 0 ? clear : parts), told)[0]?.member;
}
