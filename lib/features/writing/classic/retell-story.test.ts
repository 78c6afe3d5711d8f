import { expect, test } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { ORDER } from "@/tests/support/drafts";
import { writeClassicStory } from "./classic-writer";
import { CAST_AS_EVER, toFriendPart } from "./friend-names";
import { listMembers } from "./roster";
import { retellStory } from "./retell-story";
import { asAtBedtime, findShape, SHAPES } from "./shapes/all-shapes";

/** A book as it lies on the shelf, told anew for older readers. */
function retell(order: StoryOrder, shape: string) {
  const { pages } = writeClassicStory(order);
  const pictures = pages.map(({ moment, scene }, index) => ({ number: index + 1, moment, scene }));
  return { pages, again: retellStory({ ...ORDER, level: "Intermediate" }, { shape, pictures }) };
}

const metIn = (pages: ReturnType<typeof retell>["pages"]): Set<string> =>
  new Set(pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name)));

test("a book of a question that was told at bedtime is told at bedtime again", () => {
  const shape = "questions/bees-honey";
  expect(findShape(asAtBedtime(shape))).toBeDefined();
  const { again } = retell({ ...ORDER, level: "Emerging", plot: asAtBedtime(shape) }, shape);
  expect(again).toMatchObject({ shape });
  expect(again?.pages.map(({ moment }) => moment)).toContain("asks-in-bed");
});

test.each(["Beginner", "Emerging", "Advanced"] as const)(
  "a book of a plot that no order gets any more is told again as it was: %s",
  (level) => {
    const shape = "adventure/birthday-arrows";
    expect(SHAPES.map(({ id }) => id)).not.toContain(shape);
    const { again } = retell({ ...ORDER, level, plot: shape }, shape);
    expect(again).toMatchObject({ shape });
    expect(again?.pages.map(({ moment }) => moment)).toContain("waves-shore");
  },
);

test.each([
  ["firsts/two-different-shoes", "teacher"],
  ["care/soup-song", "baby"],
] as const)("%s keeps its %s, however many others there are by now", (plot, kind) => {
  for (const { name } of listMembers(kind, new Set())) {
    const { pages, again } = retell({ ...ORDER, level: "Emerging", plot, parts: [toFriendPart(name)] }, plot);
    expect(metIn(pages)).toContain(name);
    expect(again && metIn(again.pages as typeof pages)).toContain(name);
  }
});

test.each([
  ["open/animal-library", "A witch at the library", "Juno"],
  ["open/animal-library", "The fairy and the book", "Juno"],
  ["open/animal-library", "The wizard at the library", "Old Myrtle"],
])("%s keeps a witch, fairy or wizard by a name of before: %s", (plot, title, name) => {
  const order: StoryOrder = { ...ORDER, level: "Emerging", title, topics: [], plot };
  const { pages } = writeClassicStory({ ...order, parts: [toFriendPart(name)] });
  expect(metIn(pages)).toContain(name);
});

test.each([
  ["Mabel goes camping with Pop", [], "days/four-boots"],
  ["A day at the zoo", ["with my auntie Jo"], "days/tiger-asleep"],
])("a book that had Mom where its order names another keeps her: %s", (title, topics, plot) => {
  const order: StoryOrder = { ...ORDER, level: "Emerging", title, topics, plot };
  const { pages } = writeClassicStory({ ...order, parts: [CAST_AS_EVER] });
  const pictures = pages.map(({ moment, scene }, index) => ({ number: index + 1, moment, scene }));
  const again = retellStory({ ...order, level: "Intermediate" }, { shape: plot, pictures });
  expect(again && metIn(again.pages as typeof pages)).toEqual(metIn(pages));
  expect(metIn(writeClassicStory(order).pages)).not.toEqual(metIn(pages));
});
