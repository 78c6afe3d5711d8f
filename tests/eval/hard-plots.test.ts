import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";

const LEVELS = ["Beginner", "Advanced"] as const;
/** The care of each plot, and the word that a child hears in it. */
const PLOTS: Readonly<Record<string, readonly [care: string, word: RegExp]>> = {
  "care/three-byes": ["death", /\b(?:died|dead|die)\b/u],
  "care/paper-train": ["away", /\bprison\b/u],
  "care/hat-drawer": ["illness", /\bcancer\b/u],
  "care/as-long-as-you": ["adoption", /\bfoster\b/u],
  "care/folded-friend": ["illness", /\bhospital\b/u],
  "care/blue-cup": ["adoption", /\bfoster\b/u],
  "care/red-boots": ["adoption", /\bfoster\b/u],
  "care/heaviest-bag": ["home", /\b(?:drinks?|drank|drinking)\b/u],
};
/** Nobody sleeps who is dead, and nobody is promised. */
const UNTRUE =
  /went to sleep|fell asleep forever|passed away|in a better place|will get well|you must be brave/iu;

let orders: { title: string; topics: string[]; told: string[] }[];
beforeAll(async () => {
  const all = JSON.parse(await readFile("tests/fixtures/hard-requests.json", "utf8")) as typeof orders;
  orders = all.filter(({ told }) => told.some((one) => one in PLOTS));
});

test.each(LEVELS)(
  "what a hard night's plot tells is told at %s, with its care and the true word",
  (level) => {
    expect(new Set(orders.flatMap(({ told }) => told))).toEqual(new Set(Object.keys(PLOTS)));
    for (const { title, topics, told } of orders) {
      const order: StoryOrder = {
        ...{ heroName: "Mabel", gender: "Girl", age: 6, level, interests: ["Animals"], theme: "friendship" },
        ...{ title, topics, creativityLevel: 5, ageAppropriate: true, style: null, seed: 1 },
      };
      const [care, word] = PLOTS[told[0] ?? ""] ?? ["", /(?!)/u];
      expect([outlineStory(order, []).plot], title).toEqual(told);
      const { shape, pages } = writeClassicStory(order);
      expect(findShape(shape)?.care, title).toEqual([care]);
      const text = pages.map((page) => page.text).join(" ");
      expect(text, title).toMatch(word);
      expect(text, title).not.toMatch(UNTRUE);
    }
  },
);
