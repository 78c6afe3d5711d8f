import { describe, expect, it, test } from "vitest";
import { READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { listFiner } from "@/lib/features/writing/subjects/finer-classes";
import { LEXICON } from "@/lib/features/writing/subjects/lexicon/all-entries";
import { overlapOf } from "./audit-stories";
import { listPlots } from "./choose-plot";
import { writeClassicStory } from "./classic-writer";

const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "", topics: [], theme: "animals", creativityLevel: 3 },
  ...{ ageAppropriate: true, style: null },
};
const plotsOf = (title: string) => listPlots({ ...order, title }).map(({ id }) => id);
const tell = (animal: string, wish: Partial<StoryOrder> = {}) =>
  writeClassicStory({ ...order, title: animal, topics: [animal], ...wish });

describe("an animal of the water is told of where it lives", () => {
  it.each([
    ["ducks at the pond", "open/last-pea", "pond"],
    ["The duckling", "open/last-pea", "pond"],
    ["swans", "open/last-pea", "pond"],
    ["axolotls", "open/paper-crown", "glass"],
    ["My goldfish", "open/paper-crown", "glass"],
    ["crabs", "open/striped-roof", "pool"],
    ["The sea urchin", "open/striped-roof", "pool"],
    ["starfish", "open/striped-roof", "pool"],
  ])("%s is told by %s", (title, plot, home) => {
    expect(plotsOf(title)[0]).toBe(plot);
    for (const level of READING_LEVELS) {
      const { pages } = tell(title, { level });
      expect(pages.some(({ text }) => text.includes(home))).toBe(true);
    }
  });

  test("and none of them stands behind a tree", () => {
    const wet = LEXICON.filter((entry) => listFiner(entry).includes("wet")).map(({ word }) => word);
    expect(wet.length).toBeGreaterThan(40);
    expect(wet.filter((word) => plotsOf(word).includes("open/animal-giggle"))).toEqual([]);
  });
});

test("two books of two animals that play hide-and-seek share less than 60 % of what they say", () => {
  const pairs = [
    ["goat", "cat"],
    ["hedgehog", "frog"],
    ["cow", "monkey"],
    ["rabbit", "fox"],
  ] as const;
  for (const level of READING_LEVELS) {
    const shares = pairs.map(([one, other], at) =>
      overlapOf(
        tell(one, { level, seed: at, plot: "open/animal-giggle" }),
        tell(other, { level, seed: at + 10, plot: "open/animal-giggle" }),
      ),
    );
    expect(Math.max(...shares), level).toBeLessThan(0.6);
  }
});
