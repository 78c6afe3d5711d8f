import { describe, expect, it } from "vitest";
import { INTERESTS, THEMES, type StoryOrder } from "@/lib/shared/story";
import { mixOrders } from "@/tests/eval/story-mix";
import { auditStory } from "./audit-stories";
import { classicWriter, writeClassicStory } from "./classic-writer";
import { shapesOf } from "./shapes/all-shapes";
import { countKnownSubjects, readTopics } from "./topics/read-topics";

const order: StoryOrder = at(mixOrders(8, "writer"), 6);

function at<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error("empty list");
  return item;
}

describe("classicWriter", () => {
  it("writes the same bytes for the same order and seed", async () => {
    const [once, again] = [
      await classicWriter.write(order),
      await classicWriter.write(structuredClone(order)),
    ];
    expect(JSON.stringify(once)).toBe(JSON.stringify(again));
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
      topics: ["dragons", "sharing", "quantum teapots", "new baby", "pirates", "dentist"],
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
