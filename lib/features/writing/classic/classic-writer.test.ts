import { describe, expect, it } from "vitest";
import { INTERESTS, THEMES, type StoryOrder } from "@/lib/shared/story";
import { mixOrders, withPlainTitle } from "@/tests/eval/story-mix";
import { auditStory } from "./audit-stories";
import { classicWriter, writeClassicStory } from "./classic-writer";
import { INTERLUDES } from "./interludes/all-interludes";
import { shapesOf } from "./shapes/all-shapes";
import { SHIVERS } from "./shivers";
import { countKnownSubjects, readTitle, readTopics } from "./topics/read-topics";

const order: StoryOrder = withPlainTitle(at(mixOrders(8, "writer"), 6));

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
        writeClassicStory({
          ...order,
          level: "Beginner",
          theme: "fantasy",
          topics: [],
          creativityLevel,
          seed,
        }),
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

describe("the age-appropriate switch", () => {
  const countPages = (asked: StoryOrder, scenes: readonly { happening: string }[]): number => {
    const shown = scenes.map(({ happening }) => new RegExp(happening.replaceAll(/\{[^}]*\}/gu, ".+"), "u"));
    const story = writeClassicStory(asked);
    expect(auditStory(asked, story).faults).toEqual([]);
    return story.pages.filter(({ scene }) => shown.some((pattern) => pattern.test(scene.happening))).length;
  };
  // Four of each theme.
  const mix = (wish: Partial<StoryOrder>) =>
    mixOrders(24, "switch").map((mixed, seed) => ({
      ...withPlainTitle(mixed),
      level: "Beginner" as const,
      ...wish,
      seed,
    }));

  it("keeps suspense out of a story while it is on", () => {
    const counts = mix({ ageAppropriate: true }).map((asked) => countPages(asked, SHIVERS));
    expect(Math.max(...counts)).toBe(0);
  });

  it("lets most stories hold their breath for one page when it is off, and none for more", () => {
    const counts = mix({ ageAppropriate: false, topics: [] }).map((asked) => countPages(asked, SHIVERS));
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(counts.length / 2);
    expect(Math.max(...counts)).toBe(1);
  });

  it("does not take the page of the moral that a parent asked for", () => {
    const kind = INTERLUDES.filter(({ shows = [] }) => shows.includes("kindness"));
    const asked: StoryOrder = { ...order, level: "Beginner", theme: "friendship", topics: ["kindness"] };
    expect(countPages({ ...asked, ageAppropriate: false }, kind)).toBe(1);
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
  ])("reads %s as a %s", (topic, kind) => {
    expect(readTopics([topic]).map((reading) => reading.kind)).toEqual([kind]);
  });
});

describe("readTitle", () => {
  it.each([
    ["The Lost Kite", ["kite"]],
    ["Mia and the Dragons", ["dragons"]],
    ["First Day of School", ["first day of school"]],
    ["A Cake for the King", ["cake", "king"]],
    ["The Cloud in the Garden", ["cloud"]],
    ["A Day at the Beach", ["beach"]],
    ["The Brave Little Snail", []],
    ["Robin Rose's Great Adventure", []],
    ["The Teapot of Quantum", []],
  ])("finds in %s the subjects %j", (title, labels) => {
    expect(readTitle(title, "Robin Rose").map(({ label }) => label)).toEqual(labels);
  });
});

describe("what a parent wishes away", () => {
  it.each<[string, string[], StoryOrder["theme"], RegExp]>([
    [
      "A Bedtime Story without Dragons and no Witches",
      ["no dragons", "bedtime"],
      "fantasy",
      /dragon|witch/iu,
    ],
    ["The Castle", ["castle", "no dragons"], "fantasy", /dragon/iu],
    ["The Farm", ["tractor", "no cows"], "animals", /\bcows?\b/iu],
  ])("is nowhere in “%s” with %j", (title, topics, theme, never) => {
    const orders = mixOrders(8, `without ${title}`).map((mixed) => ({
      ...mixed,
      ...{ title, topics, theme, interests: ["Fantasy", "Animals"] as const },
    }));
    const found = orders.flatMap((asked) => {
      const { shape, pages, premise } = writeClassicStory({ ...asked, interests: [...asked.interests] });
      const said = never.exec([premise, ...pages.map(({ text }) => text)].join(" "));
      return said ? [`${shape}: ${said[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
