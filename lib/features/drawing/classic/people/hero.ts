import type { HeroLook } from "@/lib/shared/story";
import { EYE_INK, HAIR, hairOn, SKIN } from "./complexion";
import { outfitFor } from "./outfit";
import type { PersonLook } from "./person";

export function heroPerson(look: HeroLook): PersonLook {
  return {
    skin: SKIN[look.skin],
    hair: hairOn(SKIN[look.skin].base, HAIR[look.hairColour]),
    hairStyle: look.hairStyle,
    glasses: look.glasses,
    outfit: outfitFor(look),
    ink: EYE_INK,
    head: 1,
  };
}
