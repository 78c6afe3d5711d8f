import { expect, test } from "vitest";
import { writeClassicStory, classicWriter } from "@/lib/features/writing/classic/classic-writer";
import { LEVEL_KEYS, listWordings } from "@/lib/features/writing/classic/grammar";
import { Random } from "@/lib/features/writing/classic/random";
import { INTERESTS, READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { asChosen, chooseAsides, listAsideParts } from "./choose-asides";
import { INTEREST_KITS } from "./interest-kits";

const KEYS = READING_LEVELS.map((level) => LEVEL_KEYS[level]);

test.each(INTERESTS)("%s has six sentences at every level, each of its own", (interest) => {
  for (const key of KEYS) {
    const { aside, extra } = INTEREST_KITS[interest];
    const all = [...aside[key], ...listWordings(extra[key])];
    expect(aside[key].length).toBeGreaterThanOrEqual(6);
    expect(new Set(all).size).toBe(all.length);
  }
});

test("a child reads none a second time until all of them are read", () => {
  const kit = INTEREST_KITS.Music;
  const told: string[] = [];
  for (let book = 0; book < 2 * kit.aside.E.length; book += 1)
    told.push(
      "open/animal-giggle",
      ...chooseAsides([kit], { key: "E", told, random: new Random(book).fork("asides") }),
    );
  const read = listAsideParts(told).map((part) => asChosen(kit.aside.E, "Music", [part])[0]);
  const once = kit.aside.E.length;
  expect(new Set(read.slice(0, once)).size).toBe(once);
  expect(new Set(read.slice(once)).size).toBe(once);
});

test("a story has the sentence that was settled for it, and hands it on to the next ones", () => {
  const order: StoryOrder = {
    ...{ heroName: "Mia", gender: "Girl", age: 6, level: "Emerging", theme: "animals", style: null },
    ...{ title: "The Snail", topics: ["snail"], interests: ["Music"], creativityLevel: 5 },
    ...{ ageAppropriate: true, seed: 3, plot: "open/animal-giggle" },
  };
  const settled = classicWriter.settle?.(order, []) ?? { plot: "", parts: [] };
  const story = writeClassicStory({ ...order, ...settled });
  const [part = ""] = listAsideParts(settled.parts);
  expect(part).toMatch(/^aside\/Music\/\d$/u);
  expect(story.parts).toContain(part);
  const next = classicWriter.settle?.(order, [story.shape, ...story.parts]);
  expect(listAsideParts(next?.parts)).not.toContain(part);
});
