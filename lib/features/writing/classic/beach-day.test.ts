import { describe, expect, it, test } from "vitest";
import { READING_LEVELS, type CoHero, type StoryOrder } from "@/lib/shared/story";
import { overlapOf } from "./audit-stories";
import { listPlots } from "./choose-plot";
import { writeClassicStory } from "./classic-writer";

const THEO: CoHero = { id: "1", name: "Theo", gender: "Boy", age: 4 };
const MIA: CoHero = { id: "2", name: "Mia", gender: "Girl", age: 8 };
const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "A day at the beach", topics: ["beach"], theme: "friendship", creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null },
};
const OF_THE_BEACH = ["days/next-size-up", "days/seventh-wave"];
const plotsOf = (wish: Partial<StoryOrder>) => listPlots({ ...order, ...wish }).map(({ id }) => id);

describe("a day at the beach", () => {
  it.each([
    ["one child", undefined],
    ["two", [THEO]],
    ["three", [THEO, MIA]],
  ])("is two stories of the beach for %s, and of nobody who is lost", (_count, together) => {
    const plots = plotsOf(together ? { together } : {});
    expect(plots.slice(0, 2).toSorted()).toEqual(OF_THE_BEACH);
    expect(plots).not.toContain("open/place-lost");
  });

  it.each([
    "Ada at the beach",
    "Our beach holiday",
    "The seaside",
    "Waves and sand",
    "Going to the beach with Grandma",
  ])("%s is one of them", (title) => {
    expect(OF_THE_BEACH).toContain(plotsOf({ title })[0]);
  });

  it.each([
    ["The sandcastle", "days/seventh-wave"],
    ["High tide", "days/seventh-wave"],
    ["The rock pool", "days/next-size-up"],
    ["Ada collects shells", "days/next-size-up"],
    ["Ada builds a sandcastle", "days/seventh-wave"],
    ["Lost at the beach", "open/place-lost"],
    ["Ada gets lost at the seaside", "open/place-lost"],
  ])("%s is told by %s", (title, plot) => {
    expect(plotsOf({ title })[0]).toBe(plot);
  });

  test("happens at the beach in both, and is told in other words", () => {
    for (const level of READING_LEVELS) {
      const told = OF_THE_BEACH.map((plot) => writeClassicStory({ ...order, level, plot, together: [THEO] }));
      for (const { pages } of told) {
        const there = pages.filter(({ scene }) => scene.place === "beach").length;
        expect(there / pages.length).toBeGreaterThan(0.8);
      }
      const [castle, crab] = told;
      expect(castle && crab && overlapOf(castle, crab)).toBeLessThan(0.03);
    }
  });
});
