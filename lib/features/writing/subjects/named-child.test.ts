import { describe, expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { ORDER as ANY } from "@/tests/support/drafts";
import { findNamedChild } from "./named-child";
import { readOrder } from "./read-order";

const ORDER: StoryOrder = { ...ANY, heroName: "Mabel", interests: [], theme: "friendship" };
const order = (title: string, topics: string[]): StoryOrder => ({ ...ORDER, title, topics });
const find = (title: string, topics: string[] = []) => {
  const one = order(title, topics);
  return findNamedChild(one, readOrder(one));
};

test.each([
  ["When Olivia Moved to Leeds", [], { name: "Olivia", kind: "girl" }],
  ["Mabel bit Rory", ["saying sorry"], { name: "Rory", kind: "boy" }],
  ["my best friend Juniper is moving away", [], { name: "Juniper", kind: null }],
  ["moving away", ["my friend Xanthe"], { name: "Xanthe", kind: null }],
  ["When Odile moved away", [], { name: "Odile", kind: "girl" }],
  ["When Moritz moved away", [], { name: "Moritz", kind: "boy" }],
  ["Mabel and Leo become friends", [], { name: "Leo", kind: "boy" }],
  ["A new friend called Sam", [], { name: "Sam", kind: "boy" }],
  ["Lucy is my best friend", [], { name: "Lucy", kind: "girl" }],
])("a child whom an order names: %s", (title, topics, found) => {
  expect(find(title, topics)).toMatchObject(found);
});

test.each([
  ["Mabel's big day"],
  ["Our dog Max ran away"],
  ["A dog called Sam"],
  ["Ava the ant"],
  ["A day in Florence"],
  ["Uncle Ben and the car"],
  ["Auntie Emma's wedding"],
  ["My teacher Sarah"],
  ["Santa Lucia"],
])("nobody else: %s", (title) => {
  expect(find(title)).toBeNull();
});

test.each([
  ["Rory is bullying me", []],
  ["Rory", ["he pushes me at playtime"]],
  ["Rory punches me", ["school"]],
  ["When Rory calls me names", []],
  ["When Rory pinches", []],
  ["Rory", ["he slapped"]],
])("whoever is unkind is no friend: %s", (title, topics) => {
  expect(find(title, topics)).toMatchObject({ name: "Rory", isUnkind: true });
});

test.each([["When Ava moved away", ["a bit sad"]]])("whoever is kind is: %s, %j", (title, topics) => {
  expect(find(title, topics)).toMatchObject({ name: "Ava", isUnkind: false });
});

describe("in a book", () => {
  test("the friend who moves is called as the title calls her", () => {
    const { sentence, leftOut } = outlineStory(
      order("When Olivia Moved Away", ["best friend moving away"]),
      [],
    );
    expect(sentence).toContain("Olivia");
    expect(leftOut).not.toContain("Olivia");
  });

  test("whoever is along is the friend of the plot", () => {
    const { leftOut } = outlineStory(order("First day of school with Rory", ["first day of school"]), []);
    expect(leftOut).not.toContain("Rory");
  });

  test("whom no part is called after is said to be left out", () => {
    const { leftOut } = outlineStory(order("First day of school", ["misses his friend Rory"]), []);
    expect(leftOut.join(" ; ")).toContain("Rory");
  });
});
