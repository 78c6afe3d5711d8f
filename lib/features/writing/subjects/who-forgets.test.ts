import { expect, test } from "vitest";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";
import { readOrder } from "./read-order";

const ORDER: StoryOrder = {
  ...{
    heroName: "Ivo",
    gender: "Boy",
    age: 7,
    level: "Intermediate",
    theme: "friendship",
    interests: ["Art"],
  },
  ...{ title: "A Story", topics: [], creativityLevel: 3, ageAppropriate: true, style: null, seed: 5 },
};

test.each<[string, ...string[]]>([
  ["Nanny", "Nanny has dementia"],
  ["Nanny", "Nanny", "nanny forgets my name"],
  ["Nana", "nana has alzheimers"],
  ["Oma", "Oma forgets things", "dementia"],
  ["Grandad", "Grandad", "dementia"],
  ["Aunt", "My aunt has dementia"],
  ["Uncle", "uncle has dementia"],
])(
  "%s is who forgets in “%s”, in the words for the parent, in the text and in the pictures",
  (who, title, ...topics) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const order = { ...ORDER, title, topics, seed };
      const { plot, sentence } = outlineStory(order, []);
      expect(plot).toBe("care/button-tin");
      expect(sentence).toMatch(new RegExp(`^${who}`, "u"));
      const { pages } = writeClassicStory({ ...order, plot: "care/button-tin" });
      const names = pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name));
      expect(names.some((name) => name.startsWith(who))).toBe(true);
      expect(pages.map(({ text }) => text).join(" ")).not.toContain("grandchild");
    }
  },
);

test.each(["The babysitter forgot the key", "My nanny has a cold", "Nana forgets, says Grandma Jo"])(
  "“%s” is read by its own nouns",
  (title) => {
    const { main, others } = readOrder({ ...ORDER, title });
    const words = [main, ...others].flatMap((one) => (one ? [one.entry.word] : []));
    expect(words).toEqual([...new Set(words)]);
    if (!/Nana/u.test(title)) expect(words).not.toContain("grandmother");
  },
);
