import { expect, test } from "vitest";
import { isInBand } from "@/lib/features/writing/rules";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { measureLevel } from "@/lib/features/writing/measure-level";
import type { StoryOrder, StoryText } from "@/lib/shared/story";
import { mixOrders } from "@/tests/eval/story-mix";
import { writeClassicStory } from "./classic-writer";
import { hasWord, MOST_COMING_BACK, toCarry } from "./coming-back";

const KNOWN = ["lantern", "whistle", "enormous", "ancient", "delighted", "compass", "whispered", "finally"];

const usedIn = ({ pages }: StoryText) =>
  KNOWN.filter((word) => pages.some(({ text }) => hasWord(text, word)));

/** Pages out of their band, and whether the whole is. */
function missesOf({ level, heroName }: StoryOrder, story: StoryText) {
  const declared = { names: listStoryNames(heroName, story), newWords: story.newWords };
  const fits = (pages: StoryText["pages"], scope: "page" | "whole") =>
    isInBand(level, measureLevel(level, pages, declared).whole, scope);
  const pages = story.pages.filter((page) => !fits([page], "page")).length;
  return pages + (fits(story.pages, "whole") ? 0 : 1);
}

test("a word is met in its regular forms, and in no other word", () => {
  expect(hasWord("Two Lanterns burned.", "lantern")).toBe(true);
  expect(hasWord("He wondered at it.", "wonder")).toBe(true);
  expect(hasWord("The wonderful hen.", "wonder")).toBe(false);
});

test("only what is small enough is packed", () => {
  expect(toCarry("lantern")).toBe("lantern");
  expect([toCarry("courage"), toCarry("considerably"), toCarry("elephant")]).toEqual([null, null, null]);
});

test("15.6: words come back where they fit: no page misses its level for them, and the rest stays as it was", () => {
  let more = 0;
  for (const order of mixOrders(48, "coming back")) {
    const plain = writeClassicStory(order);
    const story = writeClassicStory({ ...order, known: KNOWN });
    expect(missesOf(order, story)).toBeLessThanOrEqual(missesOf(order, plain));
    expect([story.shape, story.parts, story.pages.length]).toEqual([
      plain.shape,
      plain.parts,
      plain.pages.length,
    ]);
    const added = usedIn(story).length - usedIn(plain).length;
    expect(added).toBeLessThanOrEqual(
      Math.max(0, MOST_COMING_BACK - usedIn(plain).length) + MOST_COMING_BACK,
    );
    if (added > 0) more += 1;
  }
  expect(more).toBeGreaterThan(5);
});

test("15.6: a story that has no place for a word says nothing of it", () => {
  const [order] = mixOrders(1, "no place");
  if (!order) throw new Error("no order");
  const known = ["hippopotamuses", "quadratic"];
  expect(writeClassicStory({ ...order, known })).toEqual(writeClassicStory(order));
});
