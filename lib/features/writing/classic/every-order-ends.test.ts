import { expect, test } from "vitest";
import { checkRequest } from "@/lib/features/writing/check-request";
import { MAX_TITLE_LENGTH, MAX_TOPIC_LENGTH } from "@/lib/features/stories/rules";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER } from "@/tests/support/drafts";
import { ends } from "@/tests/support/ends";
import { outlineStory } from "./outline-story";

/** What patterns let follow itself any number of times: a letter, a mark, a small word, somebody, what happens. */
const PARTS = ["a", "-", "is", "mom", "afraid of"];

const order = (text: string): StoryOrder => ({
  ...ORDER,
  title: text.slice(0, MAX_TITLE_LENGTH).trim(),
  topics: [text.slice(0, MAX_TOPIC_LENGTH).trim()],
});

test("nor does a baby keep it who stays and stays", () => {
  expect(ends(() => checkRequest(order(`tiny baby${" stay".repeat(48)} x`)))).toBeDefined();
});

test.each(PARTS)("an order of nothing but “%s” and another such part is read to its end", (first) => {
  for (const second of PARTS)
    for (const between of ["", " "]) {
      const text = `${`${first}${between}${second}${between}`.repeat(120).slice(0, MAX_TITLE_LENGTH - 1)}x`;
      const asked = order(text);
      expect(() => ends(() => checkRequest(asked)), text).not.toThrow();
      expect(() => ends(() => outlineStory(asked, [])), text).not.toThrow();
    }
});
