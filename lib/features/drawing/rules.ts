import {
  HAIR_COLOURS,
  SKIN_TONES,
  type CharacterStyleId,
  type Gender,
  type HairStyle,
  type HeroLook,
} from "@/lib/shared/story";
import { hashText, seededRandom } from "./classic/paper/random";

const HAIR_BY_GENDER: Record<Gender, readonly [HairStyle, ...HairStyle[]]> = {
  Boy: ["short", "short", "curly", "afro"],
  Girl: ["long", "bob", "ponytail", "braids", "bun", "curly"],
  Other: ["short", "curly", "bob", "afro", "ponytail"],
};
/** Everyday clothes without a skirt come first. */
const OUTFITS_BY_GENDER: Record<Gender, readonly [number, ...number[]]> = {
  Boy: [0, 1, 3, 5],
  Girl: [0, 1, 2, 3, 4, 5],
  Other: [0, 1, 3, 5],
};
/** Nobody's child is drawn grey-haired unless asked for. */
const YOUNG_HAIR = HAIR_COLOURS.filter((colour) => colour !== "grey");

export type HeroLookInput = {
  /** Anything that stays the same for a child: the profile's id, for one. */
  seedText: string;
  gender: Gender;
  /** What the parent chose; the rest is filled in. */
  chosen?: Partial<HeroLook>;
  style: CharacterStyleId | null;
};

export function heroLookFor({ seedText, gender, chosen = {}, style }: HeroLookInput): HeroLook {
  const random = seededRandom(hashText(seedText));
  const [firstColour = "brown", ...colours] = YOUNG_HAIR;
  const look: HeroLook = {
    skin: random.pick(SKIN_TONES),
    hairColour: random.pick([firstColour, ...colours]),
    hairStyle: random.pick(HAIR_BY_GENDER[gender]),
    glasses: random.next() < 0.12,
    outfit: random.pick(OUTFITS_BY_GENDER[gender]),
    style,
  };
  return { ...look, ...chosen, style };
}
