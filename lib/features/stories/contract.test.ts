import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { NO_TURNING } from "@/lib/shared/visible-text";
import { bookInput, bookTitleInput, outlineInput } from "./contract";

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
