import { altTextFor, portraitAltText } from "@/lib/features/drawing/alt-text";
import type { Illustrator } from "@/lib/features/drawing/contract";
import { drawable } from "./things/facts-of";
import { composePortrait } from "./compose-portrait";
import { composeScene } from "./compose-scene";

/** Draws in code, on this machine: the same scene, look and seed give the same bytes. */
export const classicIllustrator: Illustrator = {
  name: "classic",
  portrait: (look, heroName) =>
    Promise.resolve({ kind: "vector", svg: composePortrait(look), alt: portraitAltText(look, heroName) }),
  drawPage: (scene, look, hero, seed) =>
    Promise.resolve({
      kind: "vector",
      svg: composeScene(scene, look, seed),
      // Who has no drawing isn't there to be seen.
      alt: altTextFor(drawable(scene), hero.name),
    }),
};
