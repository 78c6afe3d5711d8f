import { HERO, hideHeroes, hideTold, otherToken } from "@/lib/features/writing/hero-token";
import { ageBandOf, PRONOUNS } from "@/lib/features/writing/order-words";
import type { CoHero, StoryOrder } from "@/lib/shared/story";
import { findAskedSubject, NAMED_PAGES, type AskedSubject } from "./asked-subject";
import { listCareRules } from "./care-rules";

/** All that a model is told of an order. */
export type Brief = {
  order: StoryOrder;
  subject: AskedSubject | null;
  /** Names that must not leave the machine. */
  family: readonly string[];
  /** What the child's last stories were about, in a sentence each. */
  told: readonly string[];
};

type Wanted = Omit<Brief, "subject">;

export const toBrief = (wanted: Wanted): Brief => ({
  ...wanted,
  subject: findAskedSubject(wanted.order, wanted.family),
});

/** What the story has to be about, and how. */
export function listBriefRules({ subject, order, told }: Brief): string[] {
  const rules: string[] = [];
  if (subject) {
    const { drawings, others } = subject;
    const percent = NAMED_PAGES * 100;
    rules.push(
      "The book is about what stands under subject: it enters on page 1 or 2, the trouble is about it, it is part of the",
      `turn and there at the end. Name it by its word on at least ${percent}% of the pages.`,
    );
    if (drawings.length > 0)
      rules.push(`It is drawn as ${drawings.join(" or ")}, on every page that is about it.`);
    if (others.length > 0) rules.push("The secondSubject has a part that changes what happens.");
    rules.push(...listCareRules(subject.cares));
  }
  rules.push(...listOthersRules(order));
  if (told.length > 0)
    rules.push("The child knows the stories under told: another trouble and another turn.");
  if (order.known?.length)
    rules.push(
      "The child met the words under wordsMet in other stories: use at most two of them again, only where they fit what",
      "the book is about and its level. None is better than one that is forced.",
    );
  if (order.before)
    rules.push(
      "It goes on where the story under before ended: with its companions and in its places. The first page says in one",
      "natural sentence what came before, and what was left open there is what this story is about as well, and is closed.",
    );
  return rules;
}

/** Another hero, without who it is. */
const describeOther = ({ gender, age }: CoHero, at: number) => ({
  ...{ called: otherToken(at), ageBand: ageBandOf(age), pronouns: PRONOUNS[gender] },
  drawnAs: gender === "Girl" ? "girl" : "boy",
});

/** On so many of the pages each of several heroes is named. */
export const NAMED_BESIDE = 0.4;

function listOthersRules({ together = [] }: StoryOrder): string[] {
  if (together.length === 0) return [];
  const tokens = together.map((_one, at) => otherToken(at));
  return [
    `The book is told of ${together.length + 1} children of one family, ${[HERO, ...tokens].join(", ")}; those besides ${HERO} stand under`,
    "otherHeroes. Write their names always exactly so, and give them no others. Each says or does something that the",
    `story needs, and each is named on at least ${NAMED_BESIDE * 100}% of the pages. On every page where they are they stand first among`,
    "the companions, by that name and drawn as said.",
  ];
}

/** What the parent ordered, without who it is for. */
export function briefOf({ order, subject, family, told }: Brief): object {
  const hide = (words: string) => hideHeroes(words, order, family);
  const hideStory = (words: string) => hideTold(words, order.heroName, family);
  const { before } = order;
  return {
    title: hide(order.title),
    topics: order.topics.map(hide),
    ...(subject && { subject: subject.called, secondSubject: subject.others[0] }),
    theme: order.theme,
    interests: order.interests,
    ageBand: ageBandOf(order.age),
    pronouns: PRONOUNS[order.gender],
    ...(order.together?.length && { otherHeroes: order.together.map(describeOther) }),
    heroDressedAs: order.style ?? "everyday clothes",
    imagination: `${order.creativityLevel} of 10`,
    ...(order.known?.length && { wordsMet: order.known.map(hide) }),
    ...(told.length > 0 && { told: told.map(hideStory) }),
    ...(before && {
      before: {
        story: hideStory(before.story),
        leftOpen: hideStory(before.leftOpen),
        companions: before.companions.map(({ kind, name }) => ({ kind, name: hideStory(name) })),
        places: before.places,
      },
    }),
  };
}
