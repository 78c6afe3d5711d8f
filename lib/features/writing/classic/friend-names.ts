import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { StoryOrder } from "@/lib/shared/story";
import { beginningOf } from "@/lib/features/writing/given-names";
import { Random } from "./random";
import { sortByFreshness, type Memory } from "./story-parts";

/** Stands among the parts of a book, which its child's later books know: "friend/Nell". */
const FRIEND = "friend/";
/** Among the parts of a book that was told before the grown-ups and friends whom its order names played in it. */
export const CAST_AS_EVER = "cast/as-ever";
export const toFriendPart = (name: string): string => `${FRIEND}${name}`;

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
  const words = splitWish([title, ...topics].join(" ")).filter((word) => !SAYS_LITTLE.has(word));
  const said = new Set(words.map(beginningOf));
  const clear = parts.filter(({ member }) => !said.has(beginningOf(member.name)));
  const random = new Random(`${seed}/${heroName}/${role}`);
  return sortByFreshness(random.shuffle(clear.length > 0 ? clear : parts), told)[0]?.member;
}
