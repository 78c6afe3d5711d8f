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
