import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { outlineStory } from "./outline-story";

const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "The Red Tractor", topics: ["tractor"], theme: "friendship", creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null },
};

test("the colour that a parent gives a thing is in the sentence that they see, and where the story names it first and last", () => {
  expect(outlineStory(order, []).sentence).toContain("red tractor");
  const told = writeClassicStory(order).pages.map(({ text }) => text);
  const named = told.filter((text) => /\btractor\b/iu.test(text));
  expect(named[0]).toContain("red tractor");
  expect(named.at(-1)).toContain("red tractor");
  expect(told.filter((text) => text.includes("red tractor")).length).toBeLessThan(named.length);
});

test("an article goes with the colour, and two colours are none", () => {
  const sentenceOf = (title: string) => outlineStory({ ...order, title, topics: ["airplane"] }, []).sentence;
  expect(sentenceOf("The Orange Plane")).toContain("an orange plane");
  expect(sentenceOf("The Blue Plane and the Red Plane")).not.toMatch(/\b(?:blue|red)\b/u);
});
