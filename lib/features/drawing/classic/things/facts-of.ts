import { isDrawnThing, type CompanionKind, type SceneProp } from "@/lib/shared/story";
import {
  CHARACTER_DRAWINGS,
  type CharacterFacts,
} from "@/lib/features/drawing/classic/characters/character-drawings";
import { PROP_DRAWINGS, type PropFacts } from "@/lib/features/drawing/classic/props/prop-drawings";
import { thingAsCharacter, thingAsProp } from "./thing-drawings";

/** How a prop of a scene is drawn and carried. */
export const propFacts = (prop: SceneProp): PropFacts =>
  isDrawnThing(prop) ? thingAsProp(prop) : PROP_DRAWINGS[prop];

/** How somebody of a scene is drawn. */
export const characterFacts = (kind: CompanionKind): CharacterFacts =>
  isDrawnThing(kind) ? thingAsCharacter(kind) : CHARACTER_DRAWINGS[kind];
