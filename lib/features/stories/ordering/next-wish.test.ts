import { describe, expect, it, test } from "vitest";
import type { FinishedStory } from "@/lib/features/stories/data-series";
import { findInstead } from "@/lib/features/writing/classic/ask-instead";
import { choosePlot, listPlots } from "@/lib/features/writing/classic/choose-plot";
import { classicWriter, writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { INTERESTS, READING_LEVELS, THEMES, type StoryOrder } from "@/lib/shared/story";
import { ORDER } from "@/tests/support/drafts";
import { endingOf } from "./ending-of";
import { listMetAgain, wishAfter } from "./next-wish";

const HERO = {
  heroName: "Mia",
  gender: "Girl",
  age: 5,
  level: "Emerging",
  interests: ["Space", "Music"],
} as const;

const placed = (title: string, topics: string[]): StoryOrder => ({
  ...ORDER,
  ...HERO,
  interests: [...HERO.interests],
  title,
  topics,
});

const finished = (order: StoryOrder, companions: { kind: string; name: string }[] = []): FinishedStory => ({
  childId: "",
  withChildIds: [],
  title: order.title,
  theme: order.theme,
  premise: null,
  leftOpen: null,
  seriesPart: null,
  order,
  scenes: [{ companions, place: "bedroom", happening: "" } as unknown as FinishedStory["scenes"][number]],
});

const HARD_NIGHTS = [
  ["Our Dog Died", "dog, sad"],
  ["Grandma Died", "grandma"],
  ["Grandpa Is in Hospital", "grandpa, hospital"],
  ["Papa Lives in Another House Now", "divorce, papa, two houses"],
  ["They Are Mean to Me at School", "bullying"],
  ["Daddy Is a Soldier", "deployed, missing daddy"],
  ["A New Country", "refugees, new country"],
] as const;

test.each(HARD_NIGHTS)("what was hard in “%s” isn't told a second time", (title, topics) => {
  const order = placed(title, topics.split(", "));
  const first = choosePlot(order);
  const next = wishAfter(finished(order), { ...HERO, interests: [...HERO.interests] }, first ? [first] : []);
  expect(next.note).toContain("isn’t told a second time");
  const again = placed(next.title, next.topics);
  expect(readOrder(again).cares).toEqual([]);
  const shape = findShape(choosePlot(again, first ? [first] : []) ?? "");
  expect(shape?.id).not.toBe(first);
  expect(shape?.care).toBeUndefined();
});

test("more of the same while there is more, then something that the child likes; never a person as a subject", () => {
  const order = placed("The Red Train", ["a red train"]);
  const hero = { ...HERO, interests: [...HERO.interests] };
  const plots = listPlots(order).map(({ id }) => id);
  expect(plots.length).toBeGreaterThan(1);
  expect(wishAfter(finished(order), hero, plots.slice(0, 1))).toEqual({
    title: "The Red Train: What Happened Next",
    topics: ["a red train"],
    note: null,
  });
  // A day that is known is remembered once more, by those who were there.
  const all = [...plots, "open/day-again"];
  const next = wishAfter(finished(order, [{ kind: "grown-up-woman", name: "Mom" }]), hero, all);
  // Under the old title it would be untrue.
  expect(next).toMatchObject({ title: "Mia and the Next Day", topics: ["moon"] });
  expect(next.note).toContain("knows every story");
});

describe("what happened next", () => {
  const hero = { ...HERO, interests: [...HERO.interests] };
  const next = (title: string, topics: string[]) => {
    const order = placed(title, topics);
    const told = [choosePlot(order) ?? ""];
    const story = finished(order);
    return { order, told, story, before: { ...endingOf(story), seriesId: "", part: 2 } };
  };

  it.each([
    ["The First Haircut", ["haircut"]],
    ["New baby brother", ["baby"]],
    ["Moving House", ["moving"]],
    ["Afraid of the dark", ["dark"]],
    ["First day of school", ["school"]],
  ])("after “%s” begins with a story that the child doesn't know, and asks nothing", (title, topics) => {
    const { order, told, story, before } = next(title, topics);
    const wish = wishAfter(story, hero, told);
    const outline = outlineStory({ ...order, ...wish, before }, told);
    expect([wish, outline.asks, outline.leftOut]).toEqual([wish, null, []]);
    expect(told).not.toContain(outline.plot);
  });

  it("is yesterday's story last of all, also where a parent asks for it by name", () => {
    const { order, told, before } = next("The First Haircut", ["haircut"]);
    const offered = (wish: StoryOrder) => findInstead(wish, told)?.plots.map(({ id }) => id) ?? [];
    expect(offered(order)[0]).toBe(told[0]);
    const sequel = offered({ ...order, before });
    expect(sequel.length).toBeGreaterThan(1);
    expect(sequel.at(-1)).toBe(told[0]);
  });
});

/** Whether words stand in others in this order, some between them or none. */
const follow = (words: readonly string[], others: readonly string[]): boolean =>
  words.length === others.reduce((found, other) => (words[found] === other ? found + 1 : found), 0);

describe("the story after “The Lost Kite”", () => {
  const MEI = { id: "mei", name: "Mei", gender: "Girl", age: 4 } as const;
  const hero = { ...HERO, interests: [...HERO.interests] };
  const MET = [
    { kind: "fox", name: "Fern" },
    { kind: "bird", name: "Wren" },
  ];
  it.each([
    ["one child", {}, ["Fern", "Wren"]],
    ["two children", { together: [MEI] }, ["Fern"]],
  ])("is about the kite again, with those who were there, told of %s", (_, others, met) => {
    for (const level of READING_LEVELS) {
      const first = { ...placed("The Lost Kite", ["kite"]), theme: "adventure", level, ...others } as const;
      const story = finished(first, MET);
      const told = ["adventure/runaway-kite"];
      const wish = wishAfter(story, { ...hero, ...others }, told);
      expect(wish).toMatchObject({ topics: ["kite"], note: null });
      expect(listMetAgain(story, { ...hero, ...others }, wish, told)).toEqual(met);
      const next = { ...first, ...wish, before: { ...endingOf(story), seriesId: "", part: 2 } };
      const plot = choosePlot(next, told);
      expect(plot).toBe("open/day-again");
      expect(findInstead(next, told)).toBeNull();
      expect(outlineStory(next, told).leftOut).toEqual([]);
      const { pages } = writeClassicStory({ ...next, plot: plot ?? "" });
      expect(pages.filter(({ text }) => text.includes("kite")).length).toBeGreaterThan(pages.length / 3);
      for (const name of met) expect(pages.some(({ text }) => text.includes(name))).toBe(true);
    }
  });

  it.each([
    ["The Lost Kite", "kite"],
    ["A day at the beach", "beach"],
    ["The hungry dragon", "dragon"],
  ])("%s: says of that day what its pictures showed, word for word", (title, topic) => {
    for (const level of READING_LEVELS) {
      const order = { ...placed(title, [topic]), level } as const;
      const told = listPlots(order).map(({ id }) => id);
      const first = writeClassicStory({ ...order, plot: told[0] ?? "" });
      const story = { ...finished(order), scenes: first.pages.map(({ scene }) => scene) };
      const before = { ...endingOf(story), seriesId: "", part: 2 };
      const next = { ...order, ...wishAfter(story, hero, told), before, plot: "open/day-again" };
      const { pages } = writeClassicStory(next);
      const text = pages.map((page) => page.text).join(" ");
      const said = before.seen?.filter((one) => text.includes(one.replaceAll("{hero}", "Mia"))) ?? [];
      expect(said.length, `${level}: ${text}`).toBeGreaterThanOrEqual(level === "Beginner" ? 1 : 2);
      const shown = first.pages.map(({ scene }) => scene.happening.split(/[ .,]+/u));
      for (const one of said)
        expect(
          shown.some((words) => follow(one.split(" "), words)),
          one,
        ).toBe(true);
      // What nobody can know of another story isn't said of it.
      expect(text).not.toMatch(/afraid|went first|day of the beach/iu);
      const [met] = before.companions;
      expect(met && text).toContain(met?.name);
    }
  });

  it("is told to nobody who doesn't continue it", () => {
    const fresh = placed("The Lost Kite", ["kite"]);
    expect(listPlots(fresh).map(({ id }) => id)).not.toContain("open/day-again");
    const before = { ...endingOf(finished(fresh, MET)), seriesId: "", part: 2 };
    const other = { ...placed("A Red Train", ["train"]), before };
    expect(listPlots(other).map(({ id }) => id)).not.toContain("open/day-again");
  });
});

test("whoever died doesn't come along, and whoever else was there does", () => {
  const cast = [
    { kind: "dog", name: "Waffle" },
    { kind: "grown-up-woman", name: "Mom" },
  ];
  const names = (title: string) =>
    endingOf(finished(placed(title, []), cast)).companions.map(({ name }) => name);
  expect(names("Our Dog Died")).toEqual(["Mom"]);
  expect(names("Our Dog Runs")).toEqual(["Waffle", "Mom"]);
  const grandparents = [
    { kind: "grandfather", name: "Grandpa" },
    { kind: "grandmother", name: "Grandma" },
  ];
  const left = endingOf(finished(placed("Grandpa Died", []), grandparents)).companions;
  expect(left.map(({ name }) => name)).toEqual(["Grandma"]);
});

test("a story is remembered by a thing that was in it, not by what comes again every night", () => {
  expect(endingOf(finished(placed("Bedtime", ["bedtime"]))).about).toBeNull();
  expect(endingOf(finished(placed("The Red Train", ["train"]))).about).toBe("the train");
});

test.each([
  ["Grandma Died", "grandmother"],
  ["Our Dog Died", "dog"],
  ["Our Cat Whiskers Died", "cat"],
])("after “%s” nobody of that kind is met again", (title, lost) => {
  const first = placed(title, []);
  const before = { ...endingOf(finished(first)), seriesId: "", part: 2 };
  for (const [at, like] of [...INTERESTS, ...INTERESTS, ...INTERESTS].entries()) {
    const order = {
      ...placed("Mia and the Days After", [like.toLowerCase()]),
      theme: THEMES[at % THEMES.length] ?? "friendship",
      level: READING_LEVELS[at % READING_LEVELS.length] ?? "Emerging",
      seed: at,
      before,
    };
    const { plot } = classicWriter.settle?.(order, []) ?? {};
    const { pages, shape } = writeClassicStory({ ...order, plot });
    const met = pages.flatMap(({ scene }) => scene.companions.map(({ kind }) => kind));
    expect([shape, met.filter((kind) => kind === lost)]).toEqual([shape, []]);
  }
});
