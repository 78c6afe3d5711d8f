import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import type { StoryDraft } from "@/lib/features/writing/draft-story";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { findConcern } from "@/lib/features/writing/find-concern";
import type { StoryOutline } from "@/lib/features/writing/provider/outline";
import type { StoryOrder, StoryText } from "@/lib/shared/story";
import { answers, askedFor, type AiReply, type AiRequest } from "./ai-server";

export const ORDER: StoryOrder = {
  heroName: "Wilhelmina",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  theme: "adventure",
  title: "The Blue Kite",
  topics: ["kites"],
  interests: ["Space"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};

const SEEDS = Array.from({ length: 200 }, (_seed, index) => index + 1);

/** A story every page of which is in its band, whatever our own plots make of any single seed. */
function inBand(order: StoryOrder): StoryText {
  for (const seed of SEEDS) {
    const story = writeClassicStory({ ...order, seed });
    const declared = { names: listStoryNames(order.heroName, story), newWords: story.newWords };
    if (measureLevel(order.level, story.pages, declared).pages.every((page) => page.inBand)) return story;
  }
  throw new Error("no seed has a story in its band");
}

/** A story in its band, as a model would write it: the name counts in the measuring, so it is written for it. */
export function aDraft(order: StoryOrder = ORDER): StoryDraft {
  const { pages, newWords } = inBand(order);
  return {
    newWords,
    pages: pages.map(({ text, scene: { hero, happening, ...scene } }) => ({
      ...scene,
      ...hero,
      text: text.replaceAll(order.heroName, "HERO"),
      happening: happening.replaceAll("{hero}", "HERO"),
    })),
  };
}

/** The plan that a story was written by. */
export const anOutline = ({ pages: drafted }: StoryDraft): StoryOutline => {
  // Whoever plans as asked has nothing in the plan that no book may have.
  const pages = drafted.filter(({ text }) => !findConcern(text));
  const whole = pages.map(({ text }) => text).join(" ");
  return {
    premise: `HERO has a day to remember. ${whole.slice(0, 300)}`,
    wants: "to help",
    trouble: whole.slice(0, 500),
    turn: whole.slice(-500),
    ending: "All is well.",
    setUp: "a rope",
    payOff: "the rope",
    leftOpen: "Nobody had opened the green box.",
    pages: drafted.map((page) => ({
      happens: pages.includes(page) ? page.text.slice(0, 500) : "",
      subject: "",
      pageTurn: "",
    })),
    talk: ["What would you have done?"],
  };
};

type Telling = { outline?: object; check?: object; review?: object; pages?: object | object[] };

/** A model that plans, writes and reads as a good one does, but for what it is told to answer. */
export function tells(draft: StoryDraft, scripted: Telling = {}): (request: AiRequest) => AiReply {
  const mends = [scripted.pages ?? { pages: [] }].flat();
  const usual: Record<string, () => object> = {
    outline: () => scripted.outline ?? anOutline(draft),
    check: () => scripted.check ?? { faults: [] },
    review: () => scripted.review ?? { faults: [] },
    pages: () => (mends.length > 1 ? mends.shift() : mends[0]) ?? { pages: [] },
    story: () => draft,
  };
  return (request) => answers((usual[askedFor(request)] ?? usual["story"])?.() ?? {});
}

/** The draft with other words on its third page. */
export const withPage = (draft: StoryDraft, text: string): StoryDraft => ({
  ...draft,
  pages: draft.pages.map((page, index) => (index === 2 ? { ...page, text } : page)),
});
