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

it("says them plainly, where the level allows it", () => {
  expect(say("It was extremely quiet.", "An extremely odd bird. Extremely odd.")).toEqual([
    "It was very quiet.",
    "A very odd bird. Very odd.",
  ]);
  expect(say("It was considerably larger, considerably more, and considerably slower.")).toEqual([
    "It was much larger, a good deal more, and much slower.",
  ]);
  expect(say("He immediately ran.", "“Immediately?” asked Mia. Immediately afterward it rained.")).toEqual([
    "He at once ran.",
    "“At once?” asked Mia. Right afterward it rained.",
  ]);
  expect(say("Mia wanted to know immediately whether it was over.")).toEqual([
    "Mia wanted to know at once whether it was over.",
  ]);
});

it("keeps the first of each in a book, where no page meets its level otherwise", () => {
  const needs = (text: string) => !/\b(?:very|remarkably)\b/u.test(text) || /extremely/u.test(text);
  expect(
    spareAdverbs(
      [page as StoryPage, page as StoryPage].map((one) => ({ ...one, text: "It was extremely quiet." })),
      needs,
    ).map(({ text }) => text),
  ).toEqual(["It was extremely quiet.", "It was remarkably quiet."]);
});

it.each([
  [
    "Mia looked at the entire class for a considerable time.",
    "Mia looked at the whole class for a long time.",
  ],
  ["An entire day went by, with considerable noise.", "A whole day went by, with great noise."],
  [
    "The owl regarded her in astonishment, and instantly flew off.",
    "The owl looked at her in surprise, and at once flew off.",
  ],
  ["She regarded it as a good sign.", "She regarded it as a good sign."],
])("%s", (long, plain) => {
  expect(say(long)).toEqual([plain]);
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

const TIC = /\b(?:extremely|considerabl[ey]|instantly|immediately|entire|in astonishment|regarded)\b/giu;

test("a book of the older levels has one and a half of all these words on an average, and never more than five", () => {
  const counts = mixOrders(24, "tics").map((one, at) => {
    const level = at % 2 === 0 ? "Advanced" : "Intermediate";
    const { pages } = writeClassicStory({ ...one, level });
    return (
      pages
        .map(({ text }) => text)
        .join(" ")
        .match(TIC)?.length ?? 0
    );
  });
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(1.5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
}, 60_000);
