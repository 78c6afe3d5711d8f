import { describe, expect, test } from "vitest";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";
import DISCLOSURES from "@/tests/fixtures/disclosures.json";
import { findHardNight } from "./find-hard-night";

/** What says it, and what has the same words and shall stay a story. */
describe.each(DISCLOSURES)("$kind", ({ told, stories }) => {
  test.each(told)("“%s” is answered with who can help", (text) => {
    expect(findHardNight([text], ["Mabel"])?.help).toBe("safety");
  });

  test.each(stories)("“%s” stays a story", (text) => {
    expect(findHardNight([text], ["Mabel"])?.care).not.toBe("danger");
  });
});

test("of a secret beside a birthday nothing is made", () => {
  const title = "uncle says don't tell mum about our birthday game in bed";
  const words = { heroName: "Mabel", interests: ["Animals" as const], title, topics: ["birthday", "cake"] };
  const order: StoryOrder = {
    ...words,
    ...{ gender: "Girl", age: 6, level: "Emerging", theme: "friendship", style: null, seed: 1 },
    ...{ creativityLevel: 5, ageAppropriate: true },
  };
  expect(outlineStory(order, [])).toMatchObject({ plot: null, untold: "danger", alternatives: [] });
});
