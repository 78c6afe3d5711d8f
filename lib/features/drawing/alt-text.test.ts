import { expect, test } from "vitest";
import { FEELINGS, PLACES, TIMES_OF_DAY, WEATHERS, type Scene } from "@/lib/shared/story";
import { altTextFor } from "./alt-text";

const SCENE: Scene = {
  place: "lighthouse",
  time: "sunset",
  weather: "wind",
  hero: { pose: "pointing", feeling: "excited" },
  companions: [{ kind: "fox", name: "Fern the fox", feeling: "happy" }],
  props: ["lantern"],
  happening: "{hero} points at a ship far out at sea",
};

test("tells what happens, how the hero feels, where, when and who else is there", () => {
  expect(altTextFor(SCENE, "Zoë")).toBe(
    "Zoë points at a ship far out at sea. Zoë looks excited, near a lighthouse at sunset in the wind. Fern the fox is there too.",
  );
});

test("does not name a companion twice", () => {
  const text = altTextFor({ ...SCENE, happening: "{hero} hugs Fern the fox." }, "Zoë");
  expect(text.match(/Fern/g)).toHaveLength(1);
});

test("lists several companions", () => {
  const companions = ["Ada", "Bo", "Cy"].map((name) => ({
    kind: "girl" as const,
    name,
    feeling: "happy" as const,
  }));
  expect(altTextFor({ ...SCENE, companions }, "Zoë")).toMatch(/Ada, Bo and Cy are there too\.$/);
});

test("a name with a dollar sign stays as it is", () => {
  expect(altTextFor(SCENE, "A$&B")).toContain("A$&B points at");
});

test("every place, time, weather and feeling has words", () => {
  for (const place of PLACES)
    for (const time of TIMES_OF_DAY)
      for (const weather of WEATHERS)
        for (const feeling of FEELINGS) {
          const text = altTextFor(
            { ...SCENE, place, time, weather, hero: { pose: "standing", feeling } },
            "Zoë",
          );
          expect(text).not.toMatch(/undefined|\{| {2}| \./);
        }
});

test("names the child of whom the story is told where a profile has two names", () => {
  expect(altTextFor(SCENE, "Ada & Eve")).toMatch(/^Ada points at .* Ada looks excited/u);
});
