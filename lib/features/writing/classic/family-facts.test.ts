import { describe, expect, it, test } from "vitest";
import type { ReadingLevel, StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { SHAPES, textOf } from "./shapes/all-shapes";

const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "A Story", topics: [], theme: "friendship", creativityLevel: 3 },
  ...{ ageAppropriate: true, style: null },
};
const LEVELS: readonly ReadingLevel[] = ["Beginner", "Emerging", "Intermediate", "Advanced"];
const SEEDS = [1, 2];

/** The book of an order at each level, with some seeds. */
const booksOf = (title: string, topics: string[], plot: string): string[] =>
  LEVELS.flatMap((level) =>
    SEEDS.map((seed) =>
      writeClassicStory({ ...order, title, topics, plot, level, seed })
        .pages.map(({ text }) => text)
        .join(" "),
    ),
  );

const VET = /\bvet gave\b/u;
const CAR = /\ba car hit\b|\bhit by a car\b/iu;
const OLD = /\bvery old\b/u;
const SICK = /\bvery sick\b/u;
const HOW = [VET, CAR, OLD, SICK];

describe("how a pet died", () => {
  it.each<[string, string[], RegExp | null]>([
    ["our old dog Biscuit had to be put to sleep", ["dog died", "goodbye"], VET],
    ["the vet put Molly to slepp", ["our dog", "died"], VET],
    ["cat put down", ["cat"], VET],
    ["Goodbye Bella", ["dog euthanised"], VET],
    ["Rex died", ["our dog", "vet helped him die"], VET],
    ["our cat got run over", ["cat died"], CAR],
    ["cat died", ["hit by a car"], CAR],
    ["our rabbit died of old age", ["rabbit"], OLD],
    ["dog died of cancer", ["dog"], SICK],
    ["our dog died", ["dog"], null],
    ["hamster found dead in cage", ["hamster died"], null],
    ["cat went missing and died", ["cat"], null],
    ["our guinea pig died", ["eaten by a fox"], null],
    ["our dog died", ["he always ran over to greet me"], null],
    ["our cat died", ["she knocked over my milk"], null],
    ["our cat died", ["her purring puts me to sleep", "we put flowers down"], null],
    ["our cat died", ["he comforted mum when she had cancer"], null],
    ["our dog died", ["I was sick when it happened"], null],
    ["our dog died", ["her very old blanket"], null],
  ])("“%s” with %j is told as the family says, and otherwise not told", (title, topics, how) => {
    for (const book of booksOf(title, topics, "care/seven-oclock")) {
      expect(HOW.filter((one) => one.test(book))).toEqual(how ? [how] : []);
      expect(book).not.toMatch(
        /died (?:in|during) the night|during the night|\basleep for ever\b|put to sleep/u,
      );
    }
  });
});

describe("whoever moves in with a parent", () => {
  const tell = (title: string, topics: string[]) => booksOf(title, topics, "care/rope-in-the-room");

  it("is a boyfriend where the order says so, whom nobody married", () => {
    for (const book of tell("moms new boyfriend is moving in", ["stepfamily", "he has a kid the same age"])) {
      expect(book).toMatch(/\bboyfriend\b|as old as Ada/u);
      expect(book).not.toMatch(/wedding|married|step(?:father|mother)/u);
    }
  });

  it("has married where the order says so, and nowhere else", () => {
    expect(tell("my mom is getting married", ["stepbrother"]).some((book) => /married/u.test(book))).toBe(
      true,
    );
    for (const book of [
      ...tell("my new stepbrother", []),
      ...tell("stepsister", ["mom and her partner are not married"]),
      ...tell("my new stepsister", ["she has a boyfriend"]),
      ...tell("stepsister", ["wedding next year"]),
    ])
      expect(book).not.toMatch(/wedding|married|boyfriend/u);
  });

  it("has a child of the same age where that is said", () => {
    for (const book of tell("stepsister the same age", ["stepsister"]))
      expect(book).toMatch(/as old as Ada/u);
    for (const book of tell("my new stepsister", [])) expect(book).not.toMatch(/as old as/u);
  });
});

test("nobody who died on a Sunday was to be visited on it", () => {
  for (const book of booksOf("Nana died on Sunday", ["nana"], "care/red-umbrella"))
    expect(book).not.toMatch(/Sunday/u);
});

test("a best friend who doesn't ask anybody is the best friend", () => {
  for (const book of booksOf(
    "best freind said shes not invited to the party",
    ["party"],
    "feelings/saturday-at-three",
  ))
    expect(book).toMatch(/^.{0,400}Ada(?:'|’)s best friend/su);
  for (const book of booksOf("not invited to the party", ["party"], "feelings/saturday-at-three"))
    expect(book).not.toMatch(/best friend/u);
});

test.each([
  ["lost her lovey", "Lovey"],
  ["lost his blanky on the bus", "Blanky"],
  ["lost her blankie", "Blankie"],
  ["lost her teddy", "Teddy"],
])("“%s” is a book about %s", (title, name) => {
  for (const book of booksOf(title, [], "feelings/nearly")) expect(book).toContain(name);
});

/** What a family could say was otherwise. */
const INVENTED =
  /\bdied (?:today|this|last|on|in|during)\b|\b[Oo]n (?:<[^>]*>|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) \{big\}|\bheart (?:is ill|stopped|suddenly)/u;

test("no death, divorce or illness has a day, an hour or a cause that nobody said", () => {
  const hard = SHAPES.filter(
    ({ care = [], mourns }) =>
      mourns ?? care.some((one) => one === "divorce" || one === "illness" || one === "family"),
  );
  expect(hard.length).toBeGreaterThan(12);
  for (const shape of hard)
    expect([shape.id, INVENTED.exec(textOf(shape))?.[0]]).toEqual([shape.id, undefined]);
});
