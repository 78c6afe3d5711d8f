import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "./outline-story";
import { ORDER as ANY } from "@/tests/support/drafts";

const ORDER: StoryOrder = {
  ...ANY,
  heroName: "Mabel",
  interests: [],
  title: "",
  topics: [],
  theme: "adventure",
};
const outline = (title: string, topics: string[] = []) => outlineStory({ ...ORDER, title, topics }, []);

test.each([
  "The llama that ate the tablecloth",
  "The llama on the trombone",
  "my grandpa is a radish",
  "monkey scared of trombones",
  "The penguin who was scared of pillows",
  "The cow who couldn't stop singing",
  "a duck that hates Tuesdays",
  "grandma is secretly a pumpkin",
  "the banana that ran away",
  "My coach is a radish",
  "Badger policeman",
  // No word of a plot, though its letters are in many: "that", "later".
  "The llama ate a hat",
])("what a story's subject does or is, and no plot tells, is asked about: %s", (title) => {
  expect(outline(title)).toMatchObject({ plot: null, asks: title });
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
  expect(outline("Helicopter", ["rescue helicopter"]).leftOut).toEqual(["rescue", "a real helicopter"]);
  expect(outline("Ambulances", ["ambulances pls", "mud"]).leftOut).toEqual(["mud", "real ambulances"]);
  expect(outline("Digger", ["diggers pls", "custard"]).leftOut).toEqual(["custard"]);
});

test("what an open plot was written for isn't asked about", () => {
  expect(outline("The lemur and the koala are friends").plot).toBe("open/word-a-day");
  expect(outline("The sausage that ran away", ["sausage"]).plot).toBe("open/until-it-is-cold");
  expect(outline("A giraffe in the bath", ["giraffe"]).plot).toBe("open/five-more-minutes");
  expect(outline("The fairy who lost her wand", ["fairy"]).plot).toBe("open/small-tenant");
  expect(outline("Who ate the porridge?", ["porridge"]).asks).toBeNull();
});

test.each([
  "The owl who was scared of the dark",
  "a fish that cant swim",
  "a shark who is afraid of water",
  "monkey scared of heights",
  "the dragon who couldn't breathe fire",
  "The cow who couldn't moo",
  "a duck that hates water",
  "a wizard who is bad at magic",
  "a cheetah who is slow",
])("who lacks what they are known by is told so, and it isn't left out: %s", (title) => {
  const { plot, leftOut } = outline(title);
  expect({ plot, leftOut }).toEqual({ plot: "open/third-hook", leftOut: [] });
});

test.each([
  "a fox who can't sleep",
  "The dragon who lost his fire",
  "Mabel is scared of water",
  "Mabel is scared of the dark",
  "The owl and the dark forest",
  "a slow tortoise",
])("whoever lacks something else, or is a child, is not told so: %s", (title) => {
  expect(outline(title).plot).not.toBe("open/third-hook");
});
