import { describe, expect, it } from "vitest";
import { hasRightPageCount } from "@/lib/features/writing/rules";
import {
  GENDERS,
  INTERESTS,
  PLACES,
  PROPS,
  READING_LEVELS,
  THEMES,
  type StoryOrder,
} from "@/lib/shared/story";
import { auditStory, overlapOf, showsInterest } from "./audit-stories";
import { classicWriter, writeClassicStory } from "./classic-writer";
import { shapesOf } from "./shapes/all-shapes";
import { countKnownSubjects, readTopics } from "./topics/read-topics";

const NAMES = [
  "Mia", "O'Brien-Smith", "José María", "李", "James", "Åsa", "Anna Maria Lopez", "Noah", "Priya", "Sam",
  "Zoë", "Muhammad", "محمد", "Grace", "Leo", "Eleanor",
]; // prettier-ignore
const TOPICS = [
  ["patience"], ["dragons", "sharing"], ["trains"], ["new baby"], ["quantum teapots"], ["first day at school"],
  ["pirates", "courage"], ["bedtime"], ["kindness", "butterflies"], ["dentist"], ["the smell of rain on a roof"], ["robots"],
]; // prettier-ignore

/** 216 orders in which every level, theme, gender and name meets many others. */
function mixedOrders(): StoryOrder[] {
  return Array.from({ length: 216 }, (_, index) => ({
    heroName: at(NAMES, index * 7),
    gender: at(GENDERS, index + Math.floor(index / 3)),
    age: 3 + (index % 10),
    level: at(READING_LEVELS, index),
    theme: at(THEMES, Math.floor(index / 4)),
    title: `Story ${index}`,
    topics: at(TOPICS, index * 5 + Math.floor(index / 12)),
    interests: [
      ...new Set([0, 1, 2].slice(0, 1 + (index % 3)).map((step) => at(INTERESTS, index * 5 + step * 7))),
    ],
    creativityLevel: 1 + (index % 10),
    ageAppropriate: index % 4 !== 0,
    style: index % 5 === 0 ? "brave-knight" : null,
    seed: index * 13 + 1,
  }));
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("empty list");
  return item;
}

function share(parts: number, whole: number): number {
  return Math.round((parts / whole) * 1000) / 10;
}

const order: StoryOrder = at(mixedOrders(), 6);
const audited = mixedOrders().map((each) => auditStory(each, writeClassicStory(each)));
const pages = audited.flatMap(({ report }) => report.pages);

describe("over 216 mixed orders", () => {
  it("keeps at least 95% of stories in the band of their level", () => {
    const stories = audited.filter(({ report }) => report.inBand).length;
    const inBand = pages.filter((page) => page.inBand).length;
    console.info(
      `in band: ${share(stories, audited.length)}% of stories, ${share(inBand, pages.length)}% of pages`,
    );
    expect(share(stories, audited.length)).toBeGreaterThanOrEqual(95);
    expect(share(inBand, pages.length)).toBeGreaterThanOrEqual(94);
  });

  it("has the pages that the level asks for", () => {
    expect(audited.filter(({ order, story }) => !hasRightPageCount(order.level, story.pages.length))).toEqual(
      [],
    );
  });

  it("leaves no debris, repeats nothing but refrains, and names the hero", () => {
    expect(audited.flatMap(({ story, faults }) => faults.map((fault) => `${story.shape}: ${fault}`))).toEqual(
      [],
    );
  });

  it("gives at least nine in ten of the asked interests a part in the plot", () => {
    const asked = audited.flatMap(({ order, story }) =>
      order.interests.map((interest) => showsInterest(story, interest)),
    );
    const shown = asked.filter(Boolean).length;
    console.info(`interests in the plot: ${share(shown, asked.length)}%`);
    expect(share(shown, asked.length)).toBeGreaterThanOrEqual(90);
  });

  it("draws only what can be drawn", () => {
    for (const { scene } of audited.flatMap(({ story }) => story.pages)) {
      expect(PLACES).toContain(scene.place);
      expect(scene.companions.length).toBeLessThanOrEqual(3);
      expect(scene.props.length).toBeLessThanOrEqual(4);
      expect(scene.props.every((prop) => PROPS.includes(prop))).toBe(true);
    }
  });

  it("declares no more new words than the level may teach", () => {
    expect(
      audited.every(({ order, story }) => story.newWords.length <= (order.level === "Beginner" ? 5 : 8)),
    ).toBe(true);
  });
});

describe("classicWriter", () => {
  it("writes the same bytes for the same order and seed", async () => {
    const [once, again] = [
      await classicWriter.write(order),
      await classicWriter.write(structuredClone(order)),
    ];
    expect(JSON.stringify(once)).toBe(JSON.stringify(again));
  });

  it("writes another story for another seed", () => {
    const stories = Array.from({ length: 20 }, (_, seed) =>
      writeClassicStory({ ...order, level: "Advanced", seed }),
    );
    const pairs = stories.flatMap((left, index) =>
      stories.slice(index + 1).map((right) => overlapOf(left, right)),
    );
    const mean = pairs.reduce((sum, overlap) => sum + overlap, 0) / pairs.length;
    console.info(`mean five-word overlap of 20 seeds: ${share(mean, 1)}%`);
    // A third of all pairs share a plot while a theme has three; eight plots bring this below a quarter.
    expect(mean).toBeLessThan(0.45);
    expect(new Set(stories.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(3);
  });

  it("stops when it is called off", async () => {
    await expect(classicWriter.write(order, AbortSignal.abort())).rejects.toThrow();
  });

  it.each([
    ["Girl", /\bshe\b/iu],
    ["Boy", /\bhe\b/iu],
  ] as const)("uses the pronouns of a %s", (gender, pronoun) => {
    const text = writeClassicStory({ ...order, gender, level: "Advanced" }).pages.map((page) => page.text);
    expect(text.join(" ")).toMatch(pronoun);
  });

  it("gives a wild order a wilder companion than a quiet one", () => {
    const kinds = (creativityLevel: number) =>
      Array.from({ length: 40 }, (_, seed) =>
        writeClassicStory({ ...order, theme: "fantasy", topics: [], creativityLevel, seed }),
      );
    const wild = (stories: ReturnType<typeof kinds>) =>
      stories.filter(({ pages: all }) =>
        all.some(({ scene }) =>
          scene.companions.some(({ kind }) => ["dragon", "unicorn", "robot"].includes(kind)),
        ),
      ).length;
    expect(wild(kinds(10))).toBeGreaterThan(wild(kinds(1)));
  });

  it("copes with an order that asks for nothing and with one that asks for everything", () => {
    const nothing = writeClassicStory({ ...order, topics: [], interests: [], heroName: "🌟" });
    const everything = writeClassicStory({
      ...order,
      interests: [...INTERESTS],
      topics: TOPICS.flat(),
      heroName: "Jo ".repeat(66),
    });
    expect(auditStory({ ...order, heroName: "🌟" }, nothing).faults).toEqual([]);
    expect(everything.pages.length).toBeGreaterThanOrEqual(8);
  });
});

describe("plots", () => {
  it.each(THEMES)("has at least three for %s", (theme) => {
    expect(shapesOf(theme).length).toBeGreaterThanOrEqual(3);
  });
});

describe("readTopics", () => {
  it("knows at least 120 subjects", () => {
    expect(countKnownSubjects()).toBeGreaterThanOrEqual(120);
  });

  it.each([
    ["my daughter loves trains", "thing"],
    ["Learning to share", "moral"],
    ["her new baby brother", "event"],
    ["Dragons!", "creature"],
    ["quantum teapots", "unknown"],
  ])("reads %s as a %s", (topic, kind) => {
    expect(readTopics([topic]).map((reading) => reading.kind)).toEqual([kind]);
  });
});
