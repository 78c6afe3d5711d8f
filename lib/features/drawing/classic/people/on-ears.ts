import type { Scene } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { lift } from "@/lib/features/drawing/classic/paper/colour";
import { oval, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";

const KIT = "thing:headphone";
const SAID = /^With (?:the )?(?:headphones|ear defenders|earmuffs) on, \{hero\}/u;

/** Whether the caption says that the hero has something on against the noise: it is worn as glasses are. */
export const isOnEars = ({ happening }: Scene): boolean => SAID.test(happening);

/** What is worn doesn't lie there as well. */
export const withoutWorn = (scene: Scene): Scene =>
  isOnEars(scene) ? { ...scene, props: scene.props.filter((prop) => prop !== KIT) } : scene;

/** A band over the hair and a shell over each ear, around the middle of the head. */
export function overEars(b: Brush): Mark[] {
  const shell = b.tone("#3f79b5");
  return [
    stroke("M-63 -4C-74 -104 74 -104 63 -4", b.tone("#39465e"), 10),
    ...[-63, 63].flatMap((x) => [oval([x, 8], [18, 26], shell), oval([x, 6], [9, 15], lift(shell, 0.3))]),
  ];
}
