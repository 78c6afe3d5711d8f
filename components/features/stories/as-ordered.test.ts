import { expect, test } from "vitest";
import { asOrdered } from "./as-ordered";
import { emptyStory } from "./story-form-schema";

const children = [
  { id: "1", name: "Ada" },
  { id: "2", name: "Ada" },
];
const wish = {
  childId: "2",
  topics: ["kites", "a windy hill"],
  creativityLevel: 9,
  ageAppropriate: false,
  characterStyle: null,
  continues: "7",
  offeredFor: null,
} as const;
const order = { title: "The Blue Kite", theme: "fantasy", childName: "Ada" } as const;

test("23.13: a failed order is written again with its topics and all else that it said", () => {
  expect(
    asOrdered(
      { ...order, wish: { ...wish, topics: [...wish.topics], withChildIds: ["1", "gone"] } },
      children,
    ),
  ).toEqual({
    ...emptyStory("2"),
    withChildIds: ["1"],
    title: "The Blue Kite",
    theme: "fantasy",
    topics: "kites, a windy hill",
    creativityLevel: 9,
    ageAppropriate: false,
    continues: "7",
  });
});

test("23.13: one with a drawn child asks for a photo anew", () => {
  const drawn = { ...wish, topics: [], characterStyle: "princess", continues: null } as const;
  const form = asOrdered({ ...order, wish: { ...drawn, topics: [], withChildIds: [] } }, children);
  expect(form).toMatchObject({ mode: "character", characterStyle: "princess", photoUrl: "", continues: "" });
});

test("what nobody knows any more stays open", () => {
  const form = asOrdered({ ...order, wish: null }, children);
  expect(form).toEqual({ ...emptyStory("1"), title: "The Blue Kite", theme: "fantasy" });
  expect(
    asOrdered({ ...order, wish: { ...wish, topics: [], withChildIds: [], childId: "gone" } }, children)
      .childId,
  ).toBe("");
});

test("one that was to be called otherwise is written again as it was asked for", () => {
  const form = asOrdered(
    {
      ...order,
      wish: { ...wish, topics: [], withChildIds: [], offeredFor: "The kite that ate my homework" },
    },
    children,
  );
  expect(form.title).toBe("The kite that ate my homework");
});
