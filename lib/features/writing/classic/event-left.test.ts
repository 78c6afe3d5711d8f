import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER as ANY } from "@/tests/support/drafts";
import { outlineStory } from "./outline-story";

const ORDER: StoryOrder = { ...ANY, heroName: "Mabel", interests: [], theme: "friendship" };
const outline = (title: string, topics: string[]) => outlineStory({ ...ORDER, title, topics }, []);

test.each([
  ["The sun phoned a taxi", ["bringing a taxi to the sun", "the sun is very late"]],
  ["Mabel's lantern parade", ["lanterns for St Lucia", "the lantern blows out in the storm"]],
  ["Calving night", ["sitting up with grandad", "a calf that wont suck", "bottle by the stove"]],
  ["Strike day in Ohio", ["school closed for the strike", "marching to the town hall"]],
])("is asked about where nothing but a noun is told: %s", (title, topics) => {
  expect(outline(title, topics)).toMatchObject({ plot: null, asks: expect.any(String) });
});

test.each([
  ["The tractor", ["tractor", "grandpa"]],
  ["A bee called Bob", ["honey", "lavender"]],
  ["dad in the army", ["counting the days until daddy comes home"]],
])("isn't where a setting or a companion is left out: %s", (title, topics) => {
  expect(outline(title, topics).asks).toBeNull();
});
