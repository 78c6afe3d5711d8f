import { describe, expect, it, test } from "vitest";
import { isDrawnThing, PLACES, PROPS, type Place, type Scene, type SceneProp } from "@/lib/shared/story";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { layOut } from "./layout";
import { seededRandom } from "./paper/random";
import { PLACE_DRAWINGS } from "./places/place-drawings";
import { CATALOGUE } from "./things/catalogue/catalogue";
import { hasDrawing } from "./things/thing-drawings";
import { characterFacts, propFacts } from "./things/facts-of";
import { isBuilding, isOutOfDoors } from "./things/out-of-doors";

const sceneIn = (place: Place, props: SceneProp[], happening = "{hero} waits."): Scene => ({
  ...{ place, time: "noon", weather: "clear", companions: [], props, happening },
  hero: { pose: "standing", feeling: "happy" },
});
const lay = (scene: Scene) => layOut(scene, PLACE_DRAWINGS[scene.place].medium, seededRandom(1));

/** What a child of 300 units can't be taller than. */
const CHILD = 300;
const GROWN_UP = 420;
const ROOMS = PLACES.filter((place) => PLACE_DRAWINGS[place].indoors);

test("no house, cloud or bus stands in a room of any plot; it hangs on the wall", () => {
  const seen = SHAPES.flatMap(({ id, beats }) =>
    beats.flatMap((beat) => {
      const place = ROOMS.find((room) => room === beat.place);
      if (!place || !("happening" in beat)) return [];
      const props = (beat.props ?? []).filter((prop): prop is SceneProp => !prop.startsWith("@"));
      const { behind, floor, air, wall } = lay(sceneIn(place, props, beat.happening));
      const standing = [...behind, ...air, ...floor]
        .filter(
          ({ prop, scale }) => isOutOfDoors(prop, place) && propFacts(prop).half * 2 * scale > CHILD / 2,
        )
        .map(({ prop }) => `${id} ${beat.id}: ${prop}`);
      return standing.length > 0 ? standing : wall.map(({ prop }) => prop);
    }),
  );
  expect(seen.filter((one) => one.includes(": "))).toEqual([]);
  expect(seen).toContain("thing:house");
});

describe("a thing beside a person", () => {
  const buildings = CATALOGUE.map(({ noun }): SceneProp => `thing:${noun}`).filter(isBuilding);

  it.each(buildings)("%s is taller than a grown-up, and all of it is on the page", (prop) => {
    const [placed] = lay(sceneIn("street", [prop])).behind;
    const side = propFacts(prop).half * 2 * (placed?.scale ?? 0);
    expect(side).toBeGreaterThan(GROWN_UP * 1.2);
    expect(side).toBeLessThan(700);
    expect(placed?.x).toBeGreaterThanOrEqual(side * 0.4);
  });

  it("that hands can hold is no larger than half a child", () => {
    const held = [...PROPS, ...CATALOGUE.map(({ noun }): SceneProp => `thing:${noun}`)]
      .filter((prop) => !isDrawnThing(prop) || hasDrawing(prop))
      .filter((prop) => propFacts(prop).grip !== null && propFacts(prop).station === "floor")
      .map((prop) => ({ prop, side: propFacts(prop).half * 2 * propFacts(prop).scale }));
    // What is long and thin: a broom, a fishing rod, a crutch, a cello and a cane.
    const long = /broom|fishing|crutch|cello|cane|umbrella|sign|placard|poster|carp/u;
    expect(held.filter(({ prop, side }) => side > CHILD / 2 && !long.test(prop))).toEqual([]);
  });

  it("that is a toy by its caption lies on the floor, small", () => {
    const caption = "{hero} runs past a toy bus.";
    const { floor, wall } = lay(sceneIn("kitchen", ["thing:bus"], caption));
    const [toy] = floor;
    expect(wall).toEqual([]);
    expect(propFacts("thing:bus").half * 2 * (toy?.scale ?? 99)).toBeLessThan(CHILD * 1.5 * 0.4);
  });

  it("and a door lets a grown-up through", () => {
    const { scale } = propFacts("door");
    // The drawing of a door is 140 high.
    expect(140 * scale).toBeGreaterThan(300 * characterFacts("grown-up-man").scale * 1.36);
  });
});
