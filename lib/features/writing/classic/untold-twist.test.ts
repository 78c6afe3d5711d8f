import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "./outline-story";

const ORDER: StoryOrder = {
  ...{ heroName: "Mia", gender: "Girl", age: 6, level: "Emerging", theme: "animals", interests: ["Art"] },
  ...{ creativityLevel: 5, ageAppropriate: true, style: null, seed: 3, title: "", topics: [] },
};
const outlineOf = (title: string, ...topics: string[]) => outlineStory({ ...ORDER, title, topics }, []);

test.each([
  ["The penguin who was scared of the cold", "penguin"],
  ["The cow who couldn't moo", "cow"],
  ["a duck that hates water", "duck"],
  ["grandma is secretly a ninja", "grandma"],
  ["my teacher turns into a potato", "teacher"],
  ["the banana that ran away", "banana"],
])("“%s” is asked about: without it, what is left is another story", (title, topic) => {
  expect(outlineOf(title, topic).asks).not.toBeNull();
});

test.each([
  ["The sausage that ran away", "sausage", "open/until-it-is-cold"],
  ["A giraffe in the bath", "giraffe", "open/five-more-minutes"],
])("“%s” is told", (title, topic, plot) => {
  expect(outlineOf(title, topic)).toMatchObject({ asks: null, plot });
});

test.each([
  ["A penguin", "penguin"],
  ["The penguin and the snow", "penguin"],
  ["Grandma's garden", "grandma"],
  ["The last banana", "banana"],
])("“%s” has no twist, and nobody is asked", (title, topic) => {
  expect(outlineOf(title, topic).asks).toBeNull();
});
