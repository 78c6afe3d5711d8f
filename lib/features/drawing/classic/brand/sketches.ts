import type {
  CharacterKind,
  CharacterStyleId,
  Feeling,
  HeroLook,
  Place,
  Pose,
  PropKind,
  Theme,
  TimeOfDay,
  Weather,
} from "@/lib/shared/story";

/** A scene of the interface in short. */
export type Sketch = {
  who: Omit<HeroLook, "style">;
  style?: CharacterStyleId;
  seed: number;
  where: readonly [Place, TimeOfDay, Weather];
  does: readonly [Pose, Feeling];
  beside?: readonly (readonly [CharacterKind, Feeling])[];
  props?: readonly PropKind[];
};

const ADA = { skin: "brown", hairColour: "black", hairStyle: "curly", glasses: false, outfit: 1 } as const;
const MIO = { skin: "light", hairColour: "black", hairStyle: "bob", glasses: false, outfit: 0 } as const;
const NOOR = {
  skin: "olive",
  hairColour: "dark-brown",
  hairStyle: "hijab",
  glasses: false,
  outfit: 3,
} as const;
const FINN = { skin: "porcelain", hairColour: "red", hairStyle: "short", glasses: true, outfit: 5 } as const;
const ZURI = { skin: "deep", hairColour: "black", hairStyle: "afro", glasses: false, outfit: 2 } as const;

export const SKETCHES = {
  "feature-stories": {
    who: ADA,
    seed: 4,
    where: ["bedroom", "evening", "starry"],
    does: ["reading", "excited"],
    beside: [["dragon", "happy"]],
    props: ["book", "star"],
  },
  "feature-personal": {
    who: MIO,
    style: "space-explorer",
    seed: 8,
    where: ["planet", "evening", "clear"],
    does: ["waving", "happy"],
    beside: [["alien", "excited"]],
    props: ["rocket"],
  },
  "feature-progress": {
    who: FINN,
    seed: 3,
    where: ["hill", "sunset", "clear"],
    does: ["holding", "proud"],
    beside: [["fox", "happy"]],
    props: ["medal", "star"],
  },
  "empty-library": {
    who: ADA,
    seed: 2,
    where: ["library", "afternoon", "clear"],
    does: ["reaching", "curious"],
    beside: [["cat", "calm"]],
    props: ["star"],
  },
  "empty-children": {
    who: ZURI,
    seed: 6,
    where: ["meadow", "morning", "clear"],
    does: ["waving", "happy"],
    beside: [
      ["rabbit", "happy"],
      ["butterfly", "happy"],
    ],
    props: ["kite"],
  },
  lost: {
    who: FINN,
    seed: 9,
    where: ["forest", "evening", "clear"],
    does: ["holding", "curious"],
    beside: [["owl", "surprised"]],
    props: ["map", "lantern"],
  },
  "blog-technology": {
    who: NOOR,
    seed: 5,
    where: ["laboratory", "morning", "clear"],
    does: ["standing", "excited"],
    beside: [["robot", "happy"]],
    props: ["gear"],
  },
  "blog-education": {
    who: MIO,
    seed: 7,
    where: ["school", "morning", "clear"],
    does: ["holding", "proud"],
    beside: [["grown-up-woman", "happy"]],
    props: ["book"],
  },
  "blog-diversity": {
    who: ZURI,
    seed: 12,
    where: ["park", "afternoon", "rainbow"],
    does: ["dancing", "happy"],
    beside: [
      ["girl", "happy"],
      ["boy", "excited"],
    ],
    props: ["kite"],
  },
  "blog-parenting": {
    who: ADA,
    seed: 14,
    where: ["kitchen", "evening", "clear"],
    does: ["hugging", "happy"],
    beside: [["grown-up-man", "happy"]],
    props: ["cake"],
  },
  "blog-edtech": {
    who: FINN,
    seed: 15,
    where: ["workshop", "afternoon", "clear"],
    does: ["kneeling", "curious"],
    beside: [["mouse", "excited"]],
    props: ["computer", "light-bulb"],
  },
  "blog-safety": {
    who: NOOR,
    style: "brave-knight",
    seed: 16,
    where: ["castle", "dawn", "clear"],
    does: ["standing", "brave"],
    beside: [["bear", "calm"]],
    props: ["lantern"],
  },
} as const satisfies Record<string, Sketch>;

export const THEME_SKETCHES: Record<Theme, Sketch> = {
  adventure: {
    who: ADA,
    seed: 21,
    where: ["island", "afternoon", "clear"],
    does: ["holding", "excited"],
    beside: [["monkey", "happy"]],
    props: ["map", "treasure-chest"],
  },
  fantasy: {
    who: MIO,
    style: "magical-wizard",
    seed: 22,
    where: ["castle", "sunset", "starry"],
    does: ["standing", "happy"],
    beside: [["unicorn", "happy"]],
    props: ["wand"],
  },
  science: {
    who: FINN,
    seed: 23,
    where: ["laboratory", "morning", "clear"],
    does: ["holding", "curious"],
    beside: [["robot", "happy"]],
    props: ["beaker", "planet-model"],
  },
  mystery: {
    who: NOOR,
    seed: 24,
    where: ["attic", "night", "clear"],
    does: ["walking", "curious"],
    beside: [["cat", "curious"]],
    props: ["lantern", "footprint"],
  },
  friendship: {
    who: ZURI,
    seed: 25,
    where: ["treehouse", "morning", "clear"],
    does: ["hugging", "happy"],
    beside: [["boy", "happy"]],
    props: ["basket"],
  },
  animals: {
    who: MIO,
    seed: 26,
    where: ["farm", "noon", "clear"],
    does: ["kneeling", "happy"],
    beside: [
      ["sheep", "happy"],
      ["duck", "happy"],
    ],
    props: ["flower"],
  },
};

export const STYLE_SKETCHES: Record<CharacterStyleId, Sketch> = {
  superhero: {
    who: FINN,
    style: "superhero",
    seed: 31,
    where: ["street", "sunset", "clear"],
    does: ["flying", "brave"],
  },
  princess: {
    who: ZURI,
    style: "princess",
    seed: 32,
    where: ["garden", "morning", "clear"],
    does: ["waving", "happy"],
  },
  "space-explorer": {
    who: MIO,
    style: "space-explorer",
    seed: 33,
    where: ["space", "night", "clear"],
    does: ["flying", "excited"],
  },
  "magical-wizard": {
    who: ADA,
    style: "magical-wizard",
    seed: 34,
    where: ["tower", "evening", "starry"],
    does: ["jumping", "happy"],
    props: ["wand"],
  },
  "brave-knight": {
    who: NOOR,
    style: "brave-knight",
    seed: 35,
    where: ["mountain", "dawn", "clear"],
    does: ["standing", "brave"],
    props: ["flag"],
  },
};
