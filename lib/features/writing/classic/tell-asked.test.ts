import { describe, expect, it, test } from "vitest";
import { listRuns } from "@/lib/features/writing/subjects/runs";
import { READING_LEVELS, type StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import type { Asked, Shape, ToldBeat } from "./grammar";
import { outlineStory } from "./outline-story";
import { findShape } from "./shapes/all-shapes";
import { tellAsked } from "./tell-asked";

const order: StoryOrder = {
  ...{ heroName: "Isla", age: 3, gender: "Girl", interests: ["Art", "Animals"], level: "Beginner", seed: 1 },
  ...{ title: "Isla's Big Bed", topics: [], theme: "friendship", creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null },
};
const tell = (wish: Partial<StoryOrder>) => writeClassicStory({ ...order, ...wish }).pages;
const textOf = (wish: Partial<StoryOrder>): string =>
  tell(wish)
    .map(({ text }) => text)
    .join(" ");

const FIRST: ToldBeat = {
  ...{ id: "first", place: "bedroom", time: "night", weather: "clear", pose: "standing", feeling: "happy" },
  props: ["lantern", "moon", "book", "door"],
  happening: "{hero} stands.",
  B: ["{open} One. {close}", "Two."],
};
const plot = (asked: Asked): Shape => {
  const shape = findShape("firsts/chair-that-walked");
  if (!shape) throw new Error("no such plot");
  const [, ...others] = shape.beats;
  return { ...shape, asked: [asked], beats: [FIRST, ...others] };
};
const first = (asked: Omit<Asked, "named" | "on">, text = "an old cot") =>
  tellAsked(plot({ named: "cot", on: "first", ...asked }), "B", listRuns(text)).beats[0];

describe("what an order names beside a plot", () => {
  it("ends its page, before what comes back there", () => {
    expect(first({ B: "A cot." })).toMatchObject({ B: ["{open} One. A cot. {close}", "Two. A cot."] });
  });

  it("begins its page, after what is to be learned", () => {
    expect(first({ first: true, B: "A cot." })).toMatchObject({
      B: ["{open} A cot. One. {close}", "A cot. Two."],
    });
  });

  it("is told instead of its page, with its own picture", () => {
    const told = first({ instead: true, B: "A cot.", props: ["blanket"], happening: "{hero} sleeps." });
    expect(told).toMatchObject({ B: ["A cot."], props: ["blanket"], happening: "{hero} sleeps." });
  });

  it("has its place in the picture, and a sentence of its caption", () => {
    const told = first({ B: "A cot.", props: ["blanket"], happening: "There is a cot." });
    expect(told).toMatchObject({
      props: ["blanket", "lantern", "moon", "book"],
      happening: "{hero} stands. There is a cot.",
    });
  });

  it("is nothing for whom it would tell the opposite", () => {
    const flush = (text: string) => first({ unless: "scared-of-cot", B: "A cot." }, text);
    expect(flush("scared of cots")).toMatchObject({ B: FIRST.B });
    expect(flush("a cot")).toMatchObject({ B: ["{open} One. A cot. {close}", "Two. A cot."] });
  });

  it("is nothing for who didn't name it, and at a level for which nothing is written", () => {
    expect(first({ B: "A cot." }, "a bed")).toMatchObject({ B: ["{open} One. {close}", "Two."] });
    expect(first({ E: "A cot." })).toMatchObject({ B: ["{open} One. {close}", "Two."] });
  });
});

test("what an order names beside its plot is told, and to nobody else", () => {
  const cot = { topics: ["moving out of the cot", "staying in bed"] };
  for (let seed = 1; seed <= 6; seed += 1) {
    expect(textOf({ ...cot, seed })).toContain("The cot was gone.");
    expect(textOf({ seed })).not.toMatch(/\b(?:cot|crib)\b/u);
  }
});

test("what is told is not said to be left out, and what isn't, is", () => {
  const leftOutOf = (title: string, topics: string[]) =>
    outlineStory({ ...order, title, topics }, []).leftOut;
  expect(leftOutOf("Isla's Big Bed", ["moving out of the cot"])).toEqual([]);
  expect(leftOutOf("Isla's Big Bed", ["big bed", "a parrot"])).toEqual(["a parrot"]);
});

describe("a story that an order contradicts is told as it was", () => {
  it.each(READING_LEVELS)("a tooth that comes out in an apple does, at %s", (level) => {
    const wish = { title: "The Wobbly Tooth", topics: ["tooth came out in a apple"], age: 6, level };
    const pages = tell(wish);
    const pop = pages.find(({ moment }) => moment === "laughs-pop");
    const found = pages.find(({ moment }) => moment === "finds-hat");
    expect(pop?.text).toMatch(/apple/u);
    expect(pop?.scene.props).toContain("apple");
    expect(found?.text).toMatch(/apple/u);
    expect(found?.text).not.toMatch(/hat (?:and|from)|rattl|brim/u);
  });

  it.each(READING_LEVELS)("a father under the blanket stays there, at %s", (level) => {
    const wish = {
      title: "Thunder",
      topics: ["scared of thunder", "hiding under the blanket with daddy"],
      level,
    };
    const pages = tell({ ...wish, heroName: "Tom", gender: "Boy" });
    const told = pages.filter(({ moment }) => moment === "lights-out" || moment === "numbers-grow");
    const text = told.map((page) => page.text).join(" ");
    expect(text).toMatch(/blanket/u);
    expect(text).not.toMatch(/be back|left the lantern|went to look|came (?:back|in)|wet|returned/u);
  });
});

test("what is wished away is told by no such sentence", () => {
  const wish = { title: "Afraid of the dark", plot: "feelings/map-of-the-dark" };
  expect(textOf({ ...wish, topics: ["monsters"] })).toMatch(/monster/iu);
  expect(textOf({ ...wish, topics: ["no monsters please"] })).not.toMatch(/monster/iu);
});

describe("two on one page", () => {
  const both = (...asked: Partial<Asked>[]) =>
    tellAsked(
      {
        ...plot({ named: "cot", on: "first" }),
        asked: asked.map((one) => ({ named: "cot", on: "first", ...one })),
      },
      "B",
      listRuns("a cot"),
    ).beats[0];

  it("are both drawn", () => {
    expect(both({ B: "A cot.", props: ["blanket"] }, { B: "A bed.", props: ["basket"] })).toMatchObject({
      props: expect.arrayContaining(["blanket", "basket"]),
    });
  });

  it("stand as they were written, and one alone takes its place", () => {
    expect(both({ B: "One cot.", first: true }, { B: "Two cots.", first: true })).toMatchObject({
      B: [expect.stringMatching(/One cot\. Two cots\./u), expect.anything()],
    });
    expect(both({ B: "One cot.", instead: true }, { B: "Two cots.", instead: true })).toMatchObject({
      B: ["One cot."],
    });
  });
});
