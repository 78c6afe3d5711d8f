import type { Companion, Place, Pose, SceneProp, Scene } from "@/lib/shared/story";
import { isNewborn } from "@/lib/features/drawing/young-ones";
import { characterFacts } from "./things/facts-of";
import { countIn, isInside, isToyIn, stationIn } from "./read-caption";
import type { Random } from "./paper/random";
import { listSharers } from "./bed-sharers";
import { HALF_BASKET } from "./people/in-basket";
import { halfOfBed } from "./people/in-bed";
import { isAstride, MOUNT } from "./people/astride";
import { findWhoRolls, WHEELCHAIR } from "./people/in-wheelchair";
import { findAbed, isBedTaken, isInBed, isOwnBed } from "./people/who-in-bed";
import { PLACE_DRAWINGS, type Medium } from "./places/place-drawings";
import type { PropFacts, Station } from "./props/prop-drawings";
import { isBuilding, isLargeVehicle, isOutOfDoors } from "./things/out-of-doors";
import { propFacts } from "./things/facts-of";

export type Placed = { x: number; y: number; scale: number; flip: boolean };
export type Layout = {
  hero: Placed;
  companions: (Placed & { index: number })[];
  /** Large things, behind everybody. */
  behind: (Placed & { prop: SceneProp })[];
  floor: (Placed & { prop: SceneProp })[];
  air: (Placed & { prop: SceneProp })[];
  /** What doesn't fit into a room, in a frame on its wall; around the middle of the frame. */
  wall: (Placed & { prop: SceneProp })[];
  held: SceneProp | null;
};

type Item = { kind: "hero" } | { kind: "companion"; index: number } | { kind: "behind"; prop: SceneProp };
type Sized = { item: Item; half: number; scale: number };

const HANDS_FULL: readonly Pose[] = ["holding", "reading"];
const HANDS_FREE: readonly Pose[] = ["standing", "walking", "running", "jumping", "flying"];
const LEGIBLE: readonly SceneProp[] = ["book", "notebook", "map", "letter"];
/** Whose hands would point at another hour. */
const TELLS_TIME = /^thing:tall-clock/u;
const TOWARDS: readonly Pose[] = ["reaching", "pointing", "kneeling", "climbing", "thinking"];
/** Half the width of a hero who is not upright. */
const HERO_HALVES: Partial<Record<Pose, number>> = {
  sleeping: 200,
  flying: 125,
  swimming: 105,
  sitting: 86,
  kneeling: 84,
};
/** Size of a child by how many stand beside it. */
const SIZES = [1.5, 1.4, 1.28, 1.18] as const;
/** A bed takes up half a page. */
const BESIDE_A_BED = 0.88;
/** Half the width of the largest thing that an outstretched hand holds without hiding a neighbour's face. */
const WITHIN_REACH = 45;
/** Of the size of its kind. */
const LITTLE = 0.5;
const YOUNG = 0.64;
/** Where the water lies behind those who stand: whoever swims does it there. */
const WATER_AT: Partial<Record<Place, number>> = { pool: 640 };
/** More would stand on one another. */
const MOST_THINGS = 4;
const MOST_WITH_COPIES = 6;
const PAGE = 1200;
const LEFT = 70;
const RIGHT = 1130;

/** The first thing is in the hero's hands when the pose has hands for it. */
export function heldProp(scene: Scene): SceneProp | null {
  const [first] = scene.props;
  const { pose } = scene.hero;
  if (pose === "reading") return first && LEGIBLE.includes(first) ? first : "book";
  return first && holds(scene, propFacts(first)) ? first : null;
}

function holds({ hero: { pose }, companions }: Scene, { grip, grasp, half, scale }: PropFacts): boolean {
  if (grip === null) return false;
  return (
    HANDS_FULL.includes(pose) ||
    (pose === "reaching" && half * scale <= WITHIN_REACH) ||
    (pose === "hugging" && companions.length === 0) ||
    (grasp === "hand" && HANDS_FREE.includes(pose))
  );
}

type Build = Pick<Companion, "kind" | "little" | "young">;

const scaleOf = ({ kind, little, young }: Build, size: number): number =>
  characterFacts(kind).scale * size * (little ? LITTLE : young ? YOUNG : 1);

const halfOf = (build: Build, size: number): number =>
  Math.min(230, characterFacts(build.kind).half * scaleOf(build, size) * 0.86);

/** On open water those in the boat come first, so that nobody swims between them. */
function besideHero(scene: Scene): (Companion & { index: number })[] {
  const { place, companions } = scene;
  const inBed = listSharers(scene);
  const all = companions
    .slice(0, 3)
    .map((companion, index) => ({ ...companion, index }))
    .filter(({ index }) => !inBed.includes(index));
  if (place !== "sea") return all;
  const aboard = ({ kind }: Companion): boolean => characterFacts(kind).home === "ground";
  return [...all.filter(aboard), ...all.filter((one) => !aboard(one))];
}

const BEHIND = 0.86;
/** So wide is a fire engine that was made of boxes, against a child of 300. */
const OF_BOXES = 330;

/** In a room with a big box in it, a digger is the one that the children make of it. */
const isOfBoxes = ({ place, props }: Scene, prop: SceneProp): boolean =>
  props.includes("box") && isLargeVehicle(prop) && PLACE_DRAWINGS[place].indoors && isOutOfDoors(prop, place);
/** A building is farther away, and taller than whoever stands before it. */
const TOWERING = 1.5;
const TALLEST = 6.6;

function scaleBehind(scene: Scene, prop: SceneProp, size: number): number {
  if (isOfBoxes(scene, prop)) return (OF_BOXES / (propFacts(prop).half * 2)) * size;
  const scale = propFacts(prop).scale * size * BEHIND;
  return isBuilding(prop) ? Math.min(TALLEST, scale * TOWERING) : scale;
}

const HALF_ASTRIDE = 170;

function halfOfHero(scene: Scene): number {
  if (isInBed(scene)) return halfOfBed(listSharers(scene).length);
  return isAstride(scene) ? HALF_ASTRIDE : (HERO_HALVES[scene.hero.pose] ?? 70);
}

/** From left to right, for a hero who looks right. */
function row(scene: Scene, large: SceneProp[], size: number): Sized[] {
  const rides = isAstride(scene);
  const hero: Sized = {
    item: { kind: "hero" },
    half: halfOfHero(scene) * size,
    scale: size,
  };
  const abed = findAbed(scene);
  const people = besideHero(scene).map((companion): Sized => ({
    item: { kind: "companion", index: companion.index },
    half:
      companion.index === abed
        ? halfOfBed(0) * size
        : isNewborn(companion, scene)
          ? HALF_BASKET * size
          : halfOf(companion, size),
    scale: isNewborn(companion, scene) ? size : scaleOf(companion, size),
  }));
  const things = large.map((prop): Sized => {
    const { half, scale } = propFacts(prop);
    // A horse has its room under its rider.
    const room = rides && prop === MOUNT ? 0 : Math.min(150, half * scale * size * 0.7);
    return {
      item: { kind: "behind", prop },
      half: room,
      scale: scaleBehind(scene, prop, size),
    };
  });
  const [first, second, third] = people;
  const [nearThing, ...farThings] = things;
  const towards = people.length === 0 || TOWARDS.includes(scene.hero.pose);
  const slots = [
    towards ? undefined : nearThing,
    third,
    hero,
    towards ? nearThing : undefined,
    first,
    second,
    ...farThings,
  ];
  return slots.filter((slot) => slot !== undefined);
}

function spread(items: Sized[], close: boolean): { x: number; sized: Sized }[] {
  const total = items.reduce((sum, { half }) => sum + half * 2, 0);
  const room = RIGHT - LEFT;
  const squeeze = Math.min(1, room / total);
  const gap = Math.max(0, Math.min(64, (room - total * squeeze) / items.length));
  const used = total * squeeze + gap * (items.length - 1);
  let at = LEFT + (room - used) / 2;
  return items.map((sized, index) => {
    const half = sized.half * squeeze;
    const x = at + half;
    const hug = close && sized.item.kind === "hero" && index < items.length - 1;
    at += half * 2 + (hug ? -half * 0.16 : gap);
    return { x, sized };
  });
}

function floorSpots(layout: Pick<Layout, "hero" | "companions">, random: Random): number[] {
  const { hero, companions } = layout;
  const [first] = companions;
  const side = hero.flip ? -1 : 1;
  const between = first === undefined ? hero.x + side * 210 : (hero.x + first.x) / 2;
  const candidates = [between, hero.x - side * 190, hero.x + side * 380, 150, 1050, 600];
  const taken: number[] = [];
  for (const candidate of candidates) {
    const x = Math.max(110, Math.min(1090, candidate + random.between(-12, 12)));
    if (taken.every((other) => Math.abs(other - x) > 130)) taken.push(x);
  }
  return taken;
}

type Stage = {
  scene: Scene;
  size: number;
  ground: number;
  medium: Medium;
  mirrored: boolean;
  random: Random;
};

/** A building stands farther back, where all of it is seen. */
const farOff = (prop: SceneProp, { x, ground, scale }: Spot): { x: number; y: number } =>
  isBuilding(prop)
    ? { x: Math.max(300, Math.min(900, x)), y: ground - 92 }
    : { x: onThePage(x, propFacts(prop).half * scale), y: ground - 44 };

type Spot = { x: number; ground: number; scale: number };

/** Large things are seen whole, where they are no wider than the page. */
const onThePage = (x: number, half: number): number =>
  half < PAGE / 2 ? Math.max(half, Math.min(PAGE - half, x)) : x;

/** The hero, those beside and the large things, in one row. */
function placeRow(layout: Layout, stage: Stage, large: SceneProp[]): void {
  const { scene, size, ground, mirrored, random } = stage;
  const spots = spread(row(scene, large, size), scene.hero.pose === "hugging");
  const waterline = scene.hero.pose === "swimming" ? WATER_AT[scene.place] : undefined;
  const heroX = spots.find(({ sized }) => sized.item.kind === "hero")?.x ?? 600;
  for (const { x: plain, sized } of spots) {
    const { item, scale } = sized;
    const x = mirrored ? 1200 - plain : plain;
    const flip = plain > heroX !== mirrored;
    if (item.kind === "hero") layout.hero = { x, y: waterline ?? ground, scale, flip: mirrored };
    else if (item.kind === "behind")
      layout.behind.push({
        ...farOff(item.prop, { x, ground, scale }),
        scale,
        flip: flip && !TELLS_TIME.test(item.prop),
        prop: item.prop,
      });
    else layout.companions.push({ x, y: ground + random.between(-16, 8), scale, flip, index: item.index });
  }
  layout.companions.sort((a, b) => a.index - b.index);
}

/** A wheelchair is as large as whoever sits in it. */
const FOR_A_GROWN_UP = 1.25;

/** Whoever sits does it in the first large thing that has a seat; somebody beside the hero, in their wheelchair. */
function takeSeat({ hero, companions, behind }: Layout, scene: Scene): void {
  const rolls = findWhoRolls(scene);
  const sits = companions.find(({ index }) => index === rolls);
  const wheels = behind.find(({ prop }) => prop === WHEELCHAIR);
  if (sits && wheels) {
    wheels.x = sits.x;
    wheels.flip = sits.flip;
    wheels.scale *= FOR_A_GROWN_UP;
    sits.y = wheels.y - (propFacts(wheels.prop).seat ?? 0) * wheels.scale + 14;
    return;
  }
  const { pose } = scene.hero;
  const chair = behind.find(({ prop }) => propFacts(prop).seat !== undefined);
  if (pose !== "sitting" || !chair || isInBed(scene)) return;
  const rise = (propFacts(chair.prop).seat ?? 0) * chair.scale;
  chair.x = hero.x;
  chair.flip = hero.flip;
  hero.y = chair.y - rise + 14;
}

/** From where somebody in a bed is hugged, of its middle. */
const AT_THE_BED = 24;

/** Whoever hugs somebody in bed stands where they sit, not at the foot. */
function comeToBed({ hero, companions }: Layout, { scene, size }: Stage): void {
  const abed = findAbed(scene);
  const bed = companions.find(({ index }) => index === abed);
  if (scene.hero.pose !== "hugging" || !bed) return;
  hero.x = bed.x + Math.sign(hero.x - bed.x) * AT_THE_BED * size;
}

/** So far apart that nothing in the air hides its neighbor. */
const APART_ALOFT = 170;

function placeAloft(layout: Layout, { size, mirrored }: Stage, props: SceneProp[]): void {
  const side = mirrored ? -1 : 1;
  const beside = [layout.hero.x + side * 250, 600 - side * 350, 600, 600 + side * 350];
  const wanted = [...beside, 600 - side * 175, 600 + side * 175, 600 + side * 520, 600 - side * 520];
  const spots: number[] = [];
  for (const spot of wanted.map((x) => Math.max(130, Math.min(1070, x))))
    if (spots.every((other) => Math.abs(other - spot) >= APART_ALOFT)) spots.push(spot);
  const isFull = props.length > 2;
  for (const [index, prop] of props.slice(0, spots.length).entries()) {
    const scale = propFacts(prop).scale * size * (isFull ? 0.75 : 1.1);
    layout.air.push({
      x: spots[index] ?? 600,
      y: 330 - (isFull ? 40 : 0) + (index % 2) * 50,
      scale,
      flip: false,
      prop,
    });
  }
}

/** So long is a toy. */
const TOY = 96;

function placeOnFloor(
  layout: Layout,
  { scene, size, ground, medium, random }: Stage,
  props: SceneProp[],
): void {
  const spots = floorSpots(layout, random);
  for (const [index, prop] of props.entries()) {
    const x = spots[index] ?? random.between(150, 1050);
    const y = medium === "surface" ? ground - 16 : Math.min(880, ground + 62 + random.between(0, 10));
    const scale = isToyIn(scene.happening, prop) ? TOY / (propFacts(prop).half * 2) : propFacts(prop).scale;
    layout.floor.push({ x, y, scale: scale * size, flip: false, prop });
  }
}

/** Left and right of the window that most rooms have in the middle, on every page in the same place. */
const ON_THE_WALL: readonly number[] = [986, 212, 800, 400];

function hang(layout: Layout, props: SceneProp[]): void {
  for (const [index, prop] of props.slice(0, ON_THE_WALL.length).entries())
    layout.wall.push({ x: ON_THE_WALL[index] ?? 600, y: 206, scale: 1, flip: false, prop });
}

/** What stands, lies or flies there, and what hangs on the wall in its place. */
function stationOf(prop: SceneProp, scene: Scene): Station | "wall" {
  const { place, happening } = scene;
  if (isOfBoxes(scene, prop) && !isToyIn(happening, prop)) return "behind";
  if (PLACE_DRAWINGS[place].indoors && isOutOfDoors(prop, place))
    return isToyIn(happening, prop) ? "floor" : "wall";
  const own = stationIn(happening, prop, propFacts(prop).station);
  // A cab is seen from outside, and what isn't in somebody's hands is on the road.
  return place === "cab-inside" && own === "behind" ? "floor" : own;
}

/** What nobody holds, as often as the caption counts it and there is room. */
function listLoose(scene: Scene, held: SceneProp | null): SceneProp[] {
  const { props, happening } = scene;
  const isLoose = (prop: SceneProp) => prop !== held && !isInside(prop, props) && !isOwnBed(scene, prop);
  const loose = props.slice(0, MOST_THINGS).filter(isLoose);
  const copies = loose.flatMap((prop) => Array.from({ length: countIn(happening, prop) - 1 }, () => prop));
  return [...loose, ...copies].slice(0, MOST_WITH_COPIES);
}

export function layOut(scene: Scene, medium: Medium, random: Random): Layout {
  const held = heldProp(scene);
  const loose = listLoose(scene, held);
  const at = (station: Station | "wall"): SceneProp[] =>
    loose.filter((prop) => stationOf(prop, scene) === station);
  const stage: Stage = {
    scene,
    medium,
    random,
    size: (SIZES[Math.min(3, scene.companions.length)] ?? 1.18) * (isBedTaken(scene) ? BESIDE_A_BED : 1),
    ground: medium === "surface" ? 752 : 806,
    mirrored: random.next() < 0.5,
  };
  const hero = { x: 600, y: stage.ground, scale: stage.size, flip: false };
  const layout: Layout = { hero, companions: [], behind: [], floor: [], air: [], wall: [], held };
  placeRow(layout, stage, at("behind"));
  takeSeat(layout, scene);
  comeToBed(layout, stage);
  placeAloft(layout, stage, at("air"));
  placeOnFloor(layout, stage, at("floor"));
  hang(layout, at("wall"));
  return layout;
}
