import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "./outline-story";
import { findDoer } from "./who-does-it";

const ORDER: StoryOrder = {
  heroName: "Mei",
  age: 10,
  gender: "Girl",
  interests: [],
  level: "Advanced",
  title: "",
  topics: [],
  theme: "science",
  creativityLevel: 9,
  ageAppropriate: true,
  style: null,
  seed: 1,
};
const outline = (title: string, topics: string[]) => outlineStory({ ...ORDER, title, topics }, []);

test.each([
  ["a robot who tells lies", "robot"],
  ["dinosaur won't share", "dinosaur"],
  ["my little sister tells fibs", "little sister"],
  ["the robot", null],
  ["a robot in the bath", null],
  [". tells lies to the robot", null],
  ["grandma is moving in", null],
  ["the robot's party", null],
])("who does it in “%s”", (title, who) => {
  expect(findDoer(title)?.word ?? null).toBe(who);
});

test.each([
  ["a robot who tells lies", ["robot", "lying"]],
  ["the dinosaur who wont share", ["sharing"]],
  ["A fox that tells fibs", ["fib"]],
])("what somebody else does isn't told of a child who does it: %s, %j", (title, topics) => {
  expect(outline(title, topics).asks).toBe(title);
});

test.each([
  ["Mei tells a lie", ["lying"], "feelings/lie-that-grew"],
  ["our dog ran away", ["dog"], "feelings/tap-tap-oops"],
])("of whoever does it, it is told: %s, %j", (title, topics, plot) => {
  expect(outline(title, topics)).toMatchObject({ plot, leftOut: [] });
});
