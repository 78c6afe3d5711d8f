import { describe, expect, test } from "vitest";
import { generateInput } from "./contract";
import { levelFor } from "./rules";
import { titleOf, toOrder } from "./to-order";

const CHILD = "019aaf00-0000-7000-8000-000000000001";
const HERO = { name: "Mia", level: "Emerging", interests: ["Music", "Nature", "Art"] } as const;
const order = (body: object) =>
  toOrder(generateInput.parse({ childId: CHILD, theme: "adventure", ...body }), HERO);

describe("the documented body as an order", () => {
  test("setting and interests are what the story is about, the main character is its hero", () => {
    const customization = { mainCharacter: "Ada", setting: "a lighthouse", interests: ["space", "robots"] };
    expect(order({ length: "medium", customization })).toEqual({
      input: {
        childId: CHILD,
        theme: "adventure",
        title: "Ada and the Lighthouse",
        topics: ["a lighthouse", "space", "robots"],
        creativityLevel: 5,
        ageAppropriate: true,
      },
      telling: { heroName: "Ada", level: "Emerging", interests: ["Space"] },
    });
  });

  test("what isn't said is as the profile has it", () => {
    expect(order({})).toMatchObject({
      input: { title: "Mia and the Great Adventure", topics: ["music", "nature"] },
      telling: { heroName: "Mia", level: "Emerging", interests: HERO.interests },
    });
    expect(order({ title: "The Kite" }).input.title).toBe("The Kite");
  });

  test.each([
    ["a lighthouse", "Ada and the Lighthouse"],
    ["The old house by the sea", "Ada and the Old House by the Sea"],
    ["under the sea", "Ada under the Sea"],
    ["space", "Ada and the Space"],
    [undefined, "Ada and the Great Adventure"],
  ])("a story set in %s is called %s", (setting, title) => {
    expect(titleOf("Ada", "adventure", setting)).toBe(title);
  });
});

test.each([
  ["Beginner", "short", "Beginner"],
  ["Emerging", "short", "Beginner"],
  ["Emerging", "medium", "Emerging"],
  ["Emerging", "long", "Intermediate"],
  ["Advanced", "long", "Advanced"],
] as const)("a story for %s that is %s is told at %s", (level, length, told) => {
  expect(levelFor(level, length)).toBe(told);
});
