import { expect, it, test } from "vitest";
import { INTERESTS, type StoryOrder } from "@/lib/shared/story";
import { ORDER } from "@/tests/support/drafts";
import { showsInterest } from "./audit-stories";
import { choosePlot } from "./choose-plot";
import { classicWriter } from "./classic-writer";
import { outlineStory } from "./outline-story";

const told = async (order: StoryOrder) => {
  const story = await classicWriter.write({ ...order, plot: choosePlot(order) ?? "" });
  return { story, tags: story.tags };
};

test("what the parent is told is left out is no tag of the book, nor an interest that has no part in it", async () => {
  const order: StoryOrder = {
    ...ORDER,
    theme: "adventure",
    title: "Power Cut",
    topics: ["power cut", "volcano"],
    interests: ["Dinosaurs", "Sports"],
  };
  expect(outlineStory(order, []).leftOut).toEqual(["volcano"]);
  const { story, tags } = await told(order);
  expect(story.shape).toBe("days/ten-windows");
  expect(tags).toEqual(["adventure", "power cut"]);
});

test("what a parent says of the child is no tag", async () => {
  const order: StoryOrder = {
    ...ORDER,
    ...{ title: "A new baby", topics: ["new baby", "shes a bit jealous", "she's sad"], interests: [] },
  };
  const { story, tags } = await told(order);
  expect(story.shape).toBe("care/soup-song");
  expect(tags).toEqual(["adventure", "new baby"]);
});

it.each([1, 2, 3])("has the interests that solve something, and no other (%i)", async (seed) => {
  const order: StoryOrder = {
    ...ORDER,
    ...{ theme: "adventure", title: "The Story", topics: [], interests: [...INTERESTS], seed },
    plot: "adventure/sand-wagon",
  };
  const { story, tags } = await told(order);
  const shown = INTERESTS.filter((interest) => showsInterest(story, interest)).map((one) =>
    one.toLowerCase(),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.length).toBeLessThan(INTERESTS.length);
  expect(new Set(tags)).toEqual(new Set(["adventure", ...shown].slice(0, 8)));
});
