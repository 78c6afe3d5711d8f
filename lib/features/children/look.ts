import { z } from "zod";
import { HAIR_COLOURS, HAIR_STYLES, SKIN_TONES } from "@/lib/shared/story";

/** What a parent may choose of the hero's looks; what is missing is drawn from the profile. */
export const lookInput = z.strictObject({
  skin: z.enum(SKIN_TONES).optional(),
  hairColour: z.enum(HAIR_COLOURS).optional(),
  hairStyle: z.enum(HAIR_STYLES).optional(),
  glasses: z.boolean().optional(),
});
