import { describe, expect, it, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { outlineStory } from "./outline-story";

const order: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  theme: "science",
  title: "A Fine Day",
  topics: [],
  interests: ["Art"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 0,
};
const SEEDS = [0, 1, 2, 3, 4];
const outlinesOf = (wish: Partial<StoryOrder>) =>
  SEEDS.map((seed) => outlineStory({ ...order, ...wish, seed }, []));

describe("a question", () => {
  it.each<[string, string[], string]>([
    ["why is the moon sometimes there in daytime?", ["moon", "daytime"], "moon-daytime"],
    ["why is the moon there in the day", ["moon"], "moon-daytime"],
    ["Why does the moon follow our car?", ["moon"], "moon-follows"],
    ["Why is the moon so thin?", ["moon"], "moon-phases"],
    ["How far is the moon", ["moon"], "moon-far"],
    ["Why are there volcanoes under the sea", ["underwater volcano"], "underwater-volcano"],
    ["How babies are made", ["babies"], "where-babies"],
    ["Where do babies come from?", ["babies"], "where-babies"],
    ["Why do cats have whiskers", ["cats", "whiskers"], "cat-whiskers"],
    ["What are stars made of?", ["stars"], "stars-shine"],
    ["The Question", ["why do dogs bark"], "dogs-bark"],
    ["How do submarines dive", ["submarine"], "submarine-dive"],
    ["Why is grass green?", ["grass"], "grass-green"],
  ])("%s is answered by its own plot, in every theme", (title, topics, id) => {
    for (const theme of ["science", "friendship", "fantasy"] as const)
      for (const { plot, leftOut } of outlinesOf({ title, topics, theme }))
        expect([plot, leftOut]).toEqual([`questions/${id}`, []]);
  });

  it.each<[string, string[]]>([
    ["Why does the moon smell", ["moon"]],
    ["How do bees know the way", ["bees"]],
    ["Why do cats hate water?", ["cats"]],
    ["Why is poop brown", ["poop"]],
    ["Why do bones break", ["bones"]],
  ])(
    "%s, which we can't answer, isn't answered by another answer, and the preview says so",
    (title, topics) => {
      for (const { plot, leftOut } of outlinesOf({ title, topics })) {
        expect(plot).not.toMatch(/^questions\//u);
        expect(leftOut).toEqual([title]);
      }
    },
  );
});

test("a title that only sounds like a question asks nothing", () => {
  for (const title of ["Where Is My Bear?", "How the Bear Got Lost", "What Is in the Box?"])
    for (const { leftOut } of outlinesOf({ title, topics: ["bear"] })) expect(leftOut).toEqual([]);
});

test.each<[string, string[], string[]]>([
  ["The tractor that ate spaghetti", ["tractor", "spaghetti"], ["spaghetti"]],
  ["The dragon ate my homework", ["dragon", "homework"], ["homework"]],
])("“%s” with %j: what isn't told is said to be left out", (title, topics, leftOut) => {
  for (const outline of outlinesOf({ title, topics, theme: "friendship" })) {
    expect(outline.leftOut).toEqual(leftOut);
  }
});

test.each<[string, string[]]>([
  ["The Train", ["trains"]],
  ["I wet my bed", ["wet bed", "ashamed"]],
  ["Two Houses", ["divorce"]],
  ["The Kite", ["kites"]],
  ["Grandma's House", ["grandma"]],
  ["My goldfish died", ["goldfish"]],
  ["Our hamster died", ["hamster"]],
])("“%s” with %j leaves nothing out", (title, topics) => {
  for (const outline of outlinesOf({ title, topics, theme: "adventure" }))
    expect(outline.leftOut).toEqual([]);
});

test.each<[string, string[]]>([
  ["Daddy died", []],
  ["My friend Max died", ["friend"]],
  ["Mum passed away", ["mum", "grief"]],
])("“%s” with %j is refused rather than told as somebody else's death", (title, topics) => {
  for (const outline of outlinesOf({ title, topics, theme: "adventure" }))
    expect(outline).toMatchObject({ plot: null, sentence: null, untold: "death", ideas: 0 });
});

test("the premise says who died", () => {
  for (const { sentence, leftOut } of outlinesOf({ title: "Our neighbor Mrs. Lin died", topics: ["grief"] }))
    expect([sentence?.split(",")[0], leftOut]).toEqual(["Mrs. Lin has died", []]);
});

test("a goldfish that died is a fish", () => {
  const story = writeClassicStory({ ...order, title: "My goldfish died", topics: ["goldfish"] });
  const kinds = new Set(story.pages.flatMap(({ scene }) => scene.companions.map(({ kind }) => kind)));
  expect(kinds).toContain("thing:fish");
});
