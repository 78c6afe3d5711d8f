import { expect, it, test } from "vitest";
import { PLACES, type Place } from "@/lib/shared/story";
import { createBrush } from "@/lib/features/drawing/classic/paper/brush";
import { PLACE_DRAWINGS } from "./place-drawings";

/** Vegetables are sold in winter, ivy is green in it, and no snow falls in a jungle. */
const GREEN_IN_WINTER: readonly Place[] = ["market", "tower", "jungle"];
const OUTDOORS = PLACES.filter((place) => !PLACE_DRAWINGS[place].indoors && !GREEN_IN_WINTER.includes(place));

/** Which of these colours a place is drawn with. */
function coloursOf(place: Place, weather: "clear" | "snow", colours: Record<string, string>): string[] {
  const b = createBrush({ time: "noon", weather, indoors: false, seed: 1 });
  const { back, front = [] } = PLACE_DRAWINGS[place].draw(b);
  const marks = [...back, ...front].join("");
  return Object.keys(colours).filter((name) => marks.includes(b.tone(colours[name] ?? "")));
}

const OF_SUMMER = {
  stem: "#5f8f4a",
  sunflower: "#f4bd3f",
  carrot: "#e07f35",
  toadstool: "#f3e3c8",
  "water lily": "#f3b6c0",
  reed: "#6f9a52",
};

test.each<[Place, string[]]>([
  ["garden", ["stem", "sunflower", "carrot"]],
  ["meadow", ["stem"]],
  ["forest", ["toadstool"]],
  ["lake", ["water lily", "reed"]],
])("on a clear day there are plants of summer in the %s", (place, expected) => {
  expect(coloursOf(place, "clear", OF_SUMMER)).toEqual(expected);
});

it.each(OUTDOORS)("nothing of summer grows in the snow: %s", (place) => {
  expect(coloursOf(place, "snow", OF_SUMMER)).toEqual([]);
});
