import { describe, expect, test } from "vitest";
import { checkRequest } from "@/lib/features/writing/check-request";
import type { StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { outlineStory } from "./outline-story";
import { SHAPES } from "./shapes/all-shapes";

const ORDER: StoryOrder = {
  ...{ heroName: "Mabel", age: 6, gender: "Girl", interests: [], level: "Emerging", title: "", topics: [] },
  ...{ theme: "adventure", creativityLevel: 5, ageAppropriate: true, style: null, seed: 1 },
};
const outline = (title: string, { topics = [], told = [] }: { topics?: string[]; told?: string[] } = {}) =>
  outlineStory({ ...ORDER, title, topics }, told);

describe("what is told instead", () => {
  test.each([
    "The penguin who was scared of the neighbors",
    "Stuck in a traffic jam",
    "Penguin in the Storm",
  ])("has a title of its own, which isn't “%s”", (title) => {
    const { alternatives } = outline(title);
    expect(alternatives.length).toBeGreaterThan(0);
    for (const { title: own } of alternatives) {
      expect(own).toMatch(/^\p{Lu}[^{}<>]+$/u);
      expect(own).not.toBe(title);
      expect(checkRequest({ title: own ?? "", topics: [], interests: [], heroName: "Mabel" }).ok).toBe(true);
    }
  });

  test.each<[string, string[]]>([
    ["The tractor", ["tractor", "spaghetti"]],
    ["The penguin", ["penguin", "homework"]],
    // The topics say what it is about.
    ["The Found Fox", ["stars", "spaghetti"]],
  ])("keeps “%s”, where only one of %j is left out", (title, topics) => {
    const { leavesOutTitle, alternatives, leftOut } = outline(title, { topics });
    expect([leftOut.length > 0, leavesOutTitle]).toEqual([true, false]);
    expect(alternatives.map((one) => one.title)).toEqual(alternatives.map(() => null));
  });

  test.each([
    "A dinosaur came to breakfast",
    "The cow who wanted to fly",
    "The lamb",
    "The whale in the teapot",
  ])("is no frame that “%s” is pasted into, and nothing twice", (title) => {
    const { plot, alternatives } = outline(title, { topics: ["spaghetti"] });
    const offered = alternatives.map((one) => one.plot).filter((one) => one !== plot);
    expect(offered.filter((one) => /^open\/(?:animal|sky)-/u.test(one))).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
  });

  test("is called what the parent calls it, and read by what was asked for", () => {
    const called = "  Berta Giggles ";
    const order = { ...ORDER, title: "The goat", topics: ["goat"] };
    const [plain, named] = [order, { ...order, called }].map(writeClassicStory);
    expect([plain?.title, named?.title]).toEqual(["The goat", "Berta Giggles"]);
    expect(named?.pages).toEqual(plain?.pages);
  });

  test("stands in the order in which it shares words with what was asked for", () => {
    const plotsOf = (title: string) => outline(title).alternatives.map(({ plot }) => plot);
    expect(plotsOf("The goat that sat on the honey machine")[0]).toBe("science/honey-machine");
    expect(plotsOf("The llama that hid my glasses, a neighbor's lost glasses")).toContain(
      "friendship/lost-glasses",
    );
  });

  test("never has whom the story was to be about as a note in the bag", () => {
    for (const level of ["Beginner", "Emerging", "Intermediate", "Advanced"] as const)
      for (const title of ["First night at Grandma's", "First night at Grandpa's"]) {
        const order = { ...ORDER, level, title };
        for (const { plot, seed } of outlineStory(order, []).alternatives) {
          const { pages } = writeClassicStory({ ...order, plot, seed });
          expect(pages.map(({ text }) => text).join(" ")).not.toContain("note from");
        }
      }
  });
});

describe("what is offered instead comes near", () => {
  test.each([
    ["Ilse learns to yodel", ["holding the seat"], "days/backward-seat"],
    ["The llama on the trombone", ["party on Saturday"], "feelings/saturday-at-three"],
    ["My report card", ["her hand hurts"], "science/fallen-star"],
  ])("by no stray word: %s with %j isn't %s", (title, topics, stray) => {
    const { alternatives } = outline(title, { topics });
    expect(alternatives.map(({ plot }) => plot)).not.toContain(stray);
  });

  test("where nothing does, nothing is, until the parent turns on", () => {
    const order = { ...ORDER, title: "Les vacances" };
    expect(outlineStory(order, [])).toMatchObject({ asks: "Les vacances", alternatives: [] });
    expect(outlineStory(order, [], 1).alternatives).toHaveLength(3);
  });

  test("an answer is offered or told to nobody for a verb of the title: a lighthouse that blinks", () => {
    const { plot, alternatives } = outline("The lighthouse that blinks back", {
      topics: ["on holidays in donegal"],
    });
    expect([plot, ...alternatives.map((one) => one.plot)].join(" ")).not.toContain("questions/");
  });
});

test.each([
  ["Feeding the ducks", ["marshmellows"], "marshmallows"],
  ["Feeding the ducks", ["his tomatos"], "tomatoes"],
])("the line of %s with %j says %s", (title, topics, spelled) => {
  expect(outline(title, { topics }).leftOut.join(" ")).toContain(spelled);
});

describe("what was told already", () => {
  test.each([
    ["The sausage that ran away", "open/until-it-is-cold"],
    ["A giraffe in the bath", "open/five-more-minutes"],
    ["Who ate the cake?", "open/empty-dish"],
  ])("“%s” is said, and is the first that is offered once more", (title, plot) => {
    const first = outline(title);
    expect(first).toMatchObject({ plot, leavesOutTitle: false });
    const again = outline(title, { told: [plot] });
    expect(again).toMatchObject({ plot: null, asks: title, isHeard: true, isLike: true, leftOut: [] });
    expect(again.alternatives[0]).toMatchObject({ plot, isHeard: true, title: null });
    for (const { title: own } of again.alternatives.slice(1)) expect(own).not.toBeNull();
  });

  test("isn't what a story goes on after", () => {
    const before = {
      ...{ seriesId: "", part: 2, story: "", leftOpen: "", about: null, companions: [], places: [] },
    };
    const order = { ...ORDER, title: "The sausage that ran away", topics: ["sausage"], before };
    expect(outlineStory(order, ["open/until-it-is-cold"]).isHeard).toBe(false);
  });
});

test("no two offers read the same", () => {
  const titles = ["The sausage that ran away", "Who ate the cake?", "A giraffe in the bath", "The lost kite"];
  for (const title of titles)
    for (const told of [[], ["open/until-it-is-cold", "open/empty-dish"]])
      for (const skip of [0, 1, 2, 3, 4, 5, 6]) {
        const { alternatives } = outlineStory({ ...ORDER, title, topics: ["birthday"] }, told, skip);
        const sentences = alternatives.map(({ sentence }) => sentence);
        expect(new Set(sentences).size, title).toBe(sentences.length);
      }
});

test("every plot has a title of its own, with no stop at its end", () => {
  for (const { id, title } of SHAPES) expect(title ?? id).toMatch(/[^.\s]$/u);
  const titles = SHAPES.map(({ title }) => title).filter((title) => title !== undefined);
  expect(new Set(titles).size).toBeGreaterThan(titles.length - 5);
});
