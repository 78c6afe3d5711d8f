import { describe, expect, it, test } from "vitest";
import type { Scene, SceneProp } from "@/lib/shared/story";
import { layOut } from "./layout";
import { seededRandom } from "./paper/random";
import { countIn, stationIn } from "./read-caption";

const drawn = (happening: string, props: SceneProp[], change: Partial<Scene> = {}) => {
  const scene: Scene = {
    ...{ place: "hill", time: "morning", weather: "clear", companions: [], props, happening },
    hero: { pose: "waving", feeling: "happy" },
    ...change,
  };
  const { floor, air, behind } = layOut(scene, "ground", seededRandom(3));
  const names = (things: { prop: SceneProp }[]) => things.map(({ prop }) => prop).toSorted();
  return { floor: names(floor), air: names(air), behind: names(behind), aloft: air.map(({ x }) => x) };
};

test.each<[string, SceneProp, number]>([
  ["{hero} sees three small birds.", "thing:bird", 3],
  ["{hero} measures the distance between two tracks.", "footprint", 1],
  ["Four butterflies sit on a leaf.", "thing:butterfly", 4],
  ["Two red boxes and a leaf.", "box", 2],
  ["{hero} has one apple and three cups.", "apple", 1],
  ["{hero} meets three mice.", "thing:mouse", 3],
  ["Two sheep look over the gate.", "thing:sheep", 2],
  ["Two wolves sing.", "thing:wolf", 2],
  ["Two fire engines and four buses.", "thing:fire-engine", 2],
  ["Two fire engines and four buses.", "thing:bus", 4],
  ["Two bright-red leaves.", "leaf", 2],
  ["There are two. Birds sing.", "thing:bird", 1],
  ["Two bird houses hang in a tree.", "thing:bird", 1],
])("%s: of %s there are %i", (caption, prop, count) => {
  expect(countIn(caption, prop)).toBe(count);
});

test.each([
  ["{hero} points up at the kite, stuck high in an old oak tree.", "air"],
  ["{hero} reaches up as the kite string breaks and the kite flies away.", "air"],
  ["{hero} creeps through tall grass toward the kite, which is about to fly off again.", "floor"],
  ["{hero} sits with a worried face by a kite and a wagon.", "floor"],
  ["{hero} looks at a kite that lies on the ground above the river.", "floor"],
] as const)("%s: the kite is in the %s", (caption, station) => {
  expect(stationIn(caption, "kite", "air")).toBe(station);
});

test.each([
  ["Two geese fly overhead.", "thing:goose", "air"],
  ["A goose stands by the pond, and a kite flies.", "thing:goose", "floor"],
  ["Butterflies are flying.", "thing:butterfly", "air"],
] as const)("%s: %s is in the %s", (caption, prop, station) => {
  expect(stationIn(caption, prop, "floor")).toBe(station);
});

describe("a picture", () => {
  it("has as many as its caption counts, in the air where they fly, each beside the others", () => {
    const told = "{hero} waves to three small birds that fly overhead, around a kite.";
    const { air, behind, floor, aloft } = drawn(told, ["kite", "thing:bird"]);
    expect(air).toEqual(["kite", "thing:bird", "thing:bird", "thing:bird"]);
    expect([...behind, ...floor]).toEqual([]);
    const xs = aloft.toSorted((left, right) => left - right);
    for (const [at, x] of xs.slice(1).entries()) expect(x - (xs[at] ?? 0)).toBeGreaterThan(150);
  });

  it("has a bird that flies nowhere on the ground", () => {
    expect(drawn("{hero} waves to a bird.", ["thing:bird"]).air).toEqual([]);
  });

  it("has no egg beside a nest, which has eggs in it; an egg alone is there", () => {
    const told = "{hero} finds a nest with three eggs under the place where the kite was.";
    expect(drawn(told, ["nest", "egg", "kite"])).toMatchObject({ floor: ["kite", "nest"], air: [] });
    expect(drawn("{hero} guards two eggs.", ["egg"]).floor).toEqual(["egg", "egg"]);
  });
});
