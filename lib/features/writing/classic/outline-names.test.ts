import { describe, expect, it } from "vitest";
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

describe("several children in one profile", () => {
  const NAMES = ["Ada & Eve", "Ada and Eve", "Ada + Eve", "Ada, Eve and Tom"];

  it.each(NAMES)("%s is a story of the first, and its parent is told so", (heroName) => {
    const others = heroName.includes("Tom") ? "Eve and Tom aren’t" : "Eve isn’t";
    for (const { sentence, note } of outlinesOf({ heroName, title: "A day at the zoo", topics: ["zoo"] })) {
      expect(sentence).not.toMatch(/&|\+|Eve/u);
      expect(note).toContain(`told of Ada, and ${others} in it`);
    }
    const { pages } = writeClassicStory({
      ...order,
      heroName,
      title: "The wobbly tooth",
      topics: ["wobbly tooth"],
    });
    expect(pages.map(({ text }) => text).join(" ")).not.toMatch(/Eve|&|\+|Ada and /u);
  });

  it("reads the title without any of them, and no more of it", () => {
    const titled = { heroName: "Rose and Robin", title: "Rose and Robin at the zoo", topics: ["zoo"] };
    expect(outlinesOf(titled).map(({ leftOut }) => leftOut)).toEqual(SEEDS.map(() => []));
  });

  it("says nothing of one child", () => {
    expect(
      outlinesOf({ heroName: "Lopez, Ada", title: "A day at the zoo", topics: ["zoo"] })[0]?.note,
    ).toBeNull();
  });
});

describe("an order of which nothing at all would be told", () => {
  it.each<[string, string[]]>([
    ["Vitiligo", ["Vitiligo"]],
    ["Vitiligo", []],
    ["Albinism", []],
    ["A story about scoliosis", ["scoliosis"]],
    ["Zblorkian", []],
    ["A".repeat(255), []],
  ])("%s is asked about", (title, topics) => {
    for (const { plot, asks } of outlinesOf({ title, topics })) expect([plot, asks]).toEqual([null, title]);
  });

  it.each([
    "book",
    "Story",
    "A story about nothing",
    "surprise me",
    "You choose",
    "🌟",
    "Mia",
    "Mia’s Story",
    "For Mia",
  ])("%s is told, since it asks for nothing", (title) => {
    for (const { plot } of outlinesOf({ title })) expect(plot).not.toBeNull();
  });

  it("says who beside the hero isn't in it", () => {
    for (const { plot, leftOut } of outlinesOf({ title: "Mia and Zephyrina" }))
      expect([plot === null, leftOut]).toEqual([false, ["Zephyrina"]]);
  });
});

describe("a hero with the name of a noun", () => {
  it.each<[string, string, string[]]>([
    ["Rose", "Rose and the rose", ["rose"]],
    ["Rose", "The Rose", []],
    ["Robin", "Robin and the robin", ["robin"]],
    ["Wolf", "Wolf and a wolf", ["wolf"]],
  ])("%s: “%s” is told of that noun", (heroName, title, topics) => {
    for (const { about } of outlinesOf({ heroName, title, topics }))
      expect(about[0]).toBe(heroName.toLowerCase());
  });

  it("asks about a noun that isn't ours", () => {
    for (const { plot } of outlinesOf({ heroName: "Hunter", title: "The hunter", topics: ["hunter"] }))
      expect(plot).toBeNull();
  });

  it.each<[string, string, string[]]>([
    ["Rose", "Rose", ["Rose"]],
    ["Rose", "The Amazing Rose", []],
    ["Robin", "Robin at the zoo", ["zoo"]],
    ["Hunter", "The adventures of Hunter", []],
  ])("%s: “%s” names the hero", (heroName, title, topics) => {
    for (const { plot, about, leftOut } of outlinesOf({ heroName, title, topics })) {
      expect([plot === null, leftOut]).toEqual([false, []]);
      expect(about).not.toContain(heroName.toLowerCase());
    }
  });
});
