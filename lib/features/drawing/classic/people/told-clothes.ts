import type { Scene, SceneProp } from "@/lib/shared/story";
import { dim, lift, mix } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  oval,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { Outfit } from "./clothes";

/** Clothes that a caption begins with: "In one sock, {hero}", "In the big pants, {hero}", "In a riding helmet, {hero}". */
const SAID =
  /^In (?:the |a )?(wet pants|wet blue pants|big pants|big pants with clothespins|one sock|both socks|riding helmet), \{hero\}/u;

export const BIG_PANTS = "#7d5ba6";
const SOCK = "#f2b33d";
const WATER = "#3f86c8";
const DROPS: readonly (readonly [number, number])[] = [
  [-27, -46],
  [27, -34],
  [-24, -22],
];

const drops = (): Mark[] => DROPS.map(([x, y]) => oval([x, y], [4, 7], WATER));

const wet = (outfit: Outfit, colour: string): Outfit => ({
  ...outfit,
  legs: colour,
  shin: outfit.shin === null ? null : colour,
  chest: [...outfit.chest, ...drops()],
});

/** Up to under the arms, with a marble in the pocket. */
const waistband = (): Mark[] => [
  shape("M-42 -134L42 -134L44 -70L-44 -70Z", BIG_PANTS),
  stroke("M-42 -130L42 -130", dim(BIG_PANTS, 0.25), 9),
  stroke("M0 -124L0 -74M14 -112Q30 -110 38 -98", dim(BIG_PANTS, 0.25), 3.5),
  disc(28, -108, 7, "#4fae5a"),
];

/** In a row down the back. */
const clothespins = (): Mark[] =>
  times(8, (i) => box([-70, -136 + i * 10], [34, 7], i % 2 === 0 ? "#d9a766" : "#c48f4e", { rx: 2 }));

const inBigPants = (outfit: Outfit, pins: Mark[]): Outfit => ({
  ...outfit,
  ...{ skirt: null, legs: BIG_PANTS, shin: BIG_PANTS, baggy: true },
  chest: [...outfit.chest, ...waistband(), ...pins],
});

const inSocks = (outfit: Outfit, socks: readonly [string | null, string | null]): Outfit => ({
  ...outfit,
  ...{ barefoot: true, boots: false, socks },
});

/** Over the hair, with a strap under the chin. */
const ridingHelmet = (): Mark[] => [
  stroke("M-55 -10Q-48 46 2 57Q50 46 55 -10", "#2a2c3f", 5),
  shape("M-66 -16C-70 -70 -40 -98 2 -98C44 -98 70 -70 66 -16Q0 -50 -66 -16Z", "#39405e"),
  shape("M-4 -38Q48 -40 88 -14Q60 -22 40 -22Q18 -34 -4 -38Z", "#2a2c3f"),
  stroke("M2 -97Q10 -68 4 -42", lift("#39405e", 0.3), 4),
  disc(2, -98, 6, "#2a2c3f"),
];

const toldOf = ({ happening }: Scene): string | undefined => SAID.exec(happening)?.[1];

/** The hero's clothes as the caption tells of them. */
export function dressAsTold(scene: Scene, outfit: Outfit): Outfit {
  switch (toldOf(scene)) {
    case "wet pants":
      return wet(outfit, dim(outfit.legs, 0.35));
    case "wet blue pants":
      return wet(outfit, mix(outfit.legs, WATER, 0.75));
    case "big pants":
      return inBigPants(outfit, []);
    case "big pants with clothespins":
      return inBigPants(outfit, clothespins());
    case "one sock":
      return inSocks(outfit, [SOCK, null]);
    case "both socks":
      return inSocks(outfit, [SOCK, SOCK]);
    case "riding helmet":
      return { ...outfit, hat: ridingHelmet() };
    default:
      return outfit;
  }
}

const WORN: Readonly<Record<string, readonly SceneProp[]>> = {
  ...{ "wet pants": ["thing:pants"], "wet blue pants": ["thing:pants"] },
  ...{ "big pants": ["thing:pants"], "big pants with clothespins": ["thing:pants"] },
  ...{ "one sock": ["thing:sock"], "both socks": ["thing:socks"] },
};

/** What the caption tells of as worn doesn't lie there as well; the other sock may be in a hand. */
export function withoutTold(scene: Scene): Scene {
  const told = toldOf(scene);
  if (told === undefined || (told === "one sock" && / holds /u.test(scene.happening))) return scene;
  return { ...scene, props: scene.props.filter((prop) => !WORN[told]?.includes(prop)) };
}
