import { expect, it, test } from "vitest";
import type { StoryBefore, StoryOrder } from "@/lib/shared/story";
import { outlineStory } from "./outline-story";

const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "", topics: [], theme: "friendship", creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null },
};
const noteOn = (title: string, more: Partial<StoryOrder> = {}) =>
  outlineStory({ ...order, ...more, title }, []).note;
const NEXT_PART = /next part of a story.*“What happened next”/u;

it.each(
  `The lost kite, part 2|Pirate Parrot Part 3|The kite again|The Moon Cake II|The Rainy Tent: the sequel|
Return of the robot|Another story about the digger|The Dragon, chapter two|The robot is back|Ada and the kite, part 2`.split(
    /\|\s*/u,
  ),
)("“%s” sounds like the next part of a story, and the parent hears what it is told as", (title) => {
  expect(noteOn(title)).toMatch(NEXT_PART);
});

it.each(
  "The lost kite|Learning to walk again|Part of the family|Henry VIII|The Number 2 Bus|A new story about the digger".split(
    "|",
  ),
)("“%s” doesn’t", (title) => {
  expect(noteOn(title) ?? "").not.toMatch(NEXT_PART);
});

test("one that goes on after a story on the shelf needs no word", () => {
  const before: StoryBefore = {
    ...{ seriesId: "", part: 2, story: "A kite flew away.", leftOpen: "", about: "the kite" },
    ...{ companions: [], places: [] },
  };
  expect(noteOn("The kite, part 2", { before }) ?? "").not.toMatch(NEXT_PART);
});
