import { describe, expect, it } from "vitest";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { LEVEL_KEYS, listWordings } from "@/lib/features/writing/classic/grammar";
import { INTERESTS_IN_A_STORY, listLevelMisses } from "@/lib/features/writing/rules";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { showsInterest } from "@/lib/features/writing/classic/audit-stories";
import { INTERESTS, READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { INTEREST_KITS } from "./interest-kits";

const ORDER: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Beginner",
  theme: "animals",
  title: "The Snail",
  topics: ["snail"],
  interests: [],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
  plot: "open/animal-giggle",
};
const withWords = (wording: string) =>
  wording.replaceAll("{hero}", "Mia").replaceAll("{pal}", "Dot").replaceAll("{was}", "was")
    .replaceAll("{they}", "she").replaceAll("{them}", "her").replaceAll("{themselves}", "herself")
    .replaceAll("{their}", "her"); // oxfmt-ignore

describe.each(READING_LEVELS)(
  "what an interest says in the middle and at the end of a story, %s",
  (level) => {
    const asides = INTERESTS.flatMap((interest) => {
      const { aside, extra } = INTEREST_KITS[interest];
      const key = LEVEL_KEYS[level];
      return [...aside[key], ...listWordings(extra[key])].map((wording) => ({ interest, wording }));
    });

    it.each(asides)("$wording shows $interest and is no sentence too long", ({ interest, wording }) => {
      expect(INTEREST_KITS[interest].signs.test(wording)).toBe(true);
      const text = withWords(wording).replaceAll("Mia", "Mary Jane");
      const { whole } = measureLevel(level, [{ number: 1, text }], {
        names: ["Mary Jane", "Dot"],
        newWords: [],
      });
      expect(listLevelMisses(level, whole, "whole")).not.toContain("longestSentence");
    });
  },
);

describe("a plot without a hurdle", () => {
  it.each(READING_LEVELS)("gives the interests that its level promises a part: %s", (level) => {
    const promised = INTERESTS_IN_A_STORY[level];
    const parts = INTERESTS.flatMap((_, at) => {
      const interests = [...INTERESTS.slice(at), ...INTERESTS.slice(0, at)].slice(0, promised);
      const story = writeClassicStory({ ...ORDER, level, interests, seed: at });
      return interests.map((interest) => showsInterest(story, interest));
    });
    expect(parts.filter(Boolean).length / parts.length).toBeGreaterThanOrEqual(0.9);
  });

  it("says each once, and none that nobody asked for", () => {
    const story = writeClassicStory({ ...ORDER, level: "Intermediate", interests: ["Space", "Magic"] });
    const told = (interest: (typeof INTERESTS)[number]) => {
      const { aside, extra } = INTEREST_KITS[interest];
      const all = [...aside.I, ...[extra.I].flat()].map((wording) => withWords(wording).slice(4, 24));
      return story.pages.filter(({ text }) => all.some((words) => text.includes(words))).length;
    };
    expect(INTERESTS.filter((interest) => told(interest) > 0).sort()).toEqual(["Magic", "Space"]);
    expect([told("Magic"), told("Space")]).toEqual([1, 1]);
  });

  it("interrupts a first reader once at most, in the middle or at the end", () => {
    const starts = INTERESTS.flatMap((interest) => {
      const { aside, extra } = INTEREST_KITS[interest];
      return [...aside.B, ...listWordings(extra.B)].map(withWords);
    });
    const counts = ["open/animal-giggle", "open/thing-doorstep", "adventure/sand-wagon"].flatMap((plot) =>
      INTERESTS.map((_, seed) => {
        const interests = [...INTERESTS.slice(seed), ...INTERESTS.slice(0, seed)];
        const { pages } = writeClassicStory({ ...ORDER, plot, seed, interests });
        const text = pages.map((page) => page.text).join(" ");
        return starts.filter((words) => text.includes(words)).length;
      }),
    );
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBe(1);
  });

  it("never comes before a speech in a place where the page before was not", () => {
    const asides = INTERESTS.flatMap((interest) => INTEREST_KITS[interest].aside.E).map(withWords);
    const stories = ["firsts/box-of-nothing", "firsts/two-different-shoes", "open/animal-giggle"].flatMap(
      (plot) =>
        INTERESTS.map((_, seed) =>
          writeClassicStory({
            ...ORDER,
            plot,
            level: "Emerging",
            seed,
            interests: [...INTERESTS].slice(seed),
          }),
        ),
    );
    const told = stories.flatMap(({ pages }) =>
      pages.flatMap(({ text, scene }, at) => {
        const aside = asides.find((words) => text.startsWith(words));
        const next = aside && text.slice(aside.length).trim();
        return next ? [{ next, moved: scene.place !== pages[at - 1]?.scene.place }] : [];
      }),
    );
    expect(told.filter(({ moved }) => moved).length).toBeGreaterThan(0);
    expect(told.filter(({ next, moved }) => moved && next.startsWith("“"))).toEqual([]);
  });

  it("mostly comes before what the hero does, or a speech: at will, two in three do", () => {
    const linked = ["open/animal-giggle", "open/thing-doorstep", "open/plant-secrets"].flatMap((plot) =>
      INTERESTS.flatMap((_, seed) =>
        (["Beginner", "Emerging"] as const).flatMap((level) => {
          const asides = INTERESTS.flatMap((one) => INTEREST_KITS[one].aside[LEVEL_KEYS[level]]).map(
            withWords,
          );
          const interests = INTERESTS.slice(seed, seed + 2);
          return writeClassicStory({ ...ORDER, plot, level, seed, interests }).pages.flatMap(({ text }) => {
            const aside = asides.find((words) => text.startsWith(words));
            return aside ? [/^ ?(?:“|Mia|She|Her|They)/u.test(text.slice(aside.length))] : [];
          });
        }),
      ),
    );
    expect(linked.length).toBeGreaterThan(40);
    expect(linked.filter(Boolean).length / linked.length).toBeGreaterThan(0.8);
  });

  it("leaves a plot about what is hard to itself", () => {
    const asked: StoryOrder = {
      ...ORDER,
      plot: "care/soup-song",
      title: "The Story",
      topics: [],
      interests: ["Space"],
    };
    const { pages } = writeClassicStory(asked);
    expect(pages.map(({ text }) => text).join(" ")).not.toMatch(/star map|astronaut|moon/u);
  });
});

describe("a page on which somebody is sad, afraid or comforted, and the one after it", () => {
  const MOVED = /sad|tearful|afraid|angry|caring/u;

  it.each(["open/animal-giggle", "open/thing-doorstep"])("has no aside of an interest in it: %s", (plot) => {
    const starts = (level: keyof typeof LEVEL_KEYS) =>
      INTERESTS.flatMap((interest) => INTEREST_KITS[interest].aside[LEVEL_KEYS[level]]).map((wording) =>
        withWords(wording).slice(0, 18),
      );
    const pages = READING_LEVELS.flatMap((level) =>
      INTERESTS.flatMap((_, seed) =>
        writeClassicStory({
          ...ORDER,
          plot,
          level,
          seed,
          interests: INTERESTS.slice(seed, seed + 3),
        }).pages.map(({ text, scene }) => ({
          isMoving:
            /\b(?:crying|sorry|tired of|lonely)\b/u.test(text) ||
            MOVED.test(JSON.stringify([scene.hero.feeling, scene.companions.map((one) => one.feeling)])),
          hasAside: starts(level).some((words) => text.startsWith(words)),
        })),
      ),
    );
    expect(pages.filter(({ hasAside }) => hasAside).length).toBeGreaterThan(20);
    expect(pages.filter(({ isMoving }) => isMoving).length).toBeGreaterThan(20);
    expect(pages.filter(({ hasAside, isMoving }) => hasAside && isMoving)).toEqual([]);
  });
});
