import { expect, test } from "vitest";
import { READING_LEVELS } from "@/lib/shared/story";
import { mixOrders } from "@/tests/eval/story-mix";
import { ORDER } from "@/tests/support/drafts";
import { auditStory } from "./audit-stories";
import { writeClassicStory } from "./classic-writer";
import { listensFor } from "./heard-before";

const PAGE = "Mia put the red kite on the chair. Then she opened the door, and nobody was there.";

test("a text in the words of an earlier page was heard, whoever is in it", () => {
  const hear = listensFor([PAGE]);
  expect(hear(PAGE)).toBe(1);
  expect(hear(PAGE.replace("Mia", "Theo"))).toBeGreaterThan(0.9);
  expect(hear("On the chair lay a kite, and it was red. Who had knocked?")).toBe(0);
  expect(listensFor([])(PAGE)).toBe(0);
});

test("a phrase that comes back isn't the same telling", () => {
  const hear = listensFor(["“I can’t say,” said Mia."]);
  expect(
    hear("A cart came down the hill all by itself. “I can’t say,” said Mia, and looked up at the sky."),
  ).toBe(0);
});

test("a plot that is told once more is told in other words where it has any, in the same pictures and at its level", () => {
  const shares = { anyhow: 0, heard: 0 };
  const misses = { anyhow: 0, heard: 0 };
  let count = 0;
  for (const first of mixOrders(24, "once more")) {
    const { shape: plot, parts, pages } = writeClassicStory(first);
    const again = { ...first, plot, parts, seed: first.seed + 1 };
    count += pages.length;
    const heard = pages.map(({ text }) => text);
    const hear = listensFor(heard);
    const stories = { anyhow: writeClassicStory(again), heard: writeClassicStory({ ...again, heard }) };
    for (const key of ["anyhow", "heard"] as const) {
      shares[key] +=
        stories[key].pages.reduce((sum, { text }) => sum + hear(text), 0) / stories[key].pages.length;
      misses[key] += auditStory(again, stories[key]).report.pages.filter(({ inBand }) => !inBand).length;
    }
    const shown = (story: typeof stories.heard) =>
      story.pages.map(({ scene, moment }) => ({ scene, moment }));
    expect(shown(stories.heard)).toEqual(shown(stories.anyhow));
  }
  // What an earlier page says by then may leave a later one no choice.
  expect(misses.heard - misses.anyhow).toBeLessThan(count / 100);
  expect(shares.heard).toBeLessThan(shares.anyhow * 0.65);
});

test.each([
  ["Mia and the mermaid", "fantasy/boat-full-of-sea", /mermaid/iu],
  ["Mia loves trains", "days/no-clank", /train/iu],
  ["Mia and the dinosaur", "fantasy/that-is-new", /dinosaur/iu],
])("“%s” is named as often where it is told once more", (title, plot, subject) => {
  for (const level of READING_LEVELS) {
    const first = { ...ORDER, heroName: "Mia", level, title, topics: [], plot };
    const { parts, pages } = writeClassicStory(first);
    const again = { ...first, parts, seed: first.seed + 1 };
    const countNamed = (story: ReturnType<typeof writeClassicStory>) =>
      story.pages.filter(({ text }) => subject.test(text)).length;
    const heard = writeClassicStory({ ...again, heard: pages.map(({ text }) => text) });
    expect(countNamed(heard)).toBeGreaterThanOrEqual(countNamed(writeClassicStory(again)));
  }
});
