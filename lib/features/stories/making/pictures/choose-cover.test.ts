import { expect, test } from "vitest";
import type { Scene, StoryPage } from "@/lib/shared/story";
import { chooseCover } from "./choose-cover";

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
