import { expect, test } from "vitest";
import type { Scene } from "@/lib/shared/story";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import { heroLookFor } from "@/lib/features/drawing/rules";

const look = heroLookFor({ seedText: "Ada", gender: "Girl", style: null });
const sceneOf = (happening: string, little?: true): Scene => ({
  ...{ place: "living-room", time: "noon", weather: "clear", props: [] },
  ...{ hero: { pose: "kneeling", feeling: "surprised" }, happening },
  companions: [{ kind: "girl", name: "June", feeling: "calm", kin: true, ...(little && { little }) }],
});
/** The hood of a baby's basket. */
const HOOD = "M-128 -72C-140 -190";
const draws = (scene: Scene): boolean => composeScene(scene, look, 1).includes(HOOD);

test("a new baby lies in a basket, and whoever is small and no baby stands", () => {
  expect(draws(sceneOf("{hero} kneels beside a small crying baby.", true))).toBe(true);
  expect(draws(sceneOf("{hero} kneels beside June.", true))).toBe(false);
  expect(draws(sceneOf("{hero} kneels beside June, who has a baby doll."))).toBe(false);
});
