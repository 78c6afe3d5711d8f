import { expect, test } from "vitest";
import { planStory } from "@/lib/features/writing/classic/plan-story";
import { Random } from "@/lib/features/writing/classic/random";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { bringPal, countNamed, leaveOutPal } from "./named-once";

const ARLO: Omit<StoryOrder, "level" | "plot" | "seed"> = {
  ...{ heroName: "Arlo", gender: "Boy", age: 5, theme: "friendship", style: null, ageAppropriate: true },
  ...{ title: "A Fine Story", topics: [], interests: ["Nature", "Animals"], creativityLevel: 5 },
};
const PLOTS = ["adventure/garden-night", "adventure/sand-wagon", "animals/quiet-cow", "science/fallen-star"];

test.each(PLOTS)("%s: a friend is named on more pages than one, or on none", (plot) => {
  const counts = READING_LEVELS.flatMap((level) =>
    [1, 2, 3, 4].map((seed) => {
      const order: StoryOrder = { ...ARLO, level, plot, seed };
      return countNamed(planStory(order, new Random(seed).fork("plan")), writeClassicStory(order).pages);
    }),
  );
  expect(counts.filter((count) => count !== null).length).toBeGreaterThan(0);
  expect(counts).not.toContain(1);
});

test("comes along where the picture has them and the hero does something, and only so often", () => {
  const there = { isThere: true, named: 0 };
  const page = ["{hero} held up a light. It was dark."];
  expect(bringPal("joined", page, there)?.ways).toEqual([["{hero} and {pal} held up a light. It was dark."]]);
  expect(bringPal("as written", page, there)).toBeNull();
  expect(bringPal("joined", page, { ...there, isThere: false })).toBeNull();
  expect(bringPal("joined", page, { ...there, named: 2 })).toBeNull();
  expect(bringPal("joined", ["The light went out."], there)).toBeNull();
});

test("isn't named where the page has another wording", () => {
  const wordings = ["It sniffed {pal}.", "It sniffed the air."];
  expect(leaveOutPal("left out", wordings)).toEqual(["It sniffed the air."]);
  expect(leaveOutPal("as written", wordings)).toEqual(wordings);
  expect(leaveOutPal("left out", wordings.slice(0, 1))).toEqual(wordings.slice(0, 1));
});
