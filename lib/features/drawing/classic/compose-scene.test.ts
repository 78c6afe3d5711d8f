import sharp from "sharp";
import { expect, it } from "vitest";
import type { HeroLook, Scene } from "@/lib/shared/story";
import { composeScene } from "./compose-scene";

const LOOK: HeroLook = {
  ...{ skin: "tan", hairColour: "black", hairStyle: "short", glasses: false, outfit: 1, style: null },
};
const NIGHT: Scene = {
  ...{ place: "forest", time: "night", weather: "clear", props: [], companions: [] },
  ...{ hero: { pose: "standing", feeling: "calm" }, happening: "{hero} stands in the forest at night." },
};

it("leaves out of the dusk at a page's edges only what nobody would see of it", async () => {
  const drawn = composeScene(NIGHT, LOOK, 1);
  const hole = /d="(M0 0H1200V900H0Z)M[^"]+"/gu;
  expect(drawn.match(hole)).toHaveLength(1);
  const pixels = async (svg: string) => [...(await sharp(Buffer.from(svg)).resize(300).raw().toBuffer())];
  const [here, whole] = await Promise.all([drawn, drawn.replace(hole, 'd="$1"')].map(pixels));
  const apart = (whole ?? []).map((value, at) => Math.abs(value - (here?.[at] ?? Number.NaN)));
  expect(apart.length).toBeGreaterThan(100_000);
  expect(apart.filter((difference) => !(difference <= 4))).toEqual([]);
});
