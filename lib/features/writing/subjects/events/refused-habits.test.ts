import { expect, test } from "vitest";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import { ORDER } from "@/tests/support/drafts";
import { findHabits } from "./refused-habits";

const REFUSALS = ["does not want to", "doesnt want to", "won’t", "will not", "refuses to", "never wants to"];

test.each(
  REFUSALS.flatMap((refuses) => [
    [`${refuses} go to bed`, "won't-go-to-sleep"],
    [`${refuses} brush her teeth`, "won't-brush-the-teeth"],
    [`${refuses} wash her hair`, "won't-wash-the-hair"],
    [`${refuses} brush her hair`, "won't-brush-the-hair"],
    [`${refuses} get dressed`, "won't-get-dressed"],
    [`${refuses} tidy up`, "won't-tidy-up-now"],
    [`${refuses} turn off the tablet`, "won't-turn-it-off"],
    [`${refuses} eat vegetables`, "won't-eat-new-things"],
    [`${refuses} use the potty`, "won't-use-the-potty"],
    [`${refuses} go to school`, "won't-go-to-school"],
    [`${refuses} share`, "won't-share-at-all"],
  ]),
)("“%s” is %s", (text, run) => {
  expect(findHabits([`My daughter ${text}`])).toEqual([run]);
});

test.each([
  "She goes to bed",
  "He won't go to bed alone",
  "She does not want to share a room",
  "The wolf won't eat me",
  "She hates brushing",
])("“%s” is no such habit", (text) => {
  expect(findHabits([text])).toEqual([]);
});

test("a battle about what another topic names is one, and a pillow fight is none", () => {
  expect(findHabits(["bedtime", "always a battle"])).toEqual(["won't-go-to-sleep"]);
  expect(findHabits(["bedtime", "tantrums every night"])).toEqual(["won't-go-to-sleep"]);
  expect(findHabits(["Pillow fight", "bedtime"])).toEqual([]);
  expect(findHabits(["Never give up", "bedtime"])).toEqual([]);
});

test("what is refused in one topic and named in the title is one habit", () => {
  expect(findHabits(["Teeth", "she hates brushing"])).toEqual(["won't-brush-the-teeth"]);
});

test.each([
  ["my daughter does not want to go to bed", [], "feelings/night-watch"],
  ["She hates the dentist", ["she does not want to open her mouth"], "firsts/aah-on-tuesday"],
  ["Mess", ["our son never wants to clean up"], "habits/like-a-stork"],
])("“%s” with %j is told by %s", (title, topics, plot) => {
  expect(outlineStory({ ...ORDER, title, topics }, [])).toMatchObject({ plot, leftOut: [] });
});
