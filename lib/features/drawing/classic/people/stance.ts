import { isSorrow, type Feeling, type Pose } from "@/lib/shared/story";

export type Point = readonly [x: number, y: number];

/**
 * A pose as a puppet: a child 300 units high with the feet at 0, facing right. Hands are measured on the upright
 * upper body (shoulders at -158), feet on the ground; limbs bend by themselves.
 */
export type Stance = {
  /** Degrees that the upper body leans forward. */
  lean: number;
  /** Degrees that the head tilts. */
  head: number;
  /** Height of the hips above the ground. */
  hips: number;
  /** Back hand, front hand. */
  hands: readonly [Point, Point];
  /** Which way each elbow bends: 1 or -1. */
  elbows: readonly [number, number];
  feet: readonly [Point, Point];
  knees: readonly [number, number];
  /** Where the knees are, for legs that cross; otherwise they follow from hips and feet. */
  kneesAt?: readonly [Point, Point];
  /** Degrees that the toes turn up or down. */
  toes: readonly [number, number];
  /** Both arms are in front of the body. */
  together: boolean;
  /** Height above the ground. */
  lifted: number;
  /** Degrees that the whole figure turns about its hips. */
  turn: number;
};

const STANDING: Stance = {
  lean: 0,
  head: 0,
  hips: 88,
  hands: [
    [-52, -96],
    [52, -96],
  ],
  elbows: [1, -1],
  feet: [
    [-17, -6],
    [19, -6],
  ],
  knees: [1, -1],
  toes: [0, 0],
  together: false,
  lifted: 0,
  turn: 0,
};

const FLOATING: Partial<Stance> = {
  head: -34,
  feet: [
    [-24, -2],
    [16, 2],
  ],
  toes: [50, 50],
};

const CHANGES: Record<Pose, Partial<Stance>> = {
  standing: {},
  walking: {
    lean: 3,
    hands: [
      [-56, -104],
      [56, -112],
    ],
    elbows: [1, 1],
    feet: [
      [-42, -10],
      [40, -6],
    ],
    knees: [-1, -1],
    toes: [28, -8],
  },
  running: {
    lean: 12,
    head: -6,
    hands: [
      [-74, -128],
      [66, -150],
    ],
    elbows: [1, 1],
    feet: [
      [-74, -44],
      [54, -12],
    ],
    knees: [-1, -1],
    toes: [58, -14],
    lifted: 8,
  },
  jumping: {
    hands: [
      [-88, -212],
      [90, -214],
    ],
    elbows: [-1, 1],
    feet: [
      [-50, -34],
      [44, -40],
    ],
    knees: [1, -1],
    toes: [36, 24],
    lifted: 70,
  },
  sitting: {
    hips: 30,
    lean: -2,
    hands: [
      [-44, -92],
      [52, -104],
    ],
    feet: [
      [56, -8],
      [76, -6],
    ],
    knees: [-1, -1],
    toes: [-12, -12],
  },
  kneeling: {
    hips: 56,
    lean: 6,
    hands: [
      [-46, -98],
      [66, -112],
    ],
    elbows: [1, 1],
    feet: [
      [-60, -8],
      [38, -6],
    ],
    knees: [-1, -1],
    toes: [60, 0],
  },
  reaching: {
    lean: 6,
    head: -10,
    hands: [
      [-52, -104],
      [100, -212],
    ],
    elbows: [1, 1],
    feet: [
      [-24, -6],
      [20, -6],
    ],
    toes: [22, 14],
  },
  pointing: {
    hands: [
      [-52, -100],
      [118, -176],
    ],
    lean: 3,
    elbows: [1, 1],
  },
  waving: {
    head: 4,
    hands: [
      [-54, -100],
      [98, -212],
    ],
    elbows: [1, 1],
  },
  holding: {
    hands: [
      [14, -112],
      [54, -114],
    ],
    elbows: [1, -1],
    together: true,
  },
  climbing: {
    hands: [
      [-66, -224],
      [72, -214],
    ],
    elbows: [-1, 1],
    feet: [
      [-22, -4],
      [34, -38],
    ],
    knees: [1, -1],
    toes: [10, 0],
    lifted: 60,
  },
  flying: {
    ...FLOATING,
    hands: [
      [-70, -128],
      [80, -226],
    ],
    elbows: [1, 1],
    lifted: 120,
    turn: 56,
  },
  swimming: {
    ...FLOATING,
    hands: [
      [-78, -180],
      [80, -224],
    ],
    elbows: [-1, 1],
    feet: [
      [-40, -8],
      [26, 0],
    ],
    knees: [-1, -1],
    lifted: 70,
    turn: 62,
  },
  dancing: {
    lean: -4,
    head: 8,
    hands: [
      [-70, -206],
      [84, -132],
    ],
    elbows: [-1, -1],
    feet: [
      [-10, -6],
      [50, -32],
    ],
    knees: [1, -1],
    toes: [0, 30],
  },
  hugging: {
    lean: 8,
    head: 6,
    hands: [
      [78, -142],
      [82, -118],
    ],
    elbows: [1, 1],
    together: true,
  },
  thinking: {
    head: 7,
    hands: [
      [26, -116],
      [36, -160],
    ],
    elbows: [1, 1],
    together: true,
  },
  reading: {
    hips: 34,
    head: 4,
    hands: [
      [-12, -104],
      [48, -104],
    ],
    elbows: [1, -1],
    feet: [
      [14, -7],
      [-12, -7],
    ],
    kneesAt: [
      [-58, -18],
      [58, -18],
    ],
    toes: [0, 180],
    together: true,
  },
  sleeping: {},
};

export function stanceOf(pose: Pose): Stance {
  return { ...STANDING, ...CHANGES[pose] };
}

/** Arms that hang, and a head that does. */
const DOWNCAST: Partial<Stance> = {
  head: 9,
  hands: [
    [-37, -67],
    [36, -66],
  ],
};
/** Held before the body, as one stands where somebody cries. */
const QUIET: Partial<Stance> = {
  hands: [
    [4, -98],
    [20, -96],
  ],
  elbows: [1, -1],
  together: true,
};

/** How somebody stands in this mood: no hands on hips in sorrow, nor beside it. */
export function standingIn(feeling: Feeling, own: Partial<Stance> = {}): Stance {
  if (isSorrow(feeling)) return { ...STANDING, ...DOWNCAST };
  return { ...STANDING, ...own, ...(feeling === "caring" && QUIET) };
}

/** Cross-legged: no feet in the way of whoever sits opposite. */
const CROSS_LEGGED: Partial<Stance> = {
  ...CHANGES.reading,
  hands: [
    [-53, -74],
    [53, -74],
  ],
  elbows: [1, -1],
  together: false,
};
const BOWED: Partial<Stance> = {
  head: 9,
  hands: [
    [-12, -84],
    [20, -84],
  ],
  together: true,
};

/** How somebody sits on the ground in this mood. */
export const sittingIn = (feeling: Feeling): Stance => ({
  ...STANDING,
  ...CROSS_LEGGED,
  ...(isSorrow(feeling) && BOWED),
});

export type Limb = { joint: Point; end: Point };

/** Where elbow or knee lies when a limb of two parts reaches from `from` for `to`; too far is drawn in. */
export function bendLimb(from: Point, to: Point, lengths: Point, side: number): Limb {
  const [upper, lower] = lengths;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const distance = Math.max(1, Math.hypot(dx, dy));
  const reach = Math.min(distance, upper + lower - 1);
  const end: Point = [from[0] + (dx / distance) * reach, from[1] + (dy / distance) * reach];
  const along = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along)) * side;
  const joint: Point = [
    from[0] + (dx / distance) * along - (dy / distance) * aside,
    from[1] + (dy / distance) * along + (dx / distance) * aside,
  ];
  return { joint, end };
}
