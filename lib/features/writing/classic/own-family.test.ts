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

  /** Two parents of different kinds, or of the same one, are what these are about. */
  const OF_BOTH = new Set([
    "feelings/bathroom-is-taken",
    "care/first-spoon",
    "care/lowest-hook",
    "care/soup-song",
    "care/two-doors",
    "care/rope-in-the-room",
    "care/captain-for-a-day",
    "care/two-of-everything",
  ]);

  // A hundred of them are one and the same plot.
  const isOfQuestions = ({ id }: Shape) => id.startsWith("questions/") && id !== "questions/sleep";

  it.each([
    ["father", "Baba", "Mom"],
    ["mother", "Lena", "Dad"],
  ] as const)("a family with a %s alone, called %s, meets no %s in any other plot", (role, name, other) => {
    const hasParent = ({ id, cast }: Shape) =>
      !OF_BOTH.has(id) &&
      Object.values(cast)
        .flat()
        .some((kind) => kind === "mother" || kind === "father");
    const meets = SHAPES.filter((shape) => hasParent(shape) && !isOfQuestions(shape)).filter(
      ({ id, theme }) => {
        const alone = { ...order, theme: theme ?? order.theme, plot: id, relatives: [relative(role, name)] };
        const { pages } = writeClassicStory({ ...alone, level: "Beginner" });
        const said = pages.map(({ text, scene }) => `${text} ${scene.happening}`).join(" ");
        return new RegExp(`\\b${other}\\b`, "u").test(said);
      },
    );
    expect(meets.map(({ id }) => id)).toEqual([]);
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
