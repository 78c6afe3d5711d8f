import { altTextFor, portraitAltText } from "@/lib/features/drawing/alt-text";
import { inMood } from "@/lib/features/drawing/moods";
import type { Illustrator } from "@/lib/features/drawing/contract";
import { drawable } from "./things/facts-of";
import { composePortrait } from "./compose-portrait";
import { composeScene } from "./compose-scene";

/** Draws in code, on this machine: the same scene, look and seed give the same bytes. */
export const classicIllustrator: Illustrator = {
  name: "classic",
  portrait: (look, heroName, others = []) =>
    Promise.resolve({
      kind: "vector",
      svg: composePortrait(look, others),
      alt: portraitAltText(
        look,
        heroName,
        others.map(({ name }) => name),
      ),
    }),
  drawPage: (scene, look, hero, seed) =>
    Promise.resolve({
      kind: "vector",
      svg: composeScene(scene, look, seed, hero),
      // Who has no drawing isn't there to be seen.
      alt: altTextFor(inMood(drawable(scene)), hero.name),
    }),
};
