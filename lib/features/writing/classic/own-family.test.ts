import { describe, expect, it, test } from "vitest";
import type { Relative, StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { outlineStory } from "./outline-story";
import type { Shape } from "./grammar";
import { SHAPES } from "./shapes/all-shapes";

const SEEDS = [0, 1, 2, 3];
const order: StoryOrder = {
  heroName: "Theo",
  age: 6,
  gender: "Boy",
  interests: ["Space"],
  level: "Emerging",
  title: "A Fine Day",
  topics: [],
  theme: "friendship",
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 0,
};
const relative = (role: Relative["role"], name: string, look: Relative["look"] = {}): Relative => ({
  ...{ role, name, look },
});
const booksOf = (wish: Partial<StoryOrder>) =>
  SEEDS.map((seed) => writeClassicStory({ ...order, ...wish, seed }).pages);
const textOf = (wish: Partial<StoryOrder>) =>
  booksOf(wish)
    .flat()
    .map(({ text, scene }) => `${text} ${scene.happening}`)
    .join(" ");
const castOf = (wish: Partial<StoryOrder>) =>
  booksOf(wish).flatMap((pages) => pages.flatMap(({ scene }) => scene.companions));

describe("the family that a parent described", () => {
  it.each<[string, Relative, string]>([
    ["care/small-window", relative("mother", "Mama Lena"), "Mom"],
    ["feelings/thunder-count", relative("father", "Baba"), "Dad"],
    ["feasts/forty-four-candles", relative("grandmother", "Nani Asha"), "Grandma"],
  ])("%s has %o in it, and no other %s", (plot, one, word) => {
    const text = textOf({ plot, relatives: [one] });
    expect(text).toContain(one.name);
    expect(text).not.toMatch(new RegExp(`\\b${word}\\b`, "u"));
  });

  test("looks as described, and as kin where nothing is said", () => {
    const look = { skin: "deep", hairStyle: "hijab" } as const;
    const drawn = castOf({ plot: "care/small-window", relatives: [relative("mother", "Mama", look)] });
    expect(drawn.filter(({ name }) => name === "Mama")).toContainEqual(
      expect.objectContaining({ kind: "grown-up-woman", kin: true, look }),
    );
    const plain = castOf({ plot: "care/small-window" }).filter(({ name }) => name === "Mom");
    expect(plain[0]).toMatchObject({ kin: true });
  });

  test.each([
    ["Camping in the back garden with Daddy", "Daddy"],
    ["Camping in the garden with Mummy", "Mummy"],
  ])("whoever “%s” names is in the tent, and not in the house", (title, name) => {
    const plot = "adventure/garden-night";
    const inTheTent = booksOf({ plot, title, topics: ["tent"] }).map((pages) =>
      pages.filter(
        ({ scene }) => scene.time === "night" && scene.companions.some((one) => one.name === name),
      ),
    );
    for (const nights of inTheTent) expect(nights.length).toBeGreaterThanOrEqual(4);
  });

  test("who has a brother and no sister has a brother", () => {
    const drawn = castOf({ plot: "care/rope-in-the-room", relatives: [relative("brother", "Aki")] });
    expect(drawn.filter(({ kind }) => kind === "girl")).toEqual([]);
    expect(drawn.map(({ name }) => name)).toContain("Aki");
  });

  test("nobody who was described dies, unless the order says so by name", () => {
    const relatives = [relative("grandmother", "Nani Asha")];
    const grief = { title: "We Miss Her", topics: ["grandma died"] };
    expect(textOf({ ...grief, relatives })).not.toContain("Nani");
    for (const seed of SEEDS)
      expect(outlineStory({ ...order, ...grief, relatives, seed }, []).sentence).not.toContain("Nani");
    expect(textOf({ title: "Grandma Asha Died", topics: ["grief"], relatives })).toContain("Asha");
  });

  test("who of two grandmothers forgets is nobody whom the order doesn't name", () => {
    const relatives = [relative("grandmother", "Nani Asha"), relative("grandmother", "Oma Ruth")];
    const text = textOf({ title: "The Buttons", topics: ["grandma has dementia"], relatives });
    expect(text).not.toMatch(/Nani|Oma/u);
  });

  // A hundred of them are one and the same plot.
  const isOfQuestions = ({ id }: Shape) => id.startsWith("questions/") && id !== "questions/sleep";
  /** Plots that are about both parents of a child, or about the one who has a baby, say so themselves. */
  const isOfAnyFamily = ({ asWritten, cast }: Shape) =>
    asWritten === undefined &&
    Object.values(cast)
      .flat()
      .some((kind) => kind === "mother" || kind === "father");

  it.each<[string, Relative[], RegExp]>([
    ["a father alone", [relative("father", "Baba")], /\bMom\b/u],
    ["a mother alone", [relative("mother", "Lena")], /\bDad\b/u],
    ["two mothers", [relative("mother", "Mama Lena"), relative("mother", "Ima")], /\bDad\b/u],
    ["two fathers", [relative("father", "Baba"), relative("father", "Pop")], /\bMom\b/u],
    ["a grandmother alone", [relative("grandmother", "Nani")], /\b(?:Mom|Dad)\b/u],
    [
      "two grandparents",
      [relative("grandmother", "Nani"), relative("grandfather", "Opa")],
      /\b(?:Mom|Dad)\b/u,
    ],
  ])(
    "a family of %s meets no parent whom it hasn't, and nobody twice, in any plot",
    (_, relatives, missing) => {
      const astray = SHAPES.filter((shape) => isOfAnyFamily(shape) && !isOfQuestions(shape)).flatMap(
        (shape) => {
          const theme = shape.theme ?? order.theme;
          const { pages } = writeClassicStory({
            ...order,
            theme,
            plot: shape.id,
            relatives,
            level: "Beginner",
            // An open plot is about something, and some are told where that is.
            ...(shape.subject && { title: "At the Zoo", topics: ["zoo"] }),
          });
          const said = pages.map(({ text, scene }) => `${text} ${scene.happening}`).join(" ");
          const names = pages.map(({ scene }) => scene.companions.map(({ name }) => name));
          const isTwice = names.some((list) => new Set(list).size < list.length);
          return missing.test(said) || isTwice ? [`${shape.id}${isTwice ? " twice" : ""}`] : [];
        },
      );
      expect(astray).toEqual([]);
    },
  );

  const mother = relative("mother", "Lena");
  const nani = relative("grandmother", "Nani");
  it.each<[string, Partial<StoryOrder>, string | null]>([
    ["nobody said who there is", {}, "Dad"],
    ["there is a father", { relatives: [mother, relative("father", "Baba")] }, "Baba"],
    ["there is a grandmother, too", { relatives: [mother, nani] }, "Nani"],
    ["there is an aunt", { relatives: [mother, relative("aunt", "Aunt Zadie")] }, "Aunt Zadie"],
    ["only a sister was described", { relatives: [relative("sister", "Ada")] }, "Dad"],
    ["the order says who helps", { relatives: [mother], topics: ["my uncle looks after us"] }, "Uncle"],
    ["there is nobody else", { relatives: [mother, relative("sister", "Ada")] }, null],
    ["one of two mothers died", { relatives: [mother, relative("mother", "Ima")] }, null],
  ])(
    "after Mom died, and %s, somebody who is there looks after the child, or nothing is told",
    (_, wish, carer) => {
      const grief = { ...order, title: "My Mom Died", ...wish };
      const { plot } = outlineStory(grief, []);
      expect(plot).toBe(carer === null ? null : "care/three-byes");
      if (carer === null) return;
      const { pages } = writeClassicStory(grief);
      expect(pages.find(({ text }) => text.includes("take care of"))?.text).toContain(carer);
      expect(pages.filter(({ text }) => /\bdied\b/u.test(text))[0]?.text).toContain("Mom died");
    },
  );

  test("who is needed for a plot to be itself is in it, whoever the family has", () => {
    const text = textOf({ plot: "care/two-doors", relatives: [relative("father", "Baba")] });
    expect(text).toMatch(/\bMom\b/u);
  });

  test("whom the order speaks of is in it, too", () => {
    const mum = { title: "Mum Is Coming Home", topics: ["mum"], plot: "habits/closing-time" };
    expect(textOf({ ...mum, relatives: [relative("father", "Baba")] })).toMatch(/\bMum\b/u);
  });

  test("of two mothers has each in a part of her own", () => {
    const two = [relative("mother", "Mama Lena"), relative("mother", "Ima")];
    const text = textOf({ plot: "firsts/box-of-nothing", relatives: two });
    expect(text).toContain("Mama Lena");
    expect(text).toContain("Ima");
    expect(text).not.toMatch(/\bDad\b/u);
  });
});

describe("where two dads are told, two moms are, and a mom and a dad", () => {
  const two = (role: "mother" | "father", names: [string, string]) =>
    names.map((name) => relative(role, name));

  it.each<[string, Relative[], RegExp]>([
    ["care/two-doors", two("mother", ["Mummy", "Mama Jo"]), /\b(?:Dad|Mom)\b/u],
    ["care/two-doors", two("father", ["Papa", "Baba"]), /\b(?:Dad|Mom)\b/u],
    ["care/first-spoon", two("father", ["Papa", "Baba"]), /\b(?:Dad|Mom)\b/u],
    ["care/first-spoon", two("mother", ["Mummy", "Mama Jo"]), /\b(?:Dad|Mom)\b/u],
  ])("%s is told of %o", (plot, relatives, others) => {
    const wish = { plot, relatives, title: "Us" };
    const text = textOf(wish);
    for (const { name } of relatives) expect(text).toContain(name);
    expect(text).not.toMatch(others);
    const [{ role }] = relatives as [Relative];
    const sexes = castOf(wish).filter(({ name }) => relatives.some((one) => one.name === name));
    expect(new Set(sexes.map(({ kind }) => kind))).toEqual(
      new Set([role === "mother" ? "grown-up-woman" : "grown-up-man"]),
    );
  });

  it.each([
    ["dad moved out", "Dad"],
    ["mum moved out", "Mum"],
  ])("whoever moved out is who the order says it is: %s", (topic, moved) => {
    const wish = { title: "Two houses", topics: [topic] };
    expect(outlineStory({ ...order, ...wish }, []).plot).toBe("care/two-doors");
    for (const pages of booksOf({ ...wish, plot: "care/two-doors" }))
      expect(pages.map(({ text }) => text).join(" ")).toMatch(
        new RegExp(`${moved} (?:lived in the house with|had) the green door`, "u"),
      );
  });
});
