import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER as ANY } from "@/tests/support/drafts";
import { outlineStory } from "./outline-story";

const ORDER: StoryOrder = { ...ANY, heroName: "Ella", interests: [], theme: "adventure" };

/** The plots of so many orders in a row, of a child who knows each before the next; `null` where the parent is asked. */
function inARow(title: string, topics: string[], times: number): (string | null)[] {
  const told: string[] = [];
  return Array.from({ length: times }, (_, seed) => {
    const { plot, asks } = outlineStory({ ...ORDER, title, topics, seed }, told);
    if (plot) told.push(plot);
    return asks === null ? plot : null;
  });
}

test.each([
  ["Ella and the unicorn", ["unicorn"], "fantasy/first-comes-the-horn"],
  ["Princesses", ["princess"], "fantasy/way-for-the-soup"],
  ["Trains", ["trains"], "days/no-clank"],
])(
  "who loves it gets the story of it first, then others about it, and then is asked: %s",
  (title, topics, first) => {
    const plots = inARow(title, topics, 6);
    expect(plots[0]).toBe(first);
    const others = plots.slice(1, plots.indexOf(null));
    expect(others.length).toBeGreaterThan(0);
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
    expect(plots.at(-1)).toBeNull();
  },
);

test.each([
  ["what a child may be afraid of", "The dentist", ["dentist"]],
  ["what would be made of boxes", "Ella and the digger", ["digger"]],
  ["what happens beside it", "First haircut", ["haircut", "unicorn"]],
])("%s: a parent is asked the second time", (_, title, topics) => {
  expect(inARow(title, topics, 2)[1]).toBeNull();
});
