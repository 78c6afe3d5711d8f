import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "./outline-story";

const ORDER: StoryOrder = {
  heroName: "Mabel",
  age: 6,
  gender: "Girl",
  interests: [],
  level: "Emerging",
  title: "",
  topics: [],
  theme: "adventure",
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};
const outline = (title: string, topics: string[] = []) => outlineStory({ ...ORDER, title, topics }, []);

test.each([
  "The llama that ate the tablecloth",
  "The llama on the trombone",
  "my grandpa is a spy",
  "monkey scared of heights",
  "The penguin who was scared of the cold",
  "The cow who couldn't moo",
  "a duck that hates water",
  "grandma is secretly a ninja",
  "the banana that ran away",
  "My coach is a radish",
  "Badger policeman",
  // No word of a plot, though its letters are in many: "that", "later".
  "The llama ate a hat",
])("what a story's subject does or is, and no plot tells, is asked about: %s", (title) => {
  const { asks, alternatives } = outline(title);
  expect(asks).toBe(title);
  expect(alternatives.length).toBeGreaterThan(0);
});

test("a topic that says more than the bare title does is asked about in its own words", () => {
  expect(outline("Llama", ["llama runs away from the barber"]).asks).toBe("llama runs away from the barber");
});

test.each([
  ["The llama", []],
  ["A story about a llama please", []],
  ["Our llama called Bubbles", []],
  ["Llama Part 3", ["llama"]],
  ["The llama in the bay", []],
  ["The llama with two horns", []],
  ["The llama and the koala", []],
  ["The Fluffy Llama The Fluffy Llama The Fluffy L", []],
  ["Llama Sunday", ["llama", "cushions"]],
])("%s, with %j, is told, with what it leaves out", (title, topics) => {
  expect(outline(title, [...topics]).plot).toMatch(/^open\//u);
});

test("of a topic that is told in part, the other part is said to be left out", () => {
  expect(outline("Tractor", ["tractor and a duck"]).leftOut).toEqual(["duck"]);
  expect(outline("Helicopter", ["rescue helicopter"]).leftOut).toEqual(["rescue"]);
  expect(outline("Digger", ["diggers pls", "mud"]).leftOut).toEqual(["mud"]);
});

test("what an open plot was written for isn't asked about", () => {
  expect(outline("The lemur and the koala are friends").plot).toBe("open/word-a-day");
  expect(outline("The sausage that ran away", ["sausage"]).plot).toBe("open/until-it-is-cold");
  expect(outline("A giraffe in the bath", ["giraffe"]).plot).toBe("open/five-more-minutes");
  expect(outline("The fairy who lost her wand", ["fairy"]).plot).toBe("open/small-tenant");
  expect(outline("Who ate the porridge?", ["porridge"]).asks).toBeNull();
});
