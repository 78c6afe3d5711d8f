import { expect, test } from "vitest";
import type { HeroLook, Scene } from "@/lib/shared/story";
import { composeScene } from "./compose-scene";

const LOOK: HeroLook = {
  ...{ skin: "tan", hairColour: "brown", hairStyle: "curly", glasses: false, outfit: 1, style: null },
};
const PARK: Scene = {
  ...{ place: "park", time: "noon", weather: "clear" },
  ...{ hero: { pose: "standing", feeling: "brave" }, companions: [], props: ["thing:hot-dog", "blanket"] },
  happening: "",
};

const drawn = (happening: string) => composeScene({ ...PARK, happening }, LOOK, 5);

test("what is told to be in a blanket is drawn in it, and what stands beside one is not", () => {
  const plain = drawn("{hero} stands in the park.");
  expect(drawn("{hero} stands in the park with the sausage in a blanket.")).not.toBe(plain);
  expect(drawn("{hero} stands in the park with the sausage and a blanket.")).toBe(plain);
});
