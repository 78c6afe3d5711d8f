import { expect, test } from "vitest";
import type { Pose, Scene, SceneProp } from "@/lib/shared/story";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { outfitFor } from "./outfit";
import { BIG_PANTS, dressAsTold, withoutTold } from "./told-clothes";

const look = heroLookFor({ seedText: "Ada", gender: "Girl", style: null });
const own = outfitFor(look);
const sceneOf = (happening: string, props: SceneProp[] = [], pose: Pose = "standing"): Scene => ({
  ...{ place: "school", time: "noon", weather: "clear", companions: [], props },
  ...{ hero: { pose, feeling: "calm" }, happening },
});

test("clothes that a caption begins with are worn, and don't lie there as well", () => {
  const scene = sceneOf("In the big pants, {hero} stands beside a ball.", ["ball", "thing:pants"]);
  expect(dressAsTold(scene, own)).toMatchObject({
    legs: BIG_PANTS,
    shin: BIG_PANTS,
    baggy: true,
    skirt: null,
  });
  expect(withoutTold(scene).props).toEqual(["ball"]);
  expect(composeScene(scene, look, 1)).toContain(BIG_PANTS);
});

test.each([
  ["In wet pants, {hero} stands by a puddle."],
  ["In wet blue pants, {hero} holds a glass of water."],
  ["In the big pants with clothespins, {hero} dances."],
])("%s", (happening) => {
  expect(dressAsTold(sceneOf(happening), own).legs).not.toBe(own.legs);
});

test("who has one sock on has another foot bare, and holds the other sock", () => {
  const scene = sceneOf("In one sock, {hero} holds a sock.", ["thing:sock"], "holding");
  const { barefoot, socks } = dressAsTold(scene, own);
  expect(barefoot).toBe(true);
  expect(socks?.filter((one) => one !== null)).toHaveLength(1);
  expect(withoutTold(scene).props).toEqual(["thing:sock"]);
  const searching = sceneOf("In one sock, {hero} kneels and searches.", ["thing:sock"]);
  expect(withoutTold(searching).props).toEqual([]);
});

test("what is only near, or somebody else's, isn't worn by the hero", () => {
  for (const happening of [
    "{hero} lies in bed, with the big pants close by.",
    "In the big pants, Kim stands by {hero}.",
  ]) {
    const scene = sceneOf(happening, ["thing:pants"]);
    expect(dressAsTold(scene, own)).toBe(own);
    expect(withoutTold(scene)).toBe(scene);
  }
});

test("every caption that begins with clothes is read", () => {
  const captions = SHAPES.flatMap(({ beats }) =>
    beats.flatMap((beat) => ("happening" in beat ? [beat.happening] : [])),
  );
  const odd = captions
    .filter((caption) => /^In [^{,]*(?:pants|socks?)\b[^{,]*, \{hero\}/u.test(caption))
    .filter((caption) => dressAsTold(sceneOf(caption), own) === own);
  expect(odd).toEqual([]);
});
