import { expect, test } from "vitest";
import type { ReadingLevel, StoryOrder } from "@/lib/shared/story";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { writeClassicStory } from "./classic-writer";

const LEVELS: ReadingLevel[] = ["Beginner", "Emerging", "Intermediate", "Advanced"];
const orderOf = (title: string, topics: string[], rest: Partial<StoryOrder>): StoryOrder => ({
  ...{
    heroName: "Mabel",
    gender: "Girl",
    age: 6,
    level: "Emerging",
    interests: ["Animals"],
    theme: "friendship",
  },
  ...{ creativityLevel: 5, ageAppropriate: true, style: null, seed: 1, title, topics },
  ...rest,
});

test.each<[string, string[], string | undefined]>([
  ["The Green Tractor", ["grandpa's farm"], "green"],
  ["A grey wolf", [], "gray"],
  ["Tractor day", ["a big yellow tractor"], "yellow"],
  ["The Tractor", ["green fields"], undefined],
  ["The Blue Whale", [], undefined],
])("“%s” with %j asks for %s", (title, topics, colour) => {
  expect(readOrder(orderOf(title, topics, {})).main?.colour).toBe(colour);
});

test.each([
  ["The Green Tractor", "green tractor"],
  ["The Yellow Digger", "yellow digger"],
  ["A Pink Dragon", "pink dragon"],
  ["The Orange Balloon", "orange balloon"],
])("“%s” is a %s on the first two pages of every level", (title, words) => {
  const [colour = "", noun = ""] = words.split(" ");
  for (const level of LEVELS)
    for (const seed of [1, 2, 3]) {
      const { pages, shape } = writeClassicStory(orderOf(title, [], { level, seed }));
      const text = pages.map((page) => page.text).join(" ");
      const first = pages.slice(0, 2).map((page) => page.text.toLowerCase());
      expect(first.join(" "), `${shape} ${level} ${seed}`).toMatch(
        new RegExp(`${colour} .{0,12}${noun}`, "u"),
      );
      expect(text).not.toMatch(new RegExp(`(?:painted|made) it (?!${colour})(?:red|blue|green|yellow)`, "u"));
      expect(text).not.toMatch(/(?:now it was|it was|there was) red\b/iu);
    }
});
