import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";

const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "By train to Berlin", topics: [], theme: "friendship", creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null, plot: "days/backward-seat" },
};
const tell = (wish: Partial<StoryOrder>): string =>
  writeClassicStory({ ...order, ...wish })
    .pages.map(({ text }) => text)
    .join(" ");

test("a journey goes where the order says, and is there by its name", () => {
  expect(tell({})).toContain("“Hello, Berlin!”");
  expect(tell({ title: "Train journey to the sea" })).toContain("“Hello, sea!”");
});

test("a town that nobody named is in no book", () => {
  for (let seed = 1; seed <= 24; seed += 1)
    expect(tell({ title: "Our train ride", seed })).not.toMatch(/London|Paris|Berlin|Rome|York|Edinburgh/u);
});

test.each([
  ["A penguin in the fridge", /waddled|on both feet/u],
  ["a pengiun in the fridge", /waddled|on both feet/u],
  ["The shark in the bath", /fins?|flopped/u],
  ["The octopus on the bus", /every arm|fifth arm|all those arms/u],
])("whoever sits there does what they have the body for: %s", (title, own) => {
  const plot = "open/five-more-minutes";
  for (let seed = 1; seed <= 6; seed += 1) {
    const text = tell({ plot, title, seed });
    expect(text).toMatch(own);
    expect(text).not.toMatch(/trunk|left paw|beeped|puffed/u);
  }
});

test("a carnival has the band of where it is, and is called as the order calls it", () => {
  const plot = "feasts/just-wide-enough";
  expect(tell({ plot, title: "Notting Hill Carnival" })).toContain("a steel band");
  expect(tell({ plot, title: "Rio carnival" })).toContain("a samba band");
  expect(tell({ plot, title: "Mardi Gras" })).toContain("was Mardi Gras");
  for (let seed = 1; seed <= 12; seed += 1)
    expect(tell({ plot, title: "Carnival", seed })).not.toContain("Mardi Gras");
});
