import { describe, expect, it, test } from "vitest";
import { READING_LEVELS, type Place, type StoryOrder } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { outlineStory } from "./outline-story";

const order: StoryOrder = {
  ...{ heroName: "Ada", age: 6, gender: "Girl", interests: ["Art", "Animals"], level: "Emerging", seed: 1 },
  ...{ title: "", topics: [], theme: "friendship", creativityLevel: 5 },
  ...{ ageAppropriate: true, style: null },
};
const outlineOf = (title: string, topics: string[] = []) => outlineStory({ ...order, title, topics }, []);

describe("a day out", () => {
  it.each([
    ["A day at the zoo", ["giraffes", "balloon"], "days/tiger-asleep"],
    ["Ada goes to the zoo", ["animals"], "days/tiger-asleep"],
    ["Playground", ["slide", "swing"], "days/twelfth-way"],
    ["The slide", [], "days/twelfth-way"],
    ["The museum with the dinosaur", ["school trip", "dinosaur bones"], "days/please-touch"],
    ["Our trip to the museum", [], "days/please-touch"],
    ["Supermarket Saturday", ["shopping list", "trolley"], "days/round-thing"],
    ["Ada goes food shopping", ["supermarket"], "days/round-thing"],
    ["A day at the farm", [], "days/sixth-hen"],
    ["Farm visit with grandpa", ["cows", "tractor"], "days/sixth-hen"],
    ["Our visit", ["farm"], "days/sixth-hen"],
    ["Yuki at the aquarium", ["jellyfish", "sharks"], "days/hole-full-of-shark"],
    ["Our visit", ["aquarium"], "days/hole-full-of-shark"],
    ["Swimming pool on Saturday", ["goggles", "diving ring"], "days/flat-as-a-letter"],
    ["Water slides at the pool", [], "days/flat-as-a-letter"],
    ["Our visit", ["swimming pool"], "days/flat-as-a-letter"],
    ["Going to the circus", ["acrobats", "clown"], "days/half-a-clown"],
    ["Our visit", ["circus"], "days/half-a-clown"],
    ["A rocket to the moon", [], "days/million-years"],
    ["Ada goes to space", ["stars"], "days/million-years"],
    ["First day at swimming lessons", ["pool"], "firsts/face-in-water"],
    ["Scared of the pool", [], "firsts/face-in-water"],
  ])("%s with %j is told by %s", (title, topics, plot) => {
    expect(outlineOf(title, topics).plot).toBe(plot);
  });

  it.each([
    ["days/tiger-asleep", "zoo"],
    ["days/twelfth-way", "playground"],
    ["days/please-touch", "museum"],
    ["days/sixth-hen", "farm"],
    ["days/hole-full-of-shark", "aquarium"],
    ["days/flat-as-a-letter", "pool"],
    ["days/half-a-clown", "circus"],
  ] as [string, Place][])("%s happens there at every level", (plot, place) => {
    for (const level of READING_LEVELS) {
      const { pages } = writeClassicStory({ ...order, level, plot });
      const there = pages.filter(({ scene }) => scene.place === place).length;
      expect(there / pages.length).toBeGreaterThanOrEqual(0.85);
    }
  });

  it.each(["A pig who lives on a farm", "The fish who was afraid of the aquarium"])(
    "%s is told of the animal, not of a child's day",
    (title) => {
      // Of what the fish is afraid, the parent is asked.
      expect(outlineOf(title, ["farm"]).plot ?? "asked").not.toMatch(/^days\//u);
    },
  );
});

test.each(["My cat flies to the moon", "Mission to Mars", "Love you to the moon and back"])(
  "%s is no journey of the child's to the moon",
  (title) => {
    expect(outlineOf(title).plot).not.toBe("days/million-years");
  },
);

test("whatever broke, saying sorry for it is told, and that it was something else is said", () => {
  const { plot, leftOut, about } = outlineOf("The broken sledge", ["sledge", "snow", "saying sorry"]);
  expect(plot).toBe("feelings/salt-socks-snake");
  expect(leftOut).toEqual(["sledge", "snow"]);
  expect(about).not.toContain("sled");
});
