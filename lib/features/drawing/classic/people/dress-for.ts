import type { HairStyle, Scene } from "@/lib/shared/story";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { PLACE_DRAWINGS } from "@/lib/features/drawing/classic/places/place-drawings";
import type { Outfit } from "./clothes";
import { dressAs } from "./costume";
import { isInBed } from "./who-in-bed";

/** Where and when everyday clothes would be wrong. */
export type Occasion = "snow" | "shore" | "bath" | "swim" | "bed" | "moon";

const BY_DAY = new Set(["morning", "noon", "afternoon"]);
const HARSH = new Set(["rain", "snow", "fog"]);
/** A page that tells of them shows them. */
const IN_SHOES = /\b(?:boots?|shoes?|sandals?|slippers?|coats?|jackets?|sweaters?|raincoats?)\b/iu;

/** What everybody in a scene is dressed for; `null` where their own clothes will do. */
export function occasionOf(scene: Scene): Occasion | null {
  const { place, time, weather } = scene;
  if (isInBed(scene) || (place === "bedroom" && time === "night")) return "bed";
  if (place === "moonscape") return "moon";
  if (place === "snowfield" || (weather === "snow" && !PLACE_DRAWINGS[place].indoors)) return "snow";
  if (place === "pool") return IN_SHOES.test(scene.happening) ? "bath" : "swim";
  return place === "beach" ? onTheBeach(scene) : null;
}

function onTheBeach({ time, weather, happening }: Scene): Occasion | null {
  if (HARSH.has(weather) || IN_SHOES.test(happening)) return null;
  return BY_DAY.has(time) && weather !== "wind" ? "shore" : "bath";
}

type Wearer = {
  hairStyle: HairStyle;
  /** Whose clothes were chosen, as a knight's: they are kept, with what the weather asks for. */
  inCostume?: boolean;
  isGrown?: boolean;
};

const SCARF_ENDS = "M12 -156L22 -112L6 -110L0 -152Z";

const scarf = (colour: string): Mark[] => [
  shape(SCARF_ENDS, dim(colour, 0.12)),
  stroke("M7 -113L8 -106M14 -114L16 -107M20 -114L23 -108", dim(colour, 0.2), 3),
  stroke("M-27 -162Q0 -148 27 -162", colour, 17),
  stroke("M-14 -158L-12 -150M0 -155L0 -147M14 -158L12 -150", lift(colour, 0.35), 3),
];

const woollyHat = (colour: string): Mark[] => [
  disc(0, -88, 17, lift(colour, 0.45)),
  shape("M-60 -28C-62 -66 -34 -84 0 -84C34 -84 62 -66 60 -28Q0 -52 -60 -28Z", colour),
  shape("M-64 -20Q-66 -40 -58 -44Q0 -70 58 -44Q66 -40 64 -20Q0 -50 -64 -20Z", lift(colour, 0.3)),
  stroke("M-44 -46L-46 -32M-22 -54L-23 -40M0 -56L0 -43M22 -54L23 -40M44 -46L46 -32", dim(colour, 0.08), 3),
];

const sunHat = (band: string): Mark[] => {
  const straw = "#efd08a";
  return [
    shape("M-48 -40C-50 -78 -28 -90 0 -90C28 -90 50 -78 48 -40Q0 -58 -48 -40Z", straw),
    shape("M-50 -38Q-52 -54 -48 -58Q0 -74 48 -58Q52 -54 50 -38Q0 -58 -50 -38Z", band),
    shape(
      "M-92 -30Q-70 -56 -46 -44Q0 -62 46 -44Q70 -56 92 -30Q50 -36 0 -42Q-50 -36 -92 -30Z",
      dim(straw, 0.08),
    ),
  ];
};

function inSnow(outfit: Outfit, { hairStyle, inCostume }: Wearer): Outfit {
  const coat = outfit.skirt?.colour ?? outfit.top;
  const isBareheaded = outfit.hat.length === 0 && outfit.halo.length === 0 && hairStyle !== "hijab";
  const warm: Outfit = {
    ...outfit,
    shin: outfit.shin ?? outfit.legs,
    boots: true,
    hat: isBareheaded ? woollyHat(outfit.scarf) : outfit.hat,
    collar: scarf(outfit.scarf),
  };
  if (inCostume) return { ...warm, forearm: outfit.forearm ?? outfit.sleeve };
  return {
    ...warm,
    ...{ top: coat, sleeve: coat, forearm: coat, wide: true },
    chest: [
      stroke("M0 -158L0 -84", dim(coat, 0.3), 4),
      stroke("M-34 -132Q0 -124 34 -132M-33 -110Q0 -102 33 -110", dim(coat, 0.12), 4),
      stroke("M-26 -96L-14 -94M14 -94L26 -96", dim(coat, 0.3), 5),
    ],
  };
}

function atTheWater(outfit: Outfit, { hairStyle, inCostume }: Wearer, isSunny: boolean): Outfit {
  if (outfit.boots) return outfit;
  if (inCostume) return { ...outfit, barefoot: true };
  const isCovered = hairStyle === "hijab";
  return {
    ...outfit,
    barefoot: true,
    forearm: isCovered ? outfit.forearm : null,
    shin: isCovered ? outfit.shin : null,
    hat: isSunny && !isCovered && outfit.hat.length === 0 ? sunHat(outfit.scarf) : outfit.hat,
  };
}

/** A swim shirt and shorts, whoever swims: down to the wrists and ankles for whoever covers their hair. */
function toSwim(outfit: Outfit, { hairStyle, inCostume }: Wearer): Outfit {
  if (inCostume) return { ...outfit, barefoot: true, boots: false };
  const suit = outfit.skirt?.colour ?? outfit.top;
  const isCovered = hairStyle === "hijab";
  return {
    ...outfit,
    ...{ top: suit, sleeve: suit, legs: dim(suit, 0.3), wide: false, barefoot: true, boots: false },
    forearm: isCovered ? suit : null,
    shin: isCovered ? dim(suit, 0.3) : null,
    ...{ skirt: null, cape: null, back: [], hat: [], collar: [] },
    // Broad stripes, as no sweater has them.
    chest: [shape("M-35 -140L35 -140L34 -122L-34 -122ZM-33 -106L33 -106L32 -90L-32 -90Z", lift(suit, 0.7))],
  };
}

function forTheNight(outfit: Outfit): Outfit {
  const cotton = lift(outfit.skirt?.colour ?? outfit.legs, 0.55);
  const trim = dim(cotton, 0.2);
  return {
    ...outfit,
    ...{ top: cotton, sleeve: cotton, forearm: cotton, legs: cotton, shin: cotton, wide: false },
    ...{ barefoot: true, boots: false, skirt: null, cape: null, back: [], hat: [], halo: [] },
    chest: [
      stroke("M0 -158L0 -84", trim, 3),
      ...[-140, -122, -104].map((y) => disc(6, y, 3, trim)),
      ...[
        [-20, -136],
        [22, -128],
        [-16, -112],
        [20, -98],
      ].map(([x = 0, y = 0]) => oval([x, y], [3.4, 3.4], lift(cotton, 0.6))),
    ],
    collar: [shape("M-20 -170L0 -152L20 -170L12 -146L0 -152L-12 -146Z", lift(cotton, 0.35))],
  };
}

/** Where there is no air, everybody is in a suit with a helmet, a princess as well; an astronaut's own is one. */
function onTheMoon(outfit: Outfit): Outfit {
  const suit =
    outfit.halo.length > 0
      ? outfit
      : dressAs("space-explorer", {
          ...{ main: outfit.skirt?.colour ?? outfit.top, second: outfit.legs },
          ...{ accent: outfit.scarf, shoe: outfit.shoe },
        });
  return { ...suit, glove: dim(suit.sleeve, 0.14) };
}

/** Clothes for where somebody is: no T-shirt in snow, no shoes on a beach, and pajamas in bed. */
export function dressFor(occasion: Occasion | null, outfit: Outfit, wearer: Wearer): Outfit {
  if (occasion === "moon") return onTheMoon(outfit);
  if (occasion === "snow") return inSnow(outfit, wearer);
  if (occasion === "shore" || occasion === "bath") return atTheWater(outfit, wearer, occasion === "shore");
  if (occasion === "swim") return toSwim(outfit, wearer);
  return occasion === "bed" && !wearer.inCostume && !wearer.isGrown ? forTheNight(outfit) : outfit;
}
