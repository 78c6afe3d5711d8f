import { randomUUID } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { hideHeroes, putNames } from "@/lib/features/writing/hero-token";
import { NO_TURNING } from "@/lib/shared/visible-text";
import { aiBookInput, bookInput, bookTitleInput, outlineInput } from "./contract";

const wish = { childId: randomUUID(), title: "The Blue Kite", topics: ["kites"], theme: "adventure" };
const turned = "A \u202Eefink\u202C tale";

test.each([
  ["the outline's title", outlineInput, { ...wish, title: turned }],
  ["the outline's topics", outlineInput, { ...wish, topics: ["\u2066kites"] }],
  ["an order's title", bookInput, { ...wish, title: "\u200FThe Blue Kite" }],
  ["a new title", bookTitleInput, { title: turned }],
])("23.7: marks that turn the direction of writing are refused in %s", (_, input, given) => {
  expect(input.safeParse(given).error?.issues).toMatchObject([{ message: NO_TURNING }]);
});

test("a title in letters that run from right to left needs none", () => {
  expect(bookTitleInput.parse({ title: "העפיפון של נועה" }).title).toBe("העפיפון של נועה");
});

describe("heroes together", () => {
  const [one, two, three, four] = ["1", "2", "3", "4"].map(
    (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
  );
  const ofOne = { childId: one, title: "The Kite", topics: ["kites"], theme: "adventure" };
  const problemOf = (withChildIds: unknown) =>
    bookInput.safeParse({ ...ofOne, withChildIds }).error?.issues[0]?.path[0] ?? null;

  it.each([
    ["the same twice", [two, two]],
    ["the first once more", [one]],
    ["the first in capitals", [two, one?.toUpperCase()]],
    ["more than two", [two, three, four]],
    ["no id", ["Theo"]],
    ["no list", two],
  ])("are refused: %s", (_what, withChildIds) => {
    expect(problemOf(withChildIds)).toBe("withChildIds");
  });

  it.each([[undefined], [null], [[]], [[two]], [[three, two]]])("are taken: %j", (withChildIds) => {
    expect(problemOf(withChildIds)).toBeNull();
  });

  it("are none beside a photo", () => {
    const photo = { childPhotoUrl: "/api/files/1", characterStyle: "superhero" };
    expect(aiBookInput.safeParse({ bookRequest: ofOne, ...photo }).success).toBe(true);
    expect(aiBookInput.safeParse({ bookRequest: { ...ofOne, withChildIds: [two] }, ...photo }).success).toBe(
      false,
    );
  });
});

test("names of other heroes leave as tokens and come back as names", () => {
  const order = {
    heroName: "Ada",
    together: [
      { id: "2", name: "Anna", gender: "Girl", age: 4 },
      { id: "3", name: "Anna Lee", gender: "Girl", age: 9 },
    ],
  } as const;
  const together = [...order.together];
  const hidden = hideHeroes("Ada, Anna and Anna Lee's kite", { ...order, together }, [
    "Ada",
    "Anna",
    "Anna Lee",
  ]);
  expect(hidden).toBe("HERO, HERO2 and HERO3's kite");
  expect(putNames("HERO and HERO2 saw HERO3's kite.", { ...order, together })).toBe(
    "Ada and Anna saw Anna Lee’s kite.",
  );
});
