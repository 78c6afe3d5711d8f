import { expect, test } from "vitest";
import type { Scene } from "@/lib/shared/story";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import { heroLookFor } from "@/lib/features/drawing/rules";
import { isOnEars, withoutWorn } from "./on-ears";

const look = heroLookFor({ seedText: "Ada", gender: "Girl", style: null });
const sceneOf = (happening: string): Scene => ({
  ...{ place: "school", time: "noon", weather: "clear", companions: [], props: ["thing:headphone", "bell"] },
  ...{ hero: { pose: "standing", feeling: "calm" }, happening },
});
const worn = sceneOf("With ear defenders on, {hero} stands in the school under a bell.");
const near = sceneOf("{hero} stands in the school under a bell, and there are ear defenders.");

test("who has ear defenders on wears them, and they don't lie there as well", () => {
  expect(isOnEars(worn)).toBe(true);
  expect(withoutWorn(worn).props).toEqual(["bell"]);
  // The band goes over the hair from ear to ear.
  expect(composeScene(worn, look, 1)).toContain("M-63 -4C-74 -104 74 -104 63 -4");
});

test("who only has them near doesn't wear them", () => {
  expect(isOnEars(near)).toBe(false);
  expect(withoutWorn(near)).toBe(near);
  expect(composeScene(near, look, 1)).not.toContain("M-63 -4C-74 -104 74 -104 63 -4");
});

test("what somebody else has on isn't the hero's", () => {
  expect(isOnEars(sceneOf("With ear defenders on, Kim stands by {hero}."))).toBe(false);
});
