import {
  HAIR_COLOURS,
  SKIN_TONES,
  type CharacterStyleId,
  type Gender,
  type HairColour,
  type HairStyle,
  type HeroLook,
  type SkinTone,
} from "@/lib/shared/story";
import { hashText } from "@/lib/shared/hash-text";
import { seededRandom } from "./classic/paper/random";
import { HAIR, HAIR_WITH_SKIN, hairOn, SKIN, standsOut } from "./classic/people/complexion";

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
  const own = {
    skin: random.pick(SKIN_TONES),
    hairColour: random.pick([firstColour, ...colours]),
    hairStyle: random.pick(HAIR_BY_GENDER[gender]),
  };
  // This turn decided about glasses, which nobody guesses of a child; the clothes stay those of earlier books.
  random.next();
  const look: HeroLook = { ...own, glasses: false, outfit: random.pick(OUTFITS_BY_GENDER[gender]), style };
  return { ...withContrast({ ...look, ...chosen }, chosen), style };
}

/** The child's own everyday clothes, or the next of its kind that none of the others wears. */
export const outfitBeside = (own: number, gender: Gender, worn: readonly number[]): number =>
  nextThat(OUTFITS_BY_GENDER[gender], own, (outfit) => !worn.includes(outfit));

/** The paint that this hair has on this skin, in every picture. */
export const hairPaintOn = (skin: SkinTone, colour: HairColour): string =>
  hairOn(SKIN[skin].base, HAIR[colour]);

const canBeToldApart = (skin: SkinTone, hair: HairColour) => standsOut(HAIR[hair], SKIN[skin].base);

/** The next of a list that fits, so that the same child is given the same one again. */
function nextThat<T>(list: readonly T[], from: T, fits: (one: T) => boolean): T {
  const start = list.indexOf(from);
  return [...list.slice(start), ...list.slice(0, start)].find(fits) ?? from;
}

/** Nobody is given orange hair with deep-brown skin, which only a parent can say of a child. */
const goWell = (skin: SkinTone, hair: HairColour): boolean =>
  canBeToldApart(skin, hair) && (hair === "grey" || HAIR_WITH_SKIN[skin].includes(hair));

/**
 * What we choose goes with the rest and stands out from it; what the parent chose stays, and is painted so that it can be
 * seen.
 */
function withContrast(look: HeroLook, chosen: Partial<HeroLook>): HeroLook {
  const { skin, hairColour } = look;
  if (goWell(skin, hairColour)) return look;
  if (!chosen.hairColour) {
    return { ...look, hairColour: nextThat(YOUNG_HAIR, hairColour, (other) => goWell(skin, other)) };
  }
  if (chosen.skin) return look;
  return { ...look, skin: nextThat(SKIN_TONES, skin, (other) => goWell(other, hairColour)) };
}

export const HAIR_LENGTHS = ["short", "chin", "long"] as const;
export type HairLength = (typeof HAIR_LENGTHS)[number];

/** What the colours around a face in a photo suggest. */
export type SeenLook = Pick<HeroLook, "skin" | "hairColour" | "glasses"> & { hairLength: HairLength };

const STYLES: Record<HairLength, readonly [HairStyle, ...HairStyle[]]> = {
  short: ["short", "curly", "afro", "bun", "hijab"],
  chin: ["bob", "curly", "afro", "hijab"],
  long: ["long", "ponytail", "braids", "hijab"],
};

/** What was seen, in the hair style of the profile where that has the length. */
export const suggestedLook = (
  { hairLength, ...seen }: SeenLook,
  profile: Pick<HeroLook, "hairStyle">,
): Pick<HeroLook, "skin" | "hairColour" | "hairStyle" | "glasses"> => ({
  ...seen,
  hairStyle: STYLES[hairLength].find((style) => style === profile.hairStyle) ?? STYLES[hairLength][0],
});
