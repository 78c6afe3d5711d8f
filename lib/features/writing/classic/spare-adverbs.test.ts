import { expect, it, test } from "vitest";
import { mixOrders } from "@/tests/eval/story-mix";
import { writeClassicStory } from "./classic-writer";
import { spareAdverbs } from "./spare-adverbs";
import type { StoryPage } from "@/lib/shared/story";

const [order] = mixOrders(1, "adverbs");
if (!order) throw new Error("no order");
const [page] = writeClassicStory(order).pages;
const say = (...texts: string[]) =>
  spareAdverbs(
    texts.map((text): StoryPage => ({ ...(page as StoryPage), text })),
    (text) => !/remarkably|noticeably|instantly/iu.test(text),
  ).map(({ text }) => text);

it("says each of them once, and then plainly", () => {
  expect(say("It was extremely quiet.", "An extremely odd bird. Extremely odd.")).toEqual([
    "It was extremely quiet.",
    "A very odd bird. Very odd.",
  ]);
  expect(say("It was considerably larger, considerably more, and considerably slower.")).toEqual([
    "It was considerably larger, a good deal more, and much slower.",
  ]);
  expect(say("He immediately ran.", "“Immediately?” asked Mia. Immediately afterward it rained.")).toEqual([
    "He immediately ran.",
    "“At once?” asked Mia. Right afterward it rained.",
  ]);
});

test("no book has one of them twice", () => {
  const often = mixOrders(24, "long adverbs").flatMap((one) => {
    const text = writeClassicStory({ ...one, level: "Advanced" })
      .pages.map((each) => each.text)
      .join(" ");
    const counts = ["extremely", "considerably", "immediately"].map(
      (adverb) => text.match(new RegExp(`\\b${adverb}\\b`, "giu"))?.length ?? 0,
    );
    return counts.filter((count) => count > 1);
  });
  expect(often).toEqual([]);
}, 60_000);
