import { expect, it, describe } from "vitest";
import type { StoryOrder } from "@/lib/shared/story";
import { listPlots } from "./choose-plot";
import { writeClassicStory } from "./classic-writer";

const orderOf = (topic: string): StoryOrder => ({
  ...{ heroName: "Mia", gender: "Girl", age: 6, level: "Emerging", theme: "adventure", interests: [] },
  ...{
    title: `The ${topic}`,
    topics: [topic],
    creativityLevel: 5,
    ageAppropriate: true,
    style: null,
    seed: 1,
  },
});
const openPlots = (topic: string) =>
  listPlots(orderOf(topic))
    .map(({ id }) => id)
    .filter((id) => id.startsWith("open/vehicle"))
    .toSorted();

const IN_BARN = "open/vehicle-in-barn";
const LAST_DAY = "open/vehicle-last-day";
const NEST = "open/vehicle-nest";
const OF_BOXES = "open/vehicle-of-boxes";

describe("what is told of a vehicle", () => {
  it.each([
    // Nobody was born on it, and no hen sat on it in a barn.
    ["rocket", [OF_BOXES]],
    ["sailboat", [OF_BOXES]],
    ["fire engine", [OF_BOXES]],
    ["bicycle", [OF_BOXES]],
    ["time machine", [OF_BOXES]],
    // Its rails know the way, also in a fog.
    ["train", [NEST, OF_BOXES]],
    ["tractor", [IN_BARN, OF_BOXES]],
    ["bus", [LAST_DAY, NEST, OF_BOXES]],
  ])("is true of a %s", (vehicle, plots) => {
    expect(openPlots(vehicle)).toEqual(plots);
  });
});

it.each([
  ["sea", "beach"],
  ["beach", "beach"],
  ["museum", "museum"],
  ["zoo", "zoo"],
])("a day at the %s is drawn where it was", (topic, place) => {
  const { pages } = writeClassicStory({ ...orderOf(topic), plot: "open/place-lost" });
  expect(new Set(pages.map(({ scene }) => scene.place))).toEqual(new Set([place, "bedroom"]));
});

it("who orders the sea is told of a day there, and neither of a model of it nor of somebody who is lost", () => {
  const order = { ...orderOf("sea"), title: "Mia at the Sea", topics: ["sea", "shells"] };
  expect(listPlots(order)[0]?.id).toMatch(/^days\/(?:seventh-wave|next-size-up)$/u);
});
