import { expect, test } from "vitest";
import { familyNames, type ToldBook } from "./family-names";

const relative = (name: string) => ({ role: "aunt", name, look: {} });
const book = (texts: string[], over: Partial<ToldBook> = {}): ToldBook => ({
  ...{ title: "The blue kite", childName: "Mila", children: [] },
  pages: texts.map((text) => ({ text, alt: "" })),
  parent: {
    children: [
      { name: "Mila", relatives: [relative("Grandma"), relative("Nani Asha"), relative("Uncle Bo")] },
      { name: "Ben", relatives: [] },
    ],
  },
  ...over,
});

test.each([
  [["Mila ran."], ["Mila"]],
  [["Mila ran to Ben."], ["Mila", "Ben"]],
  [
    ["Mila asked Grandma.", "BEN! cried Asha."],
    ["Mila", "Nani Asha", "Ben"],
  ],
  [
    ["Mila bent down to Nani.", "Bo’s boat."],
    ["Mila", "Uncle Bo"],
  ],
])("%j loses %j", (texts, names) => {
  expect(familyNames(book(texts))).toEqual(names);
});

test("a picture's words and a title name somebody, too, and of several children each is its own", () => {
  expect(familyNames(book([], { title: "bens boat" }))).toEqual(["Mila", "Ben"]);
  expect(familyNames(book([], { pages: [{ text: "", alt: "Ben waves." }] }))).toEqual(["Mila", "Ben"]);
  expect(familyNames(book([], { children: [{ name: "Ida" }, { name: "Mila" }] }))).toEqual(["Ida", "Mila"]);
});

test("a story that has forgotten whose it is has no name to lose", () => {
  expect(familyNames(book(["Mila ran."], { childName: "", parent: { children: [] } }))).toEqual([]);
});
