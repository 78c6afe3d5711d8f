import { expect, test } from "vitest";
import { PLACES, type Scene, type SceneProp } from "@/lib/shared/story";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { layOut } from "./layout";
import { seededRandom } from "./paper/random";
import { isBedBrought, isBedTaken } from "./people/who-in-bed";

const BEDS: ReadonlySet<SceneProp> = new Set(["thing:bed", "thing:hospital-bed"]);

/** The scene of a plot's page, by what decides about its bed. */
const SCENES = SHAPES.flatMap(({ id: plot, beats }) =>
  beats.flatMap((beat) => {
    if (!("happening" in beat)) return [];
    const place = PLACES.find((known) => known === beat.place);
    if (place !== "bedroom" && place !== "hospital-room") return [];
    const props = (beat.props ?? []).filter((prop): prop is SceneProp => !prop.startsWith("@"));
    const scene: Scene = {
      ...{ place, time: "night", weather: "clear", props, companions: [], happening: beat.happening },
      hero: { pose: beat.pose, feeling: "calm" },
    };
    return [{ id: `${plot} ${beat.id}`, scene }];
  }),
);

const countBeds = (scene: Scene): number => {
  const { behind, floor } = layOut(scene, "ground", seededRandom(1));
  const brought = [...behind, ...floor].filter(({ prop }) => BEDS.has(prop)).length;
  const isOwnShown = !isBedTaken(scene) && !isBedBrought(scene);
  return brought + (isBedTaken(scene) ? 1 : 0) + (isOwnShown ? 1 : 0);
};

test("no room on a page of any plot has two beds", () => {
  expect(SCENES.length).toBeGreaterThan(100);
  expect(SCENES.filter(({ scene }) => countBeds(scene) !== 1).map(({ id }) => id)).toEqual([]);
});
