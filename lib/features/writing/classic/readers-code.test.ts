import { describe, expect, it } from "vitest";
import { GENDERS, type ReadingLevel, type StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";

const SEEDS = 12;
const LEVELS: readonly ReadingLevel[] = ["Emerging", "Intermediate", "Advanced"];
const order: StoryOrder = {
  ...{ heroName: "Ada", age: 9, gender: "Girl", interests: ["Art", "Animals"], level: "Advanced", seed: 1 },
  ...{ title: "", topics: [], theme: "mystery", creativityLevel: 5, plot: "days/knob-without-a-door" },
  ...{ ageAppropriate: true, style: null },
};

const initialsOf = (lines: string): string =>
  lines
    .split(/(?<=\.) /u)
    .map((line) => line.slice(0, 1))
    .join("");
const quotesOf = (text: string): string[] => [...text.matchAll(/“([^”]*)”/gu)].map(([, said = ""]) => said);

describe.each(LEVELS)("the code in the keeper's book, %s", (level) => {
  it.each(Array.from({ length: SEEDS }, (_, seed) => seed))("can be read in telling %d", (seed) => {
    const gender = GENDERS[seed % GENDERS.length] ?? "Other";
    for (const title of ["A Story", "The lighthouse keeper who vanished", "Mystery at the theatre"]) {
      const { pages } = writeClassicStory({ ...order, level, seed, gender, title });
      const words = pages.flatMap(({ text }) => quotesOf(text)).map(initialsOf);
      expect(words).toContain("STAIRS");
      expect(initialsOf(quotesOf(pages.at(-1)?.text ?? "").find((said) => said.startsWith("M")) ?? "")).toBe(
        "MORE",
      );
    }
  });
});
