import { describe, expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { listPlaces } from "./missing-words";
import { formsOf, withoutLikeness } from "./word-forms";
import { ORDER as ANY } from "@/tests/support/drafts";

const ORDER: StoryOrder = {
  ...ANY,
  heroName: "Mabel",
  interests: [],
  title: "",
  topics: [],
  theme: "friendship",
};
const outline = (title: string, topics: string[]) => outlineStory({ ...ORDER, title, topics }, []);

test.each([
  ["said in other words", "no more binky", ["bedtime"], []],
  ["what its plot tells from end to end", "not invited to the party", ["left out"], []],
  ["said on one page", "dad lost his job", ["money"], []],
  ["all of one thing, of which a part is there", "new glasses", ["eye patch"], ["eye patch"]],
  ["a noun of the title, beside what is told", "broke her arm on the scooter", ["plaster cast"], ["scooter"]],
  ["a title that says something else", "The Bus Station", ["patience"], ["Bus Station"]],
  ["at whose house it is", "Christmas Eve at Grandma's house", ["christmas"], ["Grandma"]],
  [
    "a feast on which somebody is missed",
    "Our first Christmas without Grandpa",
    ["grandpa died"],
    ["Christmas"],
  ],
  ["what a topic says beside a title that is told", "The wobbly tooth", ["zoo"], ["zoo"]],
  ["what is played beside it", "Trains", ["football"], ["football"]],
  ["what is done with whom it is of", "Mabel rides a unicorn", [], ["rides a unicorn"]],
  ["a rescue", "Mabel rescues a walrus", [], ["rescues a walrus"]],
  ["on which day it is", "The wobbly tooth", ["on Saturday"], []],
  ["whom somebody only meets", "Mabel meets a unicorn", [], []],
  ["a name behind a title", "Princess Rosie", [], []],
  ["a flower's name", "Rose the unicorn", [], []],
  ["cities", "moving from Leeds to Glasgow", ["new house"], ["Leeds", "Glasgow"]],
  ["how somebody died, which is told as the family says it", "our dog was put to sleep", ["dog died"], []],
  ["how the book shall be", "Stops picking his nose", ["funny please"], []],
  ["what is used on one page", "Picks his nose", ["uses a tissue in the end"], []],
  ["how it feels", "Getting my hair braided", ["sitting still", "it hurts a bit"], []],
  ["who works, for short", "The zoo keeper", ["keeper"], []],
  ["who works, in two words", "The goal keeper", ["keeper"], []],
  ["somebody with and without a dot", "Our neighbour Mr Silva died", ["Mr Silva"], []],
  ["two words with a mark between them", "Fish & chips at the seaside", [], ["Fish & chips"]],
  ["what is swept", "Lunar New Year", ["cleaning the house before"], []],
  ["a coin, where there is only money", "Lunar New Year", ["a coin in a dumpling"], ["coin"]],
  ["what is done, in a plot that takes any noun", "The haunted robot", ["robot"], ["haunted"]],
  ["colours and sizes are not missed", "The biggest purple robot", ["robot"], []],
])("what a book leaves out: %s", (_, title, topics, leftOut) => {
  expect(outline(title, topics)).toMatchObject({ asks: null, leftOut });
});

describe("where nothing of an order is left but a noun", () => {
  test.each([
    ["The pirate gerbil and the treasure", ["map", "island"]],
    ["The moose with the bent antler", ["ice", "being different"]],
    ["Gerbil versus moose", ["they build a bridge together"]],
  ])("its parent is asked, and may turn on: %s", (title, topics) => {
    expect(outline(title, topics)).toMatchObject({ plot: null, asks: title });
    const others = outlineStory({ ...ORDER, title, topics }, [], 1);
    expect(others.alternatives.length).toBeGreaterThan(1);
  });

  test("not even the noun: of a shark, turtles aren't told", () => {
    expect(outline("Shark with no teeth", ["soup", "friends"]).asks).toBe("Shark with no teeth");
  });

  test.each([
    ["A moose called Bob", ["moss", "bark"]],
    ["Learning to ski", ["falls over a lot", "hot chocolate after"]],
    ["The gerbil", ["gerbil"]],
  ])("a noun and what belongs to it are told: %s", (title, topics) => {
    expect(outline(title, topics).asks).toBeNull();
  });
});

test("a place is a word that is no other, behind where", () => {
  expect(listPlaces("from Leeds to Glasgow with Grandma", [])).toEqual(["Leeds", "Glasgow"]);
  expect(listPlaces("The Cat In The Storm at School with Ben", [])).toEqual([]);
  expect(listPlaces("a letter to Priyanka", ["Priyanka Rao"])).toEqual([]);
  expect(listPlaces("Sophie gets lost in Tesco", [])).toEqual([]);
});

test("what something is like isn't there", () => {
  expect(withoutLikeness("as red as a strawberry, like a windy lake")).not.toMatch(/strawberry|lake/u);
  expect(withoutLikeness("I would like a strawberry")).toContain("strawberry");
});

test("forms of a word", () => {
  expect(formsOf("rainy")).toContain("rain");
  expect(formsOf("stolen")).toContain("steal");
});
