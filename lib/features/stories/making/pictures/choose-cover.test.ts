import { expect, test } from "vitest";
import { coverScene } from "@/lib/features/drawing/classic/cover";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { listDrawings } from "@/lib/features/writing/classic/list-shown";
import {
  READING_LEVELS,
  type HeroLook,
  type Scene,
  type StoryOrder,
  type StoryPage,
} from "@/lib/shared/story";
import { chooseCover, coverSubject } from "./choose-cover";

const pageOf = (number: number, scene: Partial<Scene> = {}): StoryPage => ({
  number,
  text: "It was a day.",
  moment: null,
  scene: {
    place: "kitchen",
    time: "morning",
    weather: "clear",
    hero: { pose: "standing", feeling: "happy" },
    companions: [],
    props: [],
    happening: "{hero} looks around.",
    ...scene,
  },
});
const truck = pageOf(3, { props: ["cup", "thing:fire-engine"] });
const hamster = pageOf(4, { companions: [{ kind: "thing:hamster", name: "Pip", feeling: "happy" }] });

test.each([
  ["a thing", ["thing:fire-engine"], 3],
  ["somebody", ["thing:hamster"], 4],
  ["a place", ["pool"], 2],
  ["a thing before the place that is seen earlier", ["pool", "thing:fire-engine"], 3],
  ["nothing that is drawn", ["thing:volcano"], 1],
  ["nothing that is known", [], 1],
])("the cover of a story about %s", (_what, shows, page) => {
  const pages = [pageOf(1), pageOf(2, { place: "pool" }), truck, hamster];
  expect(chooseCover({ pages, shows })).toBe(page);
});

test("a story that was written before has its first page on the cover", () => {
  expect(chooseCover({ pages: [pageOf(1), truck] })).toBe(1);
});

const inFrame = pageOf(1, { place: "living-room", props: ["thing:fire-engine"] });
const outside = pageOf(2, { place: "street", props: ["thing:fire-engine"] });

test("where it is seen large goes before where it is small, and early before late", () => {
  const shows = ["thing:fire-engine"];
  const between = [3, 4, 5].map((number) => pageOf(number));
  expect(chooseCover({ pages: [inFrame, outside, ...between], shows })).toBe(2);
  const atTheEnd = { ...outside, number: 5 };
  expect(chooseCover({ pages: [inFrame, pageOf(2), ...between.slice(0, 2), atTheEnd], shows })).toBe(1);
});

test("the animal that was asked for goes before the plot's own things, where it is in much of the story", () => {
  const drum = pageOf(1, { props: ["drum"] });
  const pages = [drum, hamster, { ...hamster, number: 5 }];
  expect([...coverSubject({ pages, shows: ["drum"] }, ["thing:hamster"])]).toEqual(["thing:hamster"]);
  expect([
    ...coverSubject({ pages: [drum, truck, truck, hamster], shows: ["drum"] }, ["thing:hamster"]),
  ]).toEqual(["drum"]);
});

test("nobody who died is on the cover because an order names them", () => {
  const grandpa = pageOf(2, { companions: [{ kind: "grandfather", name: "Grandpa", feeling: "happy" }] });
  expect([...coverSubject({ pages: [grandpa, grandpa], shows: ["bench"] }, ["grandfather"])]).toEqual([
    "bench",
  ]);
});

const LOOK: HeroLook = {
  ...{ skin: "tan", hairColour: "black", hairStyle: "short", glasses: false, outfit: 1, style: null },
};

const ofFriends = (level: StoryOrder["level"], seed: number): StoryOrder => ({
  ...{ heroName: "Mia", gender: "Girl", age: 6, level, theme: "friendship", interests: ["Art"], seed },
  ...{ title: "The Fox and the Hedgehog", topics: [], creativityLevel: 5, ageAppropriate: true, style: null },
});

test.each(READING_LEVELS)("of two who become friends, both are on the cover for %s", (level) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const order = ofFriends(level, seed);
    const story = writeClassicStory(order);
    expect(story.shape).toBe("open/word-a-day");
    const asked = listDrawings(order);
    const subject = coverSubject(story, asked);
    expect([...subject].toSorted()).toEqual(["fox", "hedgehog"]);
    const scene = story.pages[chooseCover(story, asked) - 1]?.scene;
    const drawn = scene && coverScene(scene, subject, LOOK).companions.map(({ kind }) => kind);
    expect(drawn).toEqual(expect.arrayContaining(["fox", "hedgehog"]));
  }
});
