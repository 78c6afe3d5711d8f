import type { CompanionKind, Scene, SceneProp } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { Mark } from "@/lib/features/drawing/classic/paper/markup";
import { COLOUR_PAINTS, recolour } from "@/lib/features/drawing/classic/paper/recolour";
import { FAMILIES } from "./own/families";
import { PEOPLE } from "./own/people";

/** Nobody's skin changes with a word. */
const PERSONS: ReadonlySet<string> = new Set([
  ...["girl", "boy", "grown-up-woman", "grown-up-man", "grandmother", "grandfather", "astronaut", "wizard"],
  ...Object.keys({ ...PEOPLE, ...FAMILIES }).map((noun) => `thing:${noun}`),
]);

/** What is of as many colours as it has parts. */
const PATCHWORK: ReadonlySet<string> = new Set(["kite", "ball"]);

/** The drawing of a thing or an animal in the colour that the story's words give it. */
export function inColour(
  b: Brush,
  { colours }: Pick<Scene, "colours">,
  { kind, marks }: { kind: SceneProp | CompanionKind; marks: Mark[] },
): Mark[] {
  const colour = colours?.[kind];
  if (colour === undefined || PERSONS.has(kind)) return marks;
  return recolour(marks, b.tone(COLOUR_PAINTS[colour]), PATCHWORK.has(kind));
}
