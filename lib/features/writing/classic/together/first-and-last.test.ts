import { describe, expect, it } from "vitest";
import { READING_LEVELS, type CoHero, type StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";

const THEO: CoHero = { id: "1", name: "Theo", gender: "Boy", age: 4 };
const MIA: CoHero = { id: "2", name: "Mia", gender: "Girl", age: 8 };
const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "A Fine Day", topics: [], theme: "friendship", creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null },
};
const PLOTS = [
  "adventure/runaway-kite",
  "fantasy/dragon-hiccups",
  "friendship/big-neighbor",
  "mystery/spoon-thief",
  "days/seventh-wave",
  "days/next-size-up",
  "firsts/two-wheels",
];
const booksAt = (level: StoryOrder["level"], together: CoHero[]) =>
  PLOTS.map((plot, seed) => writeClassicStory({ ...order, level, plot, seed, together }).pages);
const firstSentence = (text = "") => /^.*?[.!?]”?(?= |$)/u.exec(text)?.[0] ?? text;
const lastSentence = (text = "") => text.split(/(?<=[.!?]”?) (?=\p{Lu}|“)/u).at(-1) ?? text;

describe.each(READING_LEVELS)("the books of one family at %s", (level) => {
  it.each([
    ["two", [THEO]],
    ["three", [THEO, MIA]],
  ])("begin and end in words of their own, told of %s", (_count, together) => {
    const books = booksAt(level, together);
    const begun = books.map((pages) => firstSentence(pages[0]?.text));
    const ended = books.map((pages) => lastSentence(pages.at(-1)?.text));
    const most = (all: readonly string[]) =>
      Math.max(...all.map((one) => all.filter((other) => other === one).length));
    expect(most(begun), begun.join(" / ")).toBeLessThanOrEqual(3);
    expect(most(ended), ended.join(" / ")).toBeLessThanOrEqual(1);
    const said = [...begun, ...ended].join(" ");
    expect(said).not.toMatch(/This is a story about|from ear to ear|a little closer/u);
    // Whoever the story is of is on its first page.
    for (const { name } of together) for (const [page] of books) expect(page?.text).toContain(name);
  });
});
