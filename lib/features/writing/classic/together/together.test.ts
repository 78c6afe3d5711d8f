import { describe, expect, it, test } from "vitest";
import { hashText } from "@/lib/shared/hash-text";
import type { CoHero, ReadingLevel, StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { listPlots } from "@/lib/features/writing/classic/choose-plot";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { findShape, SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { hasName } from "./co-heroes";

const MEI: CoHero = { id: "1", name: "Mei", gender: "Girl", age: 9 };
const TOMAS: CoHero = { id: "2", name: "Tomas", gender: "Other", age: 4 };
const order: StoryOrder = {
  ...{ heroName: "Theo", age: 6, gender: "Boy", interests: ["Space", "Art"], level: "Emerging", seed: 3 },
  ...{ title: "A Fine Day", topics: [], theme: "friendship", creativityLevel: 5, ageAppropriate: true },
  style: null,
};
const LEVELS: readonly ReadingLevel[] = ["Beginner", "Emerging", "Intermediate", "Advanced"];
const shareOf = (pages: readonly { text: string }[], name: string) =>
  pages.filter(({ text }) => hasName(text, name)).length / pages.length;

/** What the open plots of the list are told of. */
const SUBJECTS: Record<string, string> = {
  ...{
    "person-one-day": "baker",
    "relative-door": "grandma",
  },
  ...{
    "sky-guest": "moon",
    "vehicle-in-barn": "tractor",
    "vehicle-last-day": "bus",
    "vehicle-nest": "train",
  },
  ...{ "hundred-mistakes": "violin", "science-played": "gravity" },
  ...{ "animal-giggle": "otter", "animal-library": "dragon", "animal-tryouts": "hippo" },
  ...{ "feast-travels": "birthday", "food-last": "pancake", "place-lost": "beach" },
  ...{ "plant-secrets": "tree", "thing-doorstep": "pencil", "thing-label": "pencil" },
  ...{ "day-again": "rocket", "vehicle-of-boxes": "rocket" },
  ...{ "empty-dish": "cookie", "small-tenant": "fairy" },
  ...{ "five-more-minutes": "giraffe", "until-it-is-cold": "sausage" },
  ...{ "last-pea": "duck", "paper-crown": "axolotl", "striped-roof": "crab" },
  ...{ "very-safe-place": "otter", "just-a-little-more": "crocodile", "backward-party": "unicorn" },
  ...{ "third-hook": "owl", "sleepiest-one": "hamster", "word-a-day": "a fox and a hedgehog are friends" },
  ...{ "ladybug-on-the-drum": "lion", "one-for-me": "bear" },
};
const plots = SHAPES.filter(({ beside }) => beside !== undefined).filter(
  ({ id }, at) => !id.startsWith("questions/") || at % 60 === 0,
);

describe("every plot that may be told of several", () => {
  it.each(plots.map((shape) => [shape.id, shape] as const))("%s has all of them in it", (id, shape) => {
    const [, name = ""] = id.split("/");
    // The same for each whatever is written beside it.
    const level = LEVELS[hashText(id) % LEVELS.length] ?? "Beginner";
    const topics = SUBJECTS[name] ? [SUBJECTS[name]] : [];
    const wish = { ...order, level, topics, plot: id, ...(shape.theme && { theme: shape.theme }) };
    for (const together of [[MEI], [MEI, TOMAS]].slice(0, shape.beside)) {
      const { pages } = writeClassicStory({ ...wish, together });
      for (const one of together) {
        expect(shareOf(pages, one.name), `${one.name} of ${together.length}`).toBeGreaterThanOrEqual(0.4);
        const shown = pages.filter(({ scene }) => scene.companions.some(({ name }) => name === one.name));
        // Whoever is named is in the picture.
        expect(shown.length / pages.length).toBeGreaterThanOrEqual(shareOf(pages, one.name));
        expect(shown[0]?.scene.companions.find(({ name }) => name === one.name)).toMatchObject({
          hero: together.indexOf(one) + 1,
        });
      }
      const text = pages.map((page) => page.text).join(" ");
      expect(text).not.toMatch(/[{}]|\bthey (?:was|has)\b|\b(Theo|Mei|Tomas) and \1\b/iu);
      // Nobody calls themselves.
      expect(text).not.toMatch(/“(Mei|Tomas)[,!?][^“”]*” (?:said|asked|whispered|cried|called) \1\b/u);
    }
  });

  test("are told in every theme, and of twins whose names begin alike", () => {
    for (const theme of ["adventure", "fantasy", "science", "mystery", "friendship", "animals"] as const) {
      const together = [{ ...MEI, name: "Thea", age: 6 }];
      const [plot] = listPlots({ ...order, theme, together });
      expect(plot?.beside, theme).toBeGreaterThan(0);
    }
    const { pages } = writeClassicStory({ ...order, together: [{ ...MEI, name: "Thea", age: 6 }] });
    expect(shareOf(pages, "Thea")).toBeGreaterThanOrEqual(0.4);
    expect(shareOf(pages, "Theo")).toBeGreaterThanOrEqual(0.4);
  });
});

describe("what is told of one child", () => {
  it("is asked about where several were chosen, with stories that may be told of all", () => {
    const wish = { ...order, title: "The Wobbly Tooth", topics: ["loose tooth"] };
    expect(outlineStory(wish, []).plot).toBe("firsts/wobbly-tooth");
    const asked = outlineStory({ ...wish, together: [MEI] }, []);
    expect(asked).toMatchObject({ plot: null, isForOne: true });
    expect(asked.alternatives.length).toBeGreaterThan(1);
    for (const { plot, sentence } of asked.alternatives) {
      expect(findShape(plot)?.beside).toBeGreaterThan(0);
      expect(sentence).toContain("Mei");
    }
  });

  it("isn't told of a grief that several share as of something else", () => {
    const grief = { ...order, title: "We Miss Grandma", topics: ["grandma died"], together: [MEI] };
    expect(outlineStory(grief, [])).toMatchObject({ plot: null, untold: "death" });
  });
});

test.each(LEVELS)("each hero's name stands in full on the first page, in whatever letters: %s", (level) => {
  const together = [{ ...MEI, name: "Mei Lin 李" }];
  for (const seed of [3, 4, 5, 6]) {
    const { pages } = writeClassicStory({ ...order, heroName: "Anna Lee 王", level, seed, together });
    const [first, ...others] = pages.map(({ text }) => text);
    expect(first).toContain("Anna Lee 王");
    expect(first).toContain("Mei Lin 李");
    // From then on they are called as they are every day.
    expect(others.join(" ")).not.toMatch(/[李王]/u);
    expect(others.join(" ")).toContain("Mei Lin");
  }
});

test("a child's name in the title is no subject", () => {
  const rose = { ...MEI, name: "Rose" };
  const words = { ...order, title: "Theo and Rose and the Kite", topics: ["kites"] };
  const { about } = outlineStory({ ...words, theme: "adventure", together: [rose] }, []);
  expect(about.join(" ").toLowerCase()).not.toContain("rose");
});

test("an order of one is told as ever", () => {
  expect(writeClassicStory({ ...order, together: [] })).toEqual(writeClassicStory(order));
});
