import { describe, expect, it } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { choosePlot } from "./choose-plot";
import { writeClassicStory } from "./classic-writer";
import type { Shape } from "./grammar";
import { isPersonKind, PEOPLE } from "./people";
import type { CastKind } from "./roster";
import { SHAPES, shapesOf } from "./shapes/all-shapes";
import { listNamed, listRuns } from "@/lib/features/writing/subjects/runs";

const order: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Beginner",
  theme: "adventure",
  title: "A Fine Day",
  topics: [],
  interests: ["Art"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 0,
};
const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);

const countPlots = (wish: Partial<StoryOrder>, plots: readonly string[]) =>
  SEEDS.map((seed) => choosePlot({ ...order, ...wish, seed })).filter((plot) => plots.includes(plot ?? ""))
    .length;

describe("a family with two of a kind", () => {
  it.each([
    ["My two dads", "care/two-of-everything"],
    ["Camping with my dads", "care/two-of-everything"],
    ["Daddy and Papa", "care/two-of-everything"],
    ["My two moms", "care/captain-for-a-day"],
    ["A day with my moms", "care/captain-for-a-day"],
    ["Mommy and Mama", "care/captain-for-a-day"],
  ])("%s is told by %s", (title, plot) => {
    expect(choosePlot({ ...order, title })).toBe(plot);
  });

  it.each(["My dad", "Camping with my dad", "My mom"])("%s is one parent", (title) => {
    expect(["care/two-of-everything", "care/captain-for-a-day"]).not.toContain(
      choosePlot({ ...order, title }),
    );
  });
});

describe("a family that came to a new country", () => {
  it.each([
    ["We left because of the war", "care/soap-and-soup-after-flight"],
    ["The Refugee", "care/soap-and-soup-after-flight"],
    ["A New Country", "care/soap-and-soup"],
    ["Moving Abroad", "care/soap-and-soup"],
    ["New school, new language", "care/soap-and-soup"],
  ])("%s is told by %s", (title, plot) => {
    expect(choosePlot({ ...order, title })).toBe(plot);
  });

  it.each([
    "Tug of war",
    "The snowball war",
    "My best friend is moving abroad",
    "Learning a new language",
    "Grandma lives in another country",
  ])("%s is another story", (title) => {
    expect(choosePlot({ ...order, title })).not.toContain("care/");
  });
});

describe("a wish that a plot is about", () => {
  it.each<[Partial<StoryOrder>, readonly string[]]>([
    [{ topics: ["kites"] }, ["adventure/runaway-kite"]],
    [{ title: "The Lost Kite" }, ["adventure/runaway-kite"]],
    [{ title: "The Lost Kite", creativityLevel: 10 }, ["adventure/runaway-kite"]],
    [{ title: "Mia's Birthday", theme: "science" }, ["science/flat-cake"]],
    [{ topics: ["birthday"], theme: "mystery" }, ["mystery/tapping-present"]],
    [{ title: "Mia's Birthday Party", theme: "animals" }, ["animals/slow-birthday"]],
    [{ topics: ["birthday", "dentist"], theme: "friendship" }, ["friendship/two-parties"]],
  ])("%j is told by %j four times in five", (wish, plots) => {
    expect(countPlots(wish, plots)).toBeGreaterThanOrEqual(80);
  });

  it.each<[Partial<StoryOrder>, RegExp]>([
    [{ topics: ["ducklings"], theme: "mystery" }, /^open\/last-pea/],
    [{ title: "The Night Train", topics: ["train"], theme: "animals" }, /^open\/vehicle/],
    [{ title: "The Wobbliest Tooth", topics: ["wobbly tooth"], theme: "fantasy" }, /^firsts\/wobbly-tooth$/],
    [{ title: "Our Cat Ran Away", theme: "mystery" }, /^feelings\/tap-tap-oops$/],
    [
      { title: "Where Is She?", topics: ["our rabbit is missing"], theme: "fantasy" },
      /^feelings\/tap-tap-oops$/,
    ],
    [{ title: "The Empty Basket", topics: ["our dog died"], theme: "science" }, /^care\//],
    [{ title: "Scared of Flying", topics: ["plane"], theme: "animals" }, /^firsts\/feet-away$/],
    [{ title: "Flying to Grandma", topics: ["first time on a plane"] }, /^firsts\/feet-away$/],
    [{ title: "The Bird's First Flight", topics: ["bird"], theme: "science" }, /^open\/animal/],
    [{ title: "The Dragon Who Was Afraid of Flying", topics: ["dragon"] }, /^open\//],
    [{ title: "Two Houses, One Bear", topics: ["divorce"], theme: "adventure" }, /^care\//],
  ])("%j is told by a plot of its subject, in every theme: %s", (wish, plot) => {
    for (const seed of SEEDS.slice(0, 20)) expect(choosePlot({ ...order, ...wish, seed })).toMatch(plot);
  });

  it.each<[string, RegExp]>([
    ["our new hamster Nibbles", /Nibbles/],
    ["our new guinea pig Cookie", /Cookie/],
    ["our new puppy Bella", /Bella/],
  ])("of a new pet is told of that very animal: %s", (topic, name) => {
    for (const seed of SEEDS.slice(0, 12)) {
      const wish = { ...order, title: "Coming Home", topics: [topic], seed };
      expect(choosePlot(wish)).toBe("firsts/chapter-seven");
      const { pages } = writeClassicStory(wish);
      expect(pages[0]?.text).toMatch(name);
    }
  });

  it("of a pet that no plot has a role for isn't told of another animal", () => {
    for (const topic of ["our new goldfish", "new pet snake"])
      for (const seed of SEEDS.slice(0, 12))
        expect(choosePlot({ ...order, title: "Our New Pet", topics: [topic], seed })).not.toMatch(/^firsts/);
  });

  it("that none of our plots tells with care is told by none", () => {
    expect(choosePlot({ ...order, title: "My Uncle in Prison", topics: ["uncle is in prison"] })).toBeNull();
  });

  it("that no parent wrote of is seldom a birthday", () => {
    expect(countPlots({ theme: "fantasy" }, ["fantasy/half-birthday"])).toBeLessThan(10);
    expect(countPlots({ theme: "fantasy", topics: ["birthday"] }, ["fantasy/half-birthday"])).toBeGreaterThan(
      95,
    );
  });

  it("is not the hero's own name", () => {
    const title = "Kite's Fine Day";
    expect(countPlots({ title, heroName: "Kite" }, ["adventure/runaway-kite"])).toBeLessThan(40);
  });

  it("leaves every plot a chance where none is about it", () => {
    const told = new Set(SEEDS.map((seed) => choosePlot({ ...order, topics: ["qwx jkv"], seed })));
    expect(told.size).toBe(shapesOf("adventure").length);
  });

  it("stays the same plot in the story, unless another is settled", () => {
    expect(writeClassicStory(order).shape).toBe(choosePlot(order));
    expect(writeClassicStory({ ...order, plot: "adventure/sand-wagon" }).shape).toBe("adventure/sand-wagon");
  });
});

describe("a child who knows plots", () => {
  const tell = (wish: Partial<StoryOrder>, stories: number) => {
    const told: string[] = [];
    for (let seed = 0; seed < stories; seed += 1)
      told.push(choosePlot({ ...order, ...wish, seed }, told) ?? "none");
    return told;
  };

  it("gets none again before the theme is told, and then the one heard longest ago", () => {
    const count = shapesOf("adventure").length;
    const told = tell({}, 2 * count);
    expect(new Set(told.slice(0, count)).size).toBe(count);
    expect(told.slice(count)).toEqual(told.slice(0, count));
  });

  it("hears of the wished subject first", () => {
    expect(tell({ topics: ["kites"] }, 1)).toEqual(["adventure/runaway-kite"]);
  });
});

describe("what a plot says that it is about", () => {
  const tell = ({ id, theme }: Shape) =>
    writeClassicStory({ ...order, theme: theme ?? "friendship", plot: id, level: "Intermediate" }).pages;

  it.each(SHAPES.filter(({ theme }) => theme !== null))("$id: is met from beginning to end", (shape) => {
    expect(shape.about.length).toBeGreaterThan(0);
    const pages = tell(shape);
    // That two friends fall out is told in other words.
    for (const subject of shape.about.filter((phrases) => !phrases.startsWith("two-friends-fall-out"))) {
      const named = pages.filter(
        ({ text, scene: { happening, companions } }) =>
          listNamed([subject], listRuns([text, happening, ...companions.map(({ kind }) => kind)].join(" . ")))
            .length > 0,
      );
      expect(named.length, subject).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(SHAPES.filter(({ theme, subject }) => theme === null && !subject))(
    "$id: is drawn on half of its pages",
    (shape) => {
      const pages = tell(shape);
      const picked = (shape.shows ?? []).flatMap((role) => shape.picks?.[role.slice(1)] ?? []);
      const shows = new Set<string>([
        ...(shape.shows ?? []),
        ...picked.flatMap(({ place, prop }) => [place, prop].filter((one) => one !== undefined)),
      ]);
      const kinds = (shape.shows ?? [])
        .flatMap((role) => shape.cast[role.slice(1)] ?? [])
        .flatMap(drawnKinds);
      const drawn = pages.filter(
        ({ scene: { place, props, companions } }) =>
          shows.has(place) ||
          props.some((prop) => shows.has(prop)) ||
          companions.some(({ kind }) => shows.has(kind) || kinds.includes(kind)),
      );
      expect(drawn.length / pages.length).toBeGreaterThanOrEqual(0.5);
    },
  );
});

const drawnKinds = (kind: CastKind): CastKind[] =>
  isPersonKind(kind) ? PEOPLE[kind].map(({ drawn }) => drawn) : [kind];
