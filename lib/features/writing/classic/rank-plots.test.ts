import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import { rankPlots } from "./rank-plots";

const ORDER: StoryOrder = {
  heroName: "Mia",
  gender: "Girl",
  age: 6,
  level: "Emerging",
  theme: "adventure",
  title: "A Fine Day",
  topics: [],
  interests: ["Art"],
  creativityLevel: 5,
  ageAppropriate: true,
  style: null,
  seed: 0,
};
const idsOf = (order: StoryOrder, reading = readOrder(order)) =>
  rankPlots(order, reading).map((group) => group.map(({ id }) => id));

test("plots are ranked once for an order and what was read of it", () => {
  const reading = readOrder(ORDER);
  expect(rankPlots(ORDER, reading)).toBe(rankPlots(ORDER, reading));
});

test("another order that reads alike is ranked by its own wishes", () => {
  const reading = readOrder(ORDER);
  const first = idsOf(ORDER, reading);
  const others: Partial<StoryOrder>[] = [{ seed: 1 }, { theme: "science" }];
  for (const wish of others) {
    const other = { ...ORDER, ...wish };
    expect(idsOf(other, reading)).not.toEqual(first);
    expect(idsOf(other, reading)).toEqual(idsOf(other));
  }
  expect(idsOf(ORDER, reading)).toEqual(first);
});

const THIEF = "open/empty-dish";

test.each([
  // Named by the title, whoever else the order names.
  ["Who stole the cookies?", ["detective"], true],
  ["Who ate the cake?", ["birthday"], true],
  ["The Cookies", ["who ate the cookies"], true],
  ["The Cookies", ["cookies"], false],
  ["The Pirate Who Loved Cookies", ["mystery"], false],
  ["Birthday Cake", ["birthday"], false],
])("%s, %s: how food disappears is told to who orders that alone", (title, topics, isTold) => {
  const [first] = idsOf({ ...ORDER, title, topics });
  expect(first?.includes(THIEF)).toBe(isTold);
  expect(
    idsOf({ ...ORDER, title, topics })
      .flat()
      .includes(THIEF),
  ).toBe(isTold);
});
