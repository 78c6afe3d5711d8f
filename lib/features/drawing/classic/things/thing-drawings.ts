import type { DrawnThing } from "@/lib/shared/story";
import type { CharacterFacts } from "@/lib/features/drawing/classic/characters/character-drawings";
import type { PropFacts } from "@/lib/features/drawing/classic/props/prop-drawings";
import taken from "@/lib/features/drawing/classic/things/taken/drawings.json";
import { CATALOGUE } from "./catalogue/catalogue";
import { sourceOf, type CatalogueEntry } from "./catalogue/read-nouns";
import { drawnByHand } from "./own/own-things";
import { drawOutlines } from "./outlines";
import type { Thing } from "./thing";

const BY_NOUN = new Map(CATALOGUE.map((entry) => [entry.noun, entry]));
/** A thing may be called as its source is. */
const BY_ICON = new Map(CATALOGUE.map((entry) => [entry.icon, entry]));

/** Half the width of a drawing whose larger side is 100 units. */
const HALF = 50;

function fromEntry(entry: CatalogueEntry): Thing | null {
  const outlines = taken[sourceOf(entry)];
  if (outlines === undefined) return null;
  const { size, station, grasp, home, seat } = entry;
  return {
    draw: (b) => drawOutlines(outlines, b),
    scale: size / 100,
    station,
    half: HALF,
    grip: grasp === null ? null : [0, -HALF],
    grasp: grasp ?? "hands",
    home,
    ...(seat === undefined ? {} : { seat }),
  };
}

const known = new Map<string, Thing | null>();

/** The drawing of a noun; `null` where there is none, which leaves it out of a picture. */
export function drawingOf(noun: string): Thing | null {
  const found = known.get(noun);
  if (found !== undefined) return found;
  const entry = BY_NOUN.get(noun) ?? BY_ICON.get(noun);
  const thing = drawnByHand(noun) ?? (entry ? fromEntry(entry) : null);
  // Only what we know is kept: nouns come from models, too.
  if (thing !== null) known.set(noun, thing);
  return thing;
}

const nounOf = (thing: DrawnThing): string => thing.slice("thing:".length);

const NOTHING: Thing = {
  draw: () => [],
  scale: 1,
  station: "floor",
  half: 1,
  grip: null,
  grasp: "hands",
  home: "ground",
};

/** Whether the illustrator can draw it. */
export const hasDrawing = (thing: DrawnThing): boolean => drawingOf(nounOf(thing)) !== null;

export const thingAsProp = (thing: DrawnThing): PropFacts => drawingOf(nounOf(thing)) ?? NOTHING;

export const thingAsCharacter = (thing: DrawnThing): CharacterFacts => drawingOf(nounOf(thing)) ?? NOTHING;
