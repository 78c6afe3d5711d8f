import { expect, test } from "vitest";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { ORDER } from "@/tests/support/drafts";

const outline = (title: string, topics: string[]) =>
  outlineStory({ ...ORDER, age: 5, interests: [], title, topics }, []);

test.each<[string, string[], string, string[]]>([
  [
    "First day at school and staying home from school",
    ["never going to school"],
    "firsts/two-different-shoes",
    ["staying home from school", "never going to school"],
  ],
  [
    "First day at school",
    ["staying home from school"],
    "firsts/two-different-shoes",
    ["staying home from school"],
  ],
  ["She keeps the dummy", ["gives up the dummy"], "firsts/night-off", ["keeps the dummy"]],
  ["Giving up the dummy", ["keeps the dummy"], "firsts/night-off", ["keeps the dummy"]],
  ["Goodnight", ["no bedtime"], "feelings/night-watch", ["no bedtime"]],
  ["Bedtime", ["goodnight", "no bedtime"], "feelings/night-watch", ["no bedtime"]],
  // Nothing is contrary here.
  ["First day at school", ["school bag"], "firsts/two-different-shoes", []],
  ["Giving up the dummy", ["dummy fairy"], "firsts/night-off", []],
  ["No more bedtime", [], "feelings/night-watch", []],
  ["A day at the zoo", ["no bedtime"], "days/tiger-asleep", []],
])("of two contraries one is told: “%s”, %j", (title, topics, plot, leftOut) => {
  expect(outline(title, topics)).toMatchObject({ plot, leftOut });
});
