import { describe, expect, it } from "vitest";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { hasHurdle, isSolved, LEVEL_KEYS, listWordings } from "@/lib/features/writing/classic/grammar";
import { listLevelMisses } from "@/lib/features/writing/rules";
import { INTERESTS_IN_A_STORY } from "@/tests/support/interests-in-a-story";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { showsInterest } from "@/lib/features/writing/classic/audit-stories";
import { INTERESTS, READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { INTEREST_KITS } from "./interest-kits";

const ORDER: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Beginner",
  theme: "adventure",
  title: "The Story",
  topics: [],
  interests: [],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};
const withWords = (wording: string) =>
  wording.replaceAll("{hero}", "Mia").replaceAll("{pal}", "Dot").replaceAll("{was}", "was")
    .replaceAll("{they}", "she").replaceAll("{them}", "her").replaceAll("{themselves}", "herself")
    .replaceAll("{their}", "her"); // oxfmt-ignore

describe.each(READING_LEVELS)("what an interest says at the end of a story, %s", (level) => {
  const extras = INTERESTS.flatMap((interest) =>
    listWordings(INTEREST_KITS[interest].extra[LEVEL_KEYS[level]]).map((wording) => ({ interest, wording })),
  );

  it.each(extras)("$wording shows $interest and is no sentence too long", ({ interest, wording }) => {
    expect(INTEREST_KITS[interest].signs.test(wording)).toBe(true);
    const text = withWords(wording).replaceAll("Mia", "Mary Jane");
    const { whole } = measureLevel(level, [{ number: 1, text }], {
      names: ["Mary Jane", "Dot"],
      newWords: [],
    });
    expect(listLevelMisses(level, whole, "whole")).not.toContain("longestSentence");
  });

  it.each(extras)("$wording is true indoors and at any hour", ({ wording }) => {
    expect(wording).not.toMatch(
      /\b(?:on the way|path|grass|sky|the wind|the sun|street|wall|leaf|that evening|the rope|the wand|star map)\b/u,
    );
  });
});

describe("an interest", () => {
  it.each(READING_LEVELS)("solves a hurdle: %s", (level) => {
    const parts = INTERESTS.flatMap((_, at) => {
      const interests = [...INTERESTS.slice(at), ...INTERESTS.slice(0, at)].slice(
        0,
        INTERESTS_IN_A_STORY[level],
      );
      const story = writeClassicStory({ ...ORDER, plot: "adventure/sand-wagon", level, interests, seed: at });
      return interests.map((interest) => showsInterest(story, interest));
    });
    expect(parts.filter(Boolean).length / parts.length).toBeGreaterThanOrEqual(0.9);
  });

  it("has no place in a plot without a hurdle: nothing of it is packed there", () => {
    const packing = SHAPES.filter(
      (shape) => !hasHurdle(shape) && JSON.stringify(shape.beats).includes("{bag}"),
    );
    expect(packing.map(({ id }) => id)).toEqual([]);
  });

  it("says nothing beside a plot that it does nothing in", () => {
    const starts = (level: StoryOrder["level"]) =>
      INTERESTS.flatMap((interest) => listWordings(INTEREST_KITS[interest].extra[LEVEL_KEYS[level]])).map(
        (one) => withWords(one).slice(0, 24),
      );
    for (const plot of ["open/until-it-is-cold", "open/thing-doorstep", "firsts/wobbly-tooth"])
      for (const level of READING_LEVELS) {
        const order = { ...ORDER, plot, level, topics: ["pizza"] };
        const [plain, asked] = [[], [...INTERESTS]].map((interests) =>
          writeClassicStory({ ...order, interests }),
        );
        expect(asked?.pages.map(({ text }) => text)).toEqual(plain?.pages.map(({ text }) => text));
        const text = asked?.pages.map((page) => page.text).join(" ") ?? "";
        expect(starts(level).filter((start) => text.includes(start))).toEqual([]);
      }
  });

  it("that solves nothing is told of once in a book at most", () => {
    const starts = INTERESTS.flatMap((interest) => listWordings(INTEREST_KITS[interest].extra.E)).map((one) =>
      withWords(one).slice(0, 24),
    );
    const counts = INTERESTS.map((_, seed) => {
      const interests = [...INTERESTS.slice(seed), ...INTERESTS.slice(0, seed)];
      const order = { ...ORDER, plot: "adventure/sand-wagon", level: "Emerging" as const, seed, interests };
      const text = writeClassicStory(order)
        .pages.map((page) => page.text)
        .join(" ");
      return starts.filter((words) => text.includes(words)).length;
    });
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBe(1);
  });

  it("leaves a page on which somebody is sad, afraid or comforted to itself", () => {
    const moved = /sad|tearful|afraid|angry|caring/u;
    const starts = INTERESTS.flatMap((interest) => listWordings(INTEREST_KITS[interest].extra.E)).map((one) =>
      withWords(one).slice(0, 24),
    );
    const pages = SHAPES.filter((shape) => shape.beats.some(isSolved)).flatMap(({ id }, seed) =>
      writeClassicStory({ ...ORDER, plot: id, level: "Emerging", seed, interests: [...INTERESTS] }).pages.map(
        ({ text, scene }) => ({
          text,
          isMoving: moved.test(
            JSON.stringify([scene.hero.feeling, scene.companions.map((one) => one.feeling)]),
          ),
          says: starts.some((words) => text.includes(words)),
        }),
      ),
    );
    expect(pages.filter(({ says }) => says).length).toBeGreaterThan(10);
    expect(pages.filter(({ says, isMoving }) => says && isMoving)).toEqual([]);
  });
});
