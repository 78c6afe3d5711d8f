import type { HeroLook } from "@/lib/shared/story";
import { EYE_INK, HAIR, SKIN } from "./complexion";
import { outfitFor } from "./outfit";
import type { PersonLook } from "./person";

export function heroPerson(look: HeroLook): PersonLook {
  return {
    skin: SKIN[look.skin],
    hair: HAIR[look.hairColour],
    hairStyle: look.hairStyle,
    glasses: look.glasses,
    outfit: outfitFor(look),
    ink: EYE_INK,
    head: 1,
  };
}
