import { describe, expect, it } from "vitest";
import { mixOrders } from "@/tests/eval/story-mix";
import { tellOneChild } from "@/tests/eval/one-child";
import { READING_LEVELS, type ReadingLevel, type StoryOrder, type StoryPage } from "@/lib/shared/story";
import { classicWriter, writeClassicStory } from "./classic-writer";
import { INTERLUDES } from "./interludes/all-interludes";
import { INTEREST_KITS } from "./interests/interest-kits";
import { retellStory } from "./retell-story";
import { findShape, SHAPES, shapesOf } from "./shapes/all-shapes";
import { isPart, listWays, toPause } from "./story-parts";

const orders = mixOrders(16, "parts");
const anOrder: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  theme: "adventure",
  title: "A Fine Story",
  topics: [],
  interests: ["Space", "Animals"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 1,
};

describe("the stories of one child", () => {
  const stories = tellOneChild({ interests: ["Space", "Animals"], count: 36, seed: "year" });
  const heard = stories.flatMap(({ parts }) => parts);

  it.each(["shy", "find", "free"] as const)(
    "know every way past what is %s before one comes again",
    (hurdle) => {
      for (const interest of ["Space", "Animals"] as const) {
        const ways = listWays(INTEREST_KITS[interest], hurdle).map(({ part }) => part);
        const told = heard.filter((part) => ways.includes(part));
        expect(told.length).toBeGreaterThan(ways.length);
        expect(new Set(told.slice(0, ways.length)).size).toBe(ways.length);
        expect(new Set(told.slice(-ways.length)).size).toBe(ways.length);
      }
    },
  );

  it("pause in ten different ways before one comes again", () => {
    const pauses = heard.filter((part) => part.startsWith("pause/"));
    expect(pauses.length).toBeGreaterThan(10);
    expect(new Set(pauses.slice(0, 10)).size).toBe(10);
  });
});

describe("a pause before something difficult", () => {
  const pauses = INTERLUDES.map((interlude) => ({ ...toPause(interlude), ahead: interlude.ahead === true }));
  const names = (ahead: boolean) => pauses.filter((pause) => pause.ahead === ahead).map(({ part }) => part);

  it("never stands after the last turn of any plot", () => {
    const themed = SHAPES.filter((shape) => shape.theme !== null);
    const placed = themed.flatMap(({ id, theme: own }) => {
      const theme = own ?? "friendship";
      const others = shapesOf(theme).map((shape) => shape.id);
      const told = [...others.filter((other) => other !== id), ...names(false)];
      const order: StoryOrder = { ...anOrder, theme, topics: ["friendship"], plot: id };
      const settled = classicWriter.settle?.(order, told);
      const shown = writeClassicStory({ ...order, ...settled }).pages.map(({ moment }) =>
        moment && isPart(moment) ? moment : "",
      );
      const lastTurn = shown.findLastIndex((part) => part !== "" && !part.startsWith("pause/"));
      const late = shown.filter((part, index) => index > lastTurn && names(true).includes(part));
      expect(late, id).toEqual([]);
      return shown.filter((part) => names(true).includes(part));
    });
    expect(placed.length).toBeGreaterThan(themed.length / 2);
  });
});

describe("the parts of a story", () => {
  it("are the ones that were settled", () => {
    const others = orders.flatMap((order) => {
      const { plot = "", parts = [] } = classicWriter.settle?.(order, [writeClassicStory(order).shape]) ?? {};
      const settled = writeClassicStory({ ...order, plot, parts });
      expect(settled.shape).toBe(plot);
      expect(parts).toEqual(expect.arrayContaining(settled.parts));
      const heard = classicWriter.settle?.(order, [writeClassicStory(order).shape, ...parts]).parts ?? [];
      return heard.filter((part) => !parts.includes(part));
    });
    expect(others.length).toBeGreaterThan(orders.length * 2);
  });

  it("are the moments of their pages, and every other page has one of its plot's own", () => {
    for (const order of orders) {
      const { parts, pages, shape } = writeClassicStory(order);
      const moments = pages.map(({ moment }) => moment ?? "none");
      expect(moments.filter(isPart)).toEqual(parts.filter(isPart));
      const own = findShape(shape)?.beats.flatMap((beat) => ("id" in beat ? [beat.id] : []));
      expect(own).toEqual(expect.arrayContaining(moments.filter((moment) => !isPart(moment))));
    }
  });

  it("stay when the words about their pictures are corrected", () => {
    const corrected = ({ scene, ...page }: StoryPage) => ({
      ...page,
      scene: { ...scene, happening: "Better." },
    });
    for (const order of orders) {
      const told = writeClassicStory(order);
      const retell = (pictures: StoryPage[]) => retellStory(order, { shape: told.shape, pictures });
      expect(retell(told.pages.map(corrected))).toEqual(retell(told.pages));
      expect(retell(told.pages)?.parts).toEqual(told.parts);
    }
  });

  it("stay what the pictures show when the story is told again, whatever the seed would choose now", () => {
    const easier = (level: ReadingLevel) => READING_LEVELS[READING_LEVELS.indexOf(level) - 1];
    for (const order of orders) {
      const level = easier(order.level);
      if (!level) continue;
      const usual = writeClassicStory(order);
      const { parts = [] } = classicWriter.settle?.(order, [usual.shape, ...usual.parts]) ?? {};
      const told = writeClassicStory({ ...order, plot: usual.shape, parts });
      const again = retellStory({ ...order, level }, { shape: told.shape, pictures: told.pages });
      expect(told.parts).toEqual(expect.arrayContaining(again?.parts ?? ["none"]));
    }
  });
});
