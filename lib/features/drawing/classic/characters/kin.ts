import type { HairColour, HairStyle, HeroLook, SkinTone } from "@/lib/shared/story";
import { SKIN_TONES } from "@/lib/shared/story";
import type { Random } from "@/lib/features/drawing/classic/paper/random";
import { HAIR, SKIN } from "@/lib/features/drawing/classic/people/complexion";
import type { PersonLook } from "@/lib/features/drawing/classic/people/person";
import type { Somebody } from "./draw-character";

type Some<Item> = readonly [Item, ...Item[]];

/** Colours of hair that run in the family of a child with this one. */
const HAIR_IN_FAMILY: Record<HairColour, Some<HairColour>> = {
  black: ["black"],
  "dark-brown": ["dark-brown", "black"],
  brown: ["brown", "dark-brown"],
  auburn: ["auburn", "brown", "red"],
  red: ["red", "auburn", "brown"],
  blonde: ["blonde", "brown"],
  grey: ["dark-brown"],
};

type Curl = "tight" | "wavy" | "straight";
const CURL: Partial<Record<HairStyle, Curl>> = { afro: "tight", braids: "tight", curly: "wavy" };

export type Wearer = "woman" | "man" | "girl" | "boy";
const STYLES: Record<Curl, Record<Wearer, Some<HairStyle>>> = {
  tight: {
    woman: ["braids", "afro", "bun"],
    man: ["short"],
    girl: ["braids", "afro"],
    boy: ["afro", "short"],
  },
  wavy: {
    woman: ["curly", "bun", "long"],
    man: ["short"],
    girl: ["curly", "ponytail"],
    boy: ["curly", "short"],
  },
  straight: { woman: ["bun", "long", "bob"], man: ["short"], girl: ["bob", "ponytail"], boy: ["short"] },
};

export type KinLook = { skin: SkinTone; hairColour: HairColour; hairStyle: HairStyle };

/** Of three of a family, two have the child's own skin, and one is a shade lighter or darker. */
const SAME_SKIN = 2 / 3;

/** How somebody of the hero's family looks: like the hero, as families do, without being the same. */
export function kinLook(hero: HeroLook, wearer: Wearer, chance: Random): KinLook {
  return {
    skin: skinInFamily(hero.skin, chance),
    hairColour: chance.pick(HAIR_IN_FAMILY[hero.hairColour]),
    // Who covers her hair has a mother who does.
    hairStyle:
      hero.hairStyle === "hijab" && wearer === "woman"
        ? "hijab"
        : chance.pick(STYLES[CURL[hero.hairStyle] ?? "straight"][wearer]),
  };
}

function skinInFamily(own: SkinTone, chance: Random): SkinTone {
  if (chance.next() < SAME_SKIN) return own;
  const next = SKIN_TONES.indexOf(own) + (chance.next() < 0.5 ? -1 : 1);
  return SKIN_TONES[next] ?? own;
}

type DrawnLook = Partial<Pick<PersonLook, "skin" | "hair" | "hairStyle" | "glasses">>;

/** How somebody of the hero's family looks; nothing of it for anybody else. */
export function familyLook(who: Somebody, wearer: Wearer): DrawnLook {
  if (!who.isKin) return {};
  const { skin, hairColour, hairStyle } = { ...kinLook(who.beside, wearer, who.chance), ...who.look };
  return { skin: SKIN[skin], hair: HAIR[hairColour], hairStyle, glasses: who.look?.glasses ?? false };
}

/** What was said of somebody who else is drawn as all of their age are. */
export function describedLook({ look = {} }: Somebody): DrawnLook {
  const { skin, hairColour, hairStyle, glasses } = look;
  return {
    ...(skin && { skin: SKIN[skin] }),
    ...(hairColour && { hair: HAIR[hairColour] }),
    ...(hairStyle && { hairStyle }),
    ...(glasses !== undefined && { glasses }),
  };
}
