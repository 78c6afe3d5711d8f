import { isDrawnThing, type CompanionKind, type Scene, type SceneProp } from "@/lib/shared/story";
import {
  CHARACTER_DRAWINGS,
  type CharacterFacts,
} from "@/lib/features/drawing/classic/characters/character-drawings";
import { PROP_DRAWINGS, type PropFacts } from "@/lib/features/drawing/classic/props/prop-drawings";
import { hasDrawing, thingAsCharacter, thingAsProp } from "./thing-drawings";

/** How a prop of a scene is drawn and carried. */
export const propFacts = (prop: SceneProp): PropFacts =>
  isDrawnThing(prop) ? thingAsProp(prop) : PROP_DRAWINGS[prop];

/** How somebody of a scene is drawn. */
export const characterFacts = (kind: CompanionKind): CharacterFacts =>
  isDrawnThing(kind) ? thingAsCharacter(kind) : CHARACTER_DRAWINGS[kind];

const canDraw = (kind: SceneProp | CompanionKind): boolean => !isDrawnThing(kind) || hasDrawing(kind);

/** The scene without what has no drawing: an older book or a model may name things that we don't know. */
export const drawable = (scene: Scene): Scene => ({
  ...scene,
  companions: scene.companions.filter(({ kind }) => canDraw(kind)),
  props: scene.props.filter(canDraw),
});
