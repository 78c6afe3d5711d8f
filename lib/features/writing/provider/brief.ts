import { HERO, otherToken } from "@/lib/features/writing/hero-token";
import { ageBandOf, PRONOUNS } from "@/lib/features/writing/order-words";
import { isBritish } from "@/lib/features/writing/classic/is-british";
import { shapeWithoutPlot } from "@/lib/features/writing/shape-without-plot";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import type { CoHero, StoryOrder } from "@/lib/shared/story";
import { findAskedEvent, findFeeling, findSetting, TOLD_ON, type AskedEvent } from "./asked-event";
import { findAskedSubject, NAMED_PAGES, type AskedSubject } from "./asked-subject";
import { findAnswer, type Answer } from "./asked-question";
import { listCareRules } from "./care-rules";
import { hideNames, type HiddenNames } from "./hidden-names";

/** A story that the family has, as far as another one must not be it again. */
export type EarlierStory = { title: string; premise: string | null };

/** All that a model is told of an order. */
export type Brief = {
  order: StoryOrder;
  subject: AskedSubject | null;
  event: AskedEvent | null;
  /** Where it asks something that we know. */
  answer: Answer | null;
  /** What stays here of the names that the parent wrote. */
  names: HiddenNames;
  /** What shall not be in the story, as nouns. */
  unwanted: readonly string[];
  /** The family's last stories, the latest first. */
  told: readonly EarlierStory[];
  /** In one sentence, the story that the parent saw and chose. */
  chosen: string | null;
  /** What the book has instead of a plot: who can help with what is ordered. */
  shape: string;
};

export type Wanted = Pick<Brief, "order" | "told"> & {
  /** Names that must not leave the machine. */
  family: readonly string[];
  chosen?: string | null;
};

export function toBrief({ order, family, told, chosen = null }: Wanted): Brief {
  const names = hideNames(order, family);
  const reading = readOrder(order);
  return {
    order,
    names,
    told,
    chosen,
    shape: shapeWithoutPlot(order, reading),
    subject: findAskedSubject(order, names, reading),
    event: findAskedEvent(order, reading),
    answer: findAnswer(order.level, reading),
    // Whoever died in the story before may be remembered; that is a rule of its own.
    unwanted: reading.unwanted.map(({ word }) => word).filter((word) => word !== order.before?.lost),
  };
}

/** What the story has to be about, and how. */
export function listBriefRules(brief: Brief): string[] {
  const { subject, order, told, names, unwanted, chosen } = brief;
  return [
    ...(subject ? listSubjectRules(subject) : []),
    ...listEventRules(brief),
    ...(names.list.length > 0
      ? [
          "Who or what has a name in the order has a token for it, such as NAME1: write the token exactly so wherever that name",
          "belongs, with NAME1's for what is theirs. It belongs to nobody else and stands beside no other name; whoever has one",
          "gets no second name, no other species and no other pronoun than roles says.",
        ]
      : []),
    ...(unwanted.length > 0 ? ["What stands under leaveOut is nowhere in the book."] : []),
    ...(chosen ? ["The parent has chosen the story under chosen: tell that one."] : []),
    ...(told.length > 0
      ? ["The family knows the stories under told: another trouble, another turn and other sentences."]
      : []),
    ...(isBritish(order)
      ? ["Write British English: mum, colour, favourite, grey, pyjamas, lorry, biscuit, holiday."]
      : []),
    ...listOthersRules(order),
    ...listMemoryRules(order),
    "Families of every kind are told alike, and nobody finds theirs odd.",
  ];
}

function listSubjectRules({ drawings, others, cares }: AskedSubject): string[] {
  return [
    "The book is about what stands under subject: it enters on page 1 or 2, the trouble is about it, it is part of the",
    `turn and there at the end. Name it by its word on at least ${NAMED_PAGES * 100}% of the pages.`,
    ...(drawings.length > 0
      ? [`It is drawn as ${drawings.join(" or ")}, on every page that is about it.`]
      : []),
    ...(others.length > 0 ? ["The secondSubject has a part that changes what happens."] : []),
    ...listCareRules(cares),
  ];
}

function listEventRules({ event, answer, subject }: Brief): string[] {
  return [
    ...(event
      ? [
          "What happens in the book is the event, in the parent's sense of said: not something else about the same noun. The",
          `trouble comes of it, and at least ${TOLD_ON} pages tell it in plain words. Everybody under roles has that role.`,
        ]
      : []),
    ...(subject?.cares.includes("death")
      ? ["Only whoever the order says has died, never anybody else in their place."]
      : []),
    ...(answer
      ? [
          "The book finds the answer to the question by doing and seeing. The answer under answer is true: keep to it.",
        ]
      : []),
  ];
}

function listMemoryRules({ known, before }: StoryOrder): string[] {
  return [
    ...(known?.length
      ? [
          "The child met the words under wordsMet in other stories: use at most two of them again, only where they fit what",
          "the book is about and its level. None is better than one that is forced.",
        ]
      : []),
    ...(before
      ? [
          "It goes on where the story under before ended: with its companions and in its places. The first page says in one",
          "natural sentence what came before, and what was left open there is what this story is about as well, and is closed.",
          ...(before.lost
            ? [
                `The ${before.lost} of that story has died: it may be remembered, and is never there, and none takes its place.`,
              ]
            : []),
        ]
      : []),
  ];
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
export function briefOf(brief: Brief): object {
  const { order, subject, names, unwanted, chosen } = brief;
  const { hide, hideTold } = names;
  return {
    title: hide(order.title),
    topics: order.topics.map(hide),
    ...whatHappens(brief),
    ...(subject && { subject: hide(subject.called), secondSubject: subject.others[0] }),
    roles: listRoles(brief),
    ...(unwanted.length > 0 && { leaveOut: unwanted }),
    ...(chosen && { chosen: hideTold(chosen) }),
    theme: order.theme,
    interests: order.interests,
    ageBand: ageBandOf(order.age),
    pronouns: PRONOUNS[order.gender],
    ...(order.together?.length && { otherHeroes: order.together.map(describeOther) }),
    heroDressedAs: order.style ?? "everyday clothes",
    imagination: `${order.creativityLevel} of 10`,
    ...whatWasTold(brief),
  };
}

function whatHappens({ order, event, answer, names: { hide } }: Brief): object {
  const setting = findSetting(order);
  const feeling = findFeeling(order);
  return {
    ...(event && { event: { what: event.what, said: hide(event.said) } }),
    ...(setting && { setting }),
    ...(feeling && { feeling }),
    ...(answer && { question: hide(answer.asked), answer: answer.told }),
  };
}

function whatWasTold({ order: { known, before }, told, names }: Brief): object {
  const { hide, hideTold, hideEarlier } = names;
  return {
    ...(known?.length && { wordsMet: known.map(hide) }),
    ...(told.length > 0 && {
      told: told.map(({ title, premise }) => hideEarlier(premise === null ? title : `${premise} (${title})`)),
    }),
    ...(before && {
      before: {
        story: hideTold(before.story),
        leftOpen: hideTold(before.leftOpen),
        companions: before.companions.map(({ kind, name }) => ({ kind, name: hideTold(name) })),
        places: before.places,
      },
    }),
  };
}

/** Who plays what: the hero, whom and what the order names, and who has a name. */
function listRoles({ subject, names }: Brief): object[] {
  const called = names.list.map(({ token, who, sex }) => ({
    role: who ?? "somebody or some place of this name; the title and the topics say which",
    name: token,
    ...(sex && { pronoun: sex }),
  }));
  const named = new Set(names.list.map(({ who }) => who));
  const nouns = subject ? [subject.noun, ...subject.others] : [];
  return [
    { role: "hero", name: "HERO" },
    ...called,
    ...nouns.flatMap((role) => (role === null || named.has(role) ? [] : [{ role }])),
  ];
}
