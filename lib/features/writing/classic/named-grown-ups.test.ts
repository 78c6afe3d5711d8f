import { describe, expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER as ANY } from "@/tests/support/drafts";
import { writeClassicStory } from "./classic-writer";
import { listNamedGrownUps } from "./named-grown-ups";
import { outlineStory } from "./outline-story";
import { SHAPES } from "./shapes/all-shapes";

const ORDER: StoryOrder = { ...ANY, heroName: "Mabel", gender: "Girl", interests: [], theme: "friendship" };
const order = (title: string, topics: string[] = []): StoryOrder => ({ ...ORDER, title, topics });
const find = (title: string, topics: string[] = []) => listNamedGrownUps(order(title, topics));

test.each([
  ["Mabel goes camping with pop", "Pop", "grandfather"],
  ["jumping in muddy puddles with nanny", "Nanny", "grandmother"],
  ["baking with auntie jo", "Auntie Jo", "aunt"],
  ["Uncle Ravi teaches me to swim", "Uncle Ravi", "uncle"],
  ["the zoo with my aunt", "Auntie", "aunt"],
  ["at the park with our childminder", "her childminder", "childminder"],
  ["the museum with my godmother Sue", "Sue", "godmother"],
])("whoever is along: %s", (title, name, noun) => {
  expect(find(title)).toEqual([expect.objectContaining({ name, noun, isAlong: true })]);
});

test.each([
  ["Grandad's shed"],
  ["misses Nana"],
  ["a card for Auntie Jo"],
  ["visiting auntie"],
  ["long bus trip to see Nana"],
  ["Uncle Ben's Wedding"],
  ["bubbe is on video call this year"],
  ["Grandpa died"],
])("whoever isn't: %s", (title) => {
  expect(find(title).every(({ isAlong }) => !isAlong)).toBe(true);
});

test.each([["saying bye to her teacher Mrs. Alvarez"], ["her coach Mr Diaz"], ["my babysitter Miss Lee"]])(
  "one person, by the whole name: %s",
  (title) => {
    expect(find(title)).toHaveLength(1);
  },
);

test.each([
  ["I miss Lucy"],
  ["he will miss Sam"],
  ["Mabel and Lola go camping"],
  ["Tia's birthday"],
  ["balloons go pop"],
  ["the pop star"],
  ["I miss the bus"],
  ["coach trip to the sea"],
  ["Mr Bear comes to tea"],
  ["balloons go pop at the funeral"],
  ["mr snowman is friends with the sun"],
])("nobody: %s", (title) => {
  expect(find(title)).toEqual([]);
});

test.each([
  ["My teacher is Miss Lee", "Miss Lee", "she"],
  ["mr ahmed reads to us", "Mr. Ahmed", "he"],
  ["football with Coach Dan", "Coach Dan", null],
  ["Dr. Singh looks at my ear", "Dr. Singh", null],
  ["scared of the doctor uncle", "Doctor Uncle", "he"],
  ["saying bye to her teacher Mrs. Alvarez", "Mrs. Alvarez", "she"],
  ["her coach Mr Diaz", "Mr. Diaz", "he"],
])("whoever has a title: %s", (title, name, sex) => {
  expect(find(title)).toContainEqual(expect.objectContaining({ name, sex }));
});

describe("in a book", () => {
  const bookOf = (title: string, topics: string[] = [], more: Partial<StoryOrder> = {}) => {
    const wish = { ...order(title, topics), ...more };
    const { plot } = outlineStory(wish, []);
    return writeClassicStory({ ...wish, ...(plot && { plot }) });
  };
  const textOf = ({ pages }: ReturnType<typeof writeClassicStory>) => pages.map(({ text }) => text).join(" ");

  test("whoever is along has the part of a parent, and is drawn as who they are", () => {
    const book = bookOf("Mabel goes camping with Pop");
    expect(textOf(book)).toMatch(/\bPop\b/u);
    expect(textOf(book)).not.toMatch(/\b(?:Mom|Dad)\b/u);
    const drawn = book.pages.flatMap(({ scene }) => scene.companions);
    expect(drawn).toContainEqual(expect.objectContaining({ name: "Pop", kind: "grandfather", kin: true }));
  });

  test("the one grandfather of the profile is Pop", () => {
    const look = { hairStyle: "curly" } as const;
    const book = bookOf("Mabel goes camping with Pop", [], {
      relatives: [{ role: "grandfather", name: "Pop", look }],
    });
    const drawn = book.pages.flatMap(({ scene }) => scene.companions);
    expect(drawn).toContainEqual(expect.objectContaining({ name: "Pop", look }));
  });

  test("Mom, whom the order names as well, has her part", () => {
    expect(textOf(bookOf("Mabel goes camping with Mom", ["Pop"]))).toMatch(/\bMom\b/u);
  });

  test("whoever has no name begins a sentence with a capital", () => {
    const text = textOf(bookOf("Mabel goes camping with her godmother"));
    expect(text).toMatch(/\bher godmother\b/iu);
    expect(text).not.toMatch(/(?:^|[.!?] )her godmother/u);
  });

  test("a grandmother on a screen sits in no room", () => {
    const book = bookOf("Mabel lights the menorah by herself", [
      "Hanukkah",
      "bubbe is on video call this year",
    ]);
    const kinds = book.pages.flatMap(({ scene }) => scene.companions.map(({ kind }) => kind));
    expect(kinds).not.toContain("grandmother");
    expect(textOf(book)).toContain("Bubbe");
  });

  test.each([
    ["When Pop died", "Pop taught her to fish", "Pop", "grandfather"],
    ["Nanny Bea died", "her roses", "Nanny Bea", "grandmother"],
  ])("whoever died is called as the family calls them: %s, %s", (title, topic, name, kind) => {
    const book = bookOf(title, [topic]);
    expect(textOf(book)).toMatch(new RegExp(`\\b${name}\\b`, "u"));
    expect(textOf(book)).not.toMatch(/\b(?:Grandpa|Grandma|Taught|Plum)\b/u);
    const drawn = book.pages.flatMap(({ scene }) => scene.companions);
    expect(drawn).toContainEqual(expect.objectContaining({ name, kind }));
  });

  test.each([
    ["Mommy's a doctor", "she works nights", /\bMommy was a doctor\b/u],
    ["Dad's a nurse and he works nights", "breakfast", /\bDad was a nurse\b/u],
    ["Daddy works nights", "Mommy puts me to bed", /\bDaddy worked at night\b/u],
    ["Grandma works nights", "spaghetti", /\bGrandma worked at night\b/u],
  ])("whoever works at night is who is named: %s, %s", (title, topic, works) => {
    expect(textOf(bookOf(title, [topic]))).toMatch(works);
  });

  test.each([
    ["the ofrenda for her abuelo", "grandfather"],
    ["remembering abuela", "grandmother"],
  ])("nobody whom a feast remembers lays the table: %s", (topic, kind) => {
    const book = bookOf("Day of the Dead", [topic, "marigolds"]);
    expect(book.pages.flatMap(({ scene }) => scene.companions.map((one) => one.kind))).not.toContain(kind);
  });

  test.each([
    ["Remembering Abuelo on Día de los Muertos", [], "Abuelo"],
    ["Day of the Dead", ["an ofrenda for Grandpa Joe"], "Grandpa Joe"],
    ["Our ofrenda", ["remembering Tío Beto"], "Tío Beto"],
  ])(
    "whom a Day of the Dead remembers has a picture, and no place at the table: %s",
    (title, topics, name) => {
      for (const level of ["Beginner", "Emerging", "Intermediate", "Advanced"] as const) {
        const book = bookOf(title, topics, { level });
        expect(textOf(book)).toContain(name);
        expect(book.pages.flatMap(({ scene }) => scene.companions.map((one) => one.name))).not.toContain(
          name,
        );
      }
    },
  );

  test.each([
    ["Flying a kite with Uncle Ravi", [], "Uncle Ravi"],
    ["Kite day", ["flying a kite with Grandpa"], "Grandpa"],
    ["Growing sunflowers with Nanny Bea", [], "Nanny Bea"],
    ["Planting seeds with Grandpa", [], "Grandpa"],
  ])("whoever is along flies the kite and grows the flower: %s", (title, topics, name) => {
    for (const level of ["Beginner", "Advanced"] as const) {
      const book = bookOf(title, topics, { level });
      expect(textOf(book)).toContain(name);
      expect(book.pages.flatMap(({ scene }) => scene.companions.map((one) => one.name))).toContain(name);
    }
  });

  test("a kite that nobody flies with is told of no grown-up", () => {
    expect(textOf(bookOf("Flying a kite"))).not.toMatch(/\b(?:Mom|Dad)\b/u);
  });

  test("Khala is the aunt, and isn't introduced by the same word again", () => {
    for (const level of ["Emerging", "Intermediate"] as const)
      expect(textOf(bookOf("Eid with khala", ["henna"], { level }))).not.toMatch(/\baunt Khala\b/u);
  });

  test("Nanny Bea, of whom a book tells nothing, is left out by her whole name", () => {
    const { leftOut } = outlineStory(order("Nanny Bea's garden", ["planting beans"]), []);
    expect(leftOut).toContain("Nanny Bea");
  });

  test.each([
    ["New babysitter Anna", [], "Anna"],
    ["The new babysitter", ["babysitter Anna"], "Anna"],
    ["The new babysitter", ["Miss Lee"], "Miss Lee"],
    ["Bedtime with the babysitter", [], "babysitter"],
  ])("a babysitter is nobody's parent: %s %j", (title, topics, name) => {
    for (const level of ["Beginner", "Advanced"] as const) {
      const book = bookOf(title, topics, { level });
      expect(textOf(book)).toContain(name);
      expect(textOf(book)).toMatch(/\b(?:Mom|Dad)\b/u);
      const drawn = book.pages.flatMap(({ scene }) => scene.companions);
      expect(drawn.filter((one) => one.name.includes(name) && one.kin)).toEqual([]);
    }
  });

  test.each([
    ["Mr Khan is our supply teacher", [], "guest"],
    ["Our substitute teacher Miss Okafor", ["school"], "guest"],
    ["Substitute teacher", ["Mrs Alvarez"], "guest"],
    ["Miss Lee is ill and we have a supply teacher", ["school"], "teach"],
    ["Ms Patel isn't here today", ["substitute teacher"], "teach"],
    ["When Mrs Jones was away", ["supply teacher"], "teach"],
  ])("who comes and who is away are two teachers: %s %j", (title, topics, role) => {
    const [, name = "no teacher"] =
      /(?:Mr|Mrs|Miss|Ms)\.? (\p{Lu}\p{L}+)/u.exec([title, ...topics].join(" ")) ?? [];
    const { pages } = bookOf(title, topics, { plot: "days/coats-on-at-nine", level: "Advanced" });
    const isThere = (moment: string) =>
      pages
        .find((page) => page.moment === moment)
        ?.scene.companions.some((one) => one.name.endsWith(` ${name}`)) ?? false;
    expect([isThere("one-click"), isThere("coats-on")]).toEqual(
      role === "teach" ? [true, false] : [false, true],
    );
  });

  test("the friend whom the order names is the friend of the plot", () => {
    const book = bookOf("Mabel and her friend Xanthe go camping");
    expect(textOf(book)).toContain("Xanthe");
  });
});

test("whoever is drawn is a slot: no caption says who it is by itself", () => {
  const literal = /\b(?:Mom|Mommy|Dad|Daddy|Grandma|Grandpa|Miss \p{Lu}\p{Ll}+|Mrs?\. \p{Lu}\p{Ll}+)\b/u;
  const captions = SHAPES.flatMap(
    ({ id, beats }) =>
      JSON.stringify(beats)
        .match(/"happening":"[^"]*"/gu)
        ?.filter((caption) => literal.test(caption))
        .map((caption) => `${id} ${caption}`) ?? [],
  );
  expect(captions).toEqual([]);
});
