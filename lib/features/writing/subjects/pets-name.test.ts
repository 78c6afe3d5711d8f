import { expect, test } from "vitest";
import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { StoryOrder } from "@/lib/shared/story";

const outline = (title: string, topics: string[] = []) => {
  const order: StoryOrder = {
    ...{ heroName: "Mila", gender: "Girl", age: 6, level: "Emerging", interests: ["Animals"], title, topics },
    ...{ theme: "friendship", creativityLevel: 5, ageAppropriate: true, style: null, seed: 1 },
  };
  return outlineStory(order, []);
};

test.each<[string, string[], string]>([
  ["our cat Miso died", [], "Miso"],
  ["Miso the cat is dead", [], "Miso"],
  ["Miso", ["our cat died"], "Miso"],
  ["Our cat died", ["Miso"], "Miso"],
  ["Miso died", ["cat"], "Miso"],
  ["Miso isn't coming back", ["our cat died"], "Miso"],
  ["the cat died, her name was Miso", [], "Miso"],
  ["We had to put Miso to sleep", ["cat"], "Miso"],
  ["Goodbye Miso", ["our cat"], "Miso"],
  ["Saying goodbye to our old dog Rex", [], "Rex"],
  ["Rex, our dog, died", [], "Rex"],
  ["Our dog Rex had to be put down", [], "Rex"],
  ["my hamster Coco did not wake up", [], "Coco"],
  ["Our hamster Mr. Nibbles died", [], "Mr. Nibbles"],
  ["our old dog molly died", [], "Molly"],
  ["my cat miso has passed away", [], "Miso"],
])("the pet of “%s” with %j is told by its name", (title, topics, name) => {
  const { plot, sentence, note } = outline(title, topics);
  expect([plot, note]).toEqual(["care/seven-oclock", null]);
  expect(sentence).toMatch(new RegExp(`^${RegExp.escape(name)} has died`, "u"));
});

test.each(["our dog is dead", "my hamster didn't wake up", "The vet put our cat to sleep"])(
  "a pet without a name, as in “%s”, is asked for it",
  (title) => {
    const { plot, note } = outline(title);
    expect(plot).toBe("care/seven-oclock");
    expect(note).toMatch(/^What was your (?:dog|hamster|cat) called\?/u);
  },
);
