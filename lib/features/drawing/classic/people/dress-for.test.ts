import { describe, expect, it, test } from "vitest";
import { PLACES, type Pose, type Scene } from "@/lib/shared/story";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import { layOut } from "@/lib/features/drawing/classic/layout";
import { seededRandom } from "@/lib/features/drawing/classic/paper/random";
import { PLACE_DRAWINGS } from "@/lib/features/drawing/classic/places/place-drawings";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { SKIN } from "./complexion";
import { dressFor, occasionOf } from "./dress-for";
import { outfitFor } from "./outfit";
import { isInBed } from "./who-in-bed";

const LOOK = heroLookFor({
  ...{ seedText: "a child", gender: "Girl", style: null },
  chosen: { skin: "tan", hairStyle: "short", outfit: 3 },
} as const);
const WEARER = { hairStyle: "short" } as const;

const SCENES = SHAPES.flatMap(({ id, beats }) =>
  beats.flatMap((beat) => {
    const place = PLACES.find((one) => one === beat.place);
    if (!place || !("happening" in beat)) return [];
    const { time, weather, pose, feeling, happening } = beat;
    const scene: Scene = {
      place,
      time,
      weather,
      hero: { pose, feeling },
      companions: [],
      props: [],
      happening,
    };
    return [{ id: `${id} ${beat.id}`, scene }];
  }),
);

const wornIn = (scene: Scene) => dressFor(occasionOf(scene), outfitFor(LOOK), WEARER);

describe("in the scenes of all plots", () => {
  it("nobody has bare arms or a bare head in snow", () => {
    const snow = SCENES.filter(
      ({ scene }) =>
        scene.place === "snowfield" || (scene.weather === "snow" && !PLACE_DRAWINGS[scene.place].indoors),
    );
    expect(snow.length).toBeGreaterThan(30);
    for (const { id, scene } of snow) {
      const { forearm, shin, hat, boots, collar } = wornIn(scene);
      expect({ id, isBare: forearm === null || shin === null }).toEqual({ id, isBare: false });
      expect({ id, boots, warm: hat.length > 0 && collar.length > 0 }).toEqual({
        id,
        boots: true,
        warm: true,
      });
    }
  });

  it("nobody wears a coat or shoes on a dry beach, unless the page tells of them", () => {
    const beach = SCENES.filter(
      ({ scene }) => scene.place === "beach" && !["rain", "snow", "fog"].includes(scene.weather),
    );
    expect(beach.length).toBeGreaterThan(30);
    const shod = beach.filter(({ scene }) => !wornIn(scene).barefoot);
    expect(shod.filter(({ scene }) => !/shoe|boot|coat|jacket|slipper/u.test(scene.happening))).toEqual([]);
  });

  it("everybody on the moon has a helmet, and no bare hands", () => {
    const moon = SCENES.filter(({ scene }) => scene.place === "moonscape");
    expect(moon.length).toBeGreaterThan(3);
    for (const { id, scene } of moon) {
      const { halo, forearm, shin, glove } = wornIn(scene);
      expect({ id, helmet: halo.length > 0, glove: glove !== undefined }).toEqual({
        ...{ id, helmet: true, glove: true },
      });
      expect(forearm === null || shin === null).toBe(false);
    }
  });

  it("who is in bed wears pajamas, and so do children in a bedroom at night", () => {
    const nights = SCENES.filter(
      ({ scene }) => isInBed(scene) || (scene.place === "bedroom" && scene.time === "night"),
    );
    expect(nights.length).toBeGreaterThan(100);
    for (const { id, scene } of nights) expect({ id, worn: occasionOf(scene) }).toEqual({ id, worn: "bed" });
  });

  it("whoever lies or sits in bed by the caption is drawn in it", () => {
    const told = SCENES.filter(
      ({ scene }) =>
        ["bedroom", "hospital-room"].includes(scene.place) &&
        /^\{hero\} (?:sits|sits up|lies|sleeps|falls asleep|is asleep|lies awake)(?: \w+)? in (?:the |\{their\} )?(?:new |own )?bed\b/u.test(
          scene.happening,
        ),
    );
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter(({ scene }) => !isInBed(scene))).toEqual([]);
  });
});

test("a costume is kept in bed and in snow, and a covered head stays covered", () => {
  const knight = outfitFor({ outfit: 0, style: "brave-knight" });
  expect(dressFor("bed", knight, { ...WEARER, inCostume: true })).toBe(knight);
  expect(dressFor("snow", knight, { ...WEARER, inCostume: true }).chest).toBe(knight.chest);
  expect(dressFor("snow", outfitFor(LOOK), { hairStyle: "hijab" }).hat).toEqual([]);
  expect(
    dressFor("shore", outfitFor({ outfit: 1, style: null }), { hairStyle: "hijab" }).forearm,
  ).not.toBeNull();
});

test("whoever is at the pool wears a swim shirt and shorts, and a covered head long ones", () => {
  const pool = SCENES.filter(({ scene }) => scene.place === "pool");
  expect(pool.length).toBeGreaterThan(10);
  const skirted = outfitFor({ outfit: 3, style: "princess" });
  for (const { scene } of pool) {
    const worn = dressFor(occasionOf(scene), { ...outfitFor(LOOK), skirt: skirted.skirt }, WEARER);
    expect(worn).toMatchObject({ barefoot: true, skirt: null, forearm: null, shin: null });
  }
  const covered = dressFor("swim", outfitFor(LOOK), { hairStyle: "hijab" });
  expect([covered.forearm, covered.shin]).toEqual([covered.top, covered.legs]);
  const knight = outfitFor({ outfit: 0, style: "brave-knight" });
  expect(dressFor("swim", knight, { ...WEARER, inCostume: true }).chest).toBe(knight.chest);
});

const BED_IN_CORNER = "M846 400Q1020 330 1220 360";
const sceneAt = (pose: Pose, happening: string): Scene => ({
  ...{ place: "bedroom", time: "evening", weather: "clear", companions: [], props: ["thing:bed"], happening },
  hero: { pose, feeling: "calm" },
});

describe("a bed", () => {
  it.each([
    ["sitting", "{hero} sits up in bed and wonders.", true],
    ["sleeping", "{hero} sleeps calmly beside a pebble.", true],
    ["hugging", "{hero} hugs the dog in bed at night.", true],
    ["thinking", "{hero} lies awake and thinks.", true],
    ["hugging", "{hero} hugs Mom, who is in bed.", false],
    ["sitting", "{hero} sits by the bed at night and looks sad.", false],
    ["sitting", "{hero} sits on the floor and watches Mom, who is in bed.", false],
    ["holding", "{hero} holds a blanket and puts Mom to bed.", false],
    ["standing", "{hero} stands in front of a new bed.", false],
  ] as const)("%s: %s", (pose, happening, expected) => {
    expect(isInBed(sceneAt(pose, happening))).toBe(expected);
  });

  it("is there once, and nobody sits in a second one", () => {
    const inBed = sceneAt("sitting", "{hero} sits in bed.");
    const beside = sceneAt("sitting", "{hero} sits by the bed.");
    const brought = [inBed, beside].map((scene) => layOut(scene, "ground", seededRandom(1)).behind.length);
    expect(brought).toEqual([0, 0]);
    // The room's own, in its corner, is the one that somebody sits by.
    const corner = [inBed, beside].map((scene) => composeScene(scene, LOOK, 1).includes(BED_IN_CORNER));
    expect(corner).toEqual([false, true]);
  });

  it("is under whoever sits up in it: the legs aren't seen", () => {
    const svg = composeScene(sceneAt("sitting", "{hero} sits up in bed."), LOOK, 1);
    const floor = composeScene(sceneAt("sitting", "{hero} sits by the bed."), LOOK, 1);
    expect(svg).not.toBe(floor);
    expect(svg.lastIndexOf(SKIN.tan.base)).toBeLessThan(svg.lastIndexOf("M-30 -110Q-44 -84"));
  });
});
