import { altTextFor, portraitAltText } from "@/lib/features/drawing/alt-text";
import type { Illustrator } from "@/lib/features/drawing/contract";
import { composePortrait } from "./compose-portrait";
import { composeScene } from "./compose-scene";

/** Draws in code, on this machine: the same scene, look and seed give the same bytes. */
export const classicIllustrator: Illustrator = {
  name: "classic",
  portrait: async (look, heroName) => ({
    kind: "vector",
    svg: composePortrait(look),
    alt: portraitAltText(look, heroName),
  }),
  drawPage: async (scene, look, hero, seed) => ({
    kind: "vector",
    svg: composeScene(scene, look, seed),
    alt: altTextFor(scene, hero.name),
  }),
};
