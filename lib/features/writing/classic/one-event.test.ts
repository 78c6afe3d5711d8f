import { expect, it } from "vitest";
import { INTERESTS, READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { LEVEL_KEYS, listWordings } from "./grammar";
import { INTEREST_KITS } from "./interests/interest-kits";

const ORDER: Omit<StoryOrder, "level" | "interests" | "plot"> = {
  heroName: "Mila",
  gender: "Girl",
  age: 6,
  title: "A Story",
  topics: [],
  theme: "adventure",
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 3,
};

/** The longest piece of a sentence that has no slot in it. */
const pieceOf = (sentence: string): string =>
  sentence
    .split(/[{}<>|"]/u)
    .toSorted((left, right) => right.length - left.length)[0]
    ?.trim() ?? sentence;

it.each(["firsts/wobbly-tooth", "firsts/feet-away", "feelings/book-of-losses"])(
  "%s tells one event, and no interest of the child's comes between",
  (plot) => {
    for (const interest of INTERESTS) {
      for (const level of READING_LEVELS) {
        const { pages } = writeClassicStory({ ...ORDER, plot, level, interests: [interest] });
        const text = pages.map((page) => page.text).join(" ");
        for (const sentence of listWordings(INTEREST_KITS[interest].extra[LEVEL_KEYS[level]]))
          expect(text, `${interest}, ${level}`).not.toContain(pieceOf(sentence));
      }
    }
  },
);

it("announces no other day: whoever comes down the slide doesn't wonder if the water is deep", () => {
  for (const level of READING_LEVELS) {
    const asked = { ...ORDER, title: "The Day at the Pool", topics: ["swimming"], interests: [] };
    const { pages } = writeClassicStory({ ...asked, plot: "days/flat-as-a-letter", level });
    const text = pages.map((page) => page.text).join(" ");
    expect(text).not.toMatch(/the water was deep|time to swim|one toe in first/u);
  }
});

it.each(READING_LEVELS)("has no place for another thing to learn: %s", (level) => {
  for (const plot of ["firsts/until-pancakes", "firsts/sock-that-stayed"]) {
    const asked = { ...ORDER, topics: ["making new friends"], interests: [] };
    const { pages } = writeClassicStory({ ...asked, plot, level });
    const text = pages.map((page) => page.text).join(" ");
    expect(text).not.toMatch(/friendship|making (?:new )?friends|say hello|someone new/u);
  }
});

it("lists what was packed once", () => {
  for (const seed of [1, 2, 3, 4]) {
    const asked = { ...ORDER, seed, plot: "adventure/wrong-suitcase", interests: [...INTERESTS].slice(0, 4) };
    const { pages } = writeClassicStory({ ...asked, level: "Intermediate" });
    const text = pages.map((page) => page.text).join(" ");
    for (const { text: item } of INTERESTS.map((interest) => INTEREST_KITS[interest].item)) {
      const listed = text.match(new RegExp(`(?:, | and )an? ${item}(?= and an? |,? |\\.)`, "gu")) ?? [];
      expect(listed.length, item).toBeLessThanOrEqual(1);
    }
  }
});

it("puts no sentence of a parent's on a card, no marks and no capitals", () => {
  const topics = ["DINOSAURS!!!", "trains,", "my son will not go to bed since Friday please help", "BMX"];
  const { tags } = writeClassicStory({
    ...ORDER,
    topics,
    level: "Beginner",
    interests: [],
    plot: "days/flat-as-a-letter",
  });
  expect(tags).toEqual(["adventure", "dinosaurs", "trains", "BMX"]);
});
