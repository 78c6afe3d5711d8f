import type { OtherHero, PageHero } from "@/lib/features/drawing/contract";
import { isSorrowful } from "@/lib/features/drawing/moods";
import { isNewborn } from "@/lib/features/drawing/young-ones";
import {
  isHuman,
  type Companion,
  type CompanionKind,
  type Feeling,
  type HeroLook,
  type Pose,
  type SceneProp,
  type Scene,
} from "@/lib/shared/story";
import { characterFacts } from "./things/facts-of";
import { inColour } from "./things/in-colour";
import type { Somebody } from "./characters/draw-character";
import type { Layout, Placed } from "./layout";
import { nearBrush, type Brush } from "./paper/brush";
import { dim, lift, multiply } from "./paper/colour";
import { box, disc, el, group, oval, shape, stroke, times, type Mark } from "./paper/markup";
import { heroPerson } from "./people/hero";
import { hashText } from "@/lib/shared/hash-text";
import { seededRandom } from "./paper/random";
import { inLight } from "./people/complexion";
import { SEAT_HEIGHT, seatUnder } from "./people/aboard";
import { ASTRIDE, isAstride } from "./people/astride";
import { findWhoRolls } from "./people/in-wheelchair";
import { listSitters } from "./people/who-sits";
import { isOnEars, overEars } from "./people/on-ears";
import { drawPerson, type Held, type PersonLook } from "./people/person";
import { drawInGrass, drawSleeper, liesInGrass } from "./people/sleeper";
import { dressFor, occasionOf } from "./people/dress-for";
import { listSharers } from "./bed-sharers";
import {
  drawAbed,
  drawAsleepInBed,
  drawSittingInBed,
  drawSittingUp,
  halfOfBed,
  type Beside,
} from "./people/in-bed";
import { dressAsTold } from "./people/told-clothes";
import { abedHow, findAbed, isInBed, sharedHow, type Abed } from "./people/who-in-bed";
import { outfitFor } from "./people/outfit";
import { standingIn, stanceOf, type Point, type Stance } from "./people/stance";
import type { Medium } from "./places/place-drawings";
import { waterColour } from "./places/water";
import type { PropDrawing } from "./props/draw-prop";
import { openUmbrella } from "./props/everyday";
import { kiteOnLongString } from "./props/play";
import { propFacts } from "./things/facts-of";

export function shadowUnder(b: Brush, width: number): Mark {
  return oval(
    [0, 2],
    [width, width * 0.16],
    b.halo([
      [0, "#221b48", 0.42],
      [0.6, "#221b48", 0.2],
      [1, "#221b48", 0],
    ]),
  );
}

function heldFor(b: Brush, { held }: Layout, scene: Scene): Held | null {
  const { pose } = scene.hero;
  if (held === null) return null;
  const { draw, scale, grip, grasp } = propFacts(held);
  if (grip === null) return null;
  const drawing = (OVERHEAD.has(pose) && RAISED[held]?.draw) || draw;
  const marks = inColour(b, scene, { kind: held, marks: drawing(b) });
  return {
    marks: [group(marks, { x: -grip[0] * scale, y: -grip[1] * scale, scale })],
    grip: pose === "reaching" ? "hand" : grasp,
  };
}

const OVERHEAD: ReadonlySet<Pose> = new Set(["standing", "walking", "running"]);
const RAISED: Partial<Record<SceneProp, { hand: Point; draw?: PropDrawing }>> = {
  umbrella: { hand: [50, -128], draw: openUmbrella },
  kite: { hand: [92, -200], draw: kiteOnLongString },
  balloon: { hand: [92, -180] },
};

/** What is held up is held where it hides no face. */
function stanceHolding({ pose, feeling }: Scene["hero"], held: SceneProp | null): Stance {
  const stance = pose === "standing" && held === null ? standingIn(feeling) : stanceOf(pose);
  const hand = held && OVERHEAD.has(pose) ? RAISED[held]?.hand : undefined;
  return hand ? { ...stance, hands: [stance.hands[0], hand], elbows: [stance.elbows[0], 1] } : stance;
}

const TREADING: Partial<Stance> = {
  hands: [
    [-84, -132],
    [92, -150],
  ],
  elbows: [1, -1],
};

function ripples(b: Brush, width: number): Mark[] {
  const water = lift(waterColour(b), 0.5);
  return [
    oval([0, 0], [width, width * 0.13], "none", { stroke: water, "stroke-width": 5 }),
    oval([0, 4], [width * 1.35, width * 0.2], "none", { stroke: water, "stroke-width": 3.5, opacity: 0.6 }),
  ];
}

/** Up to the waist in water: what is under the line is not shown. */
export function wading(b: Brush, marks: readonly Mark[], depth: number, width: number): Mark[] {
  return [
    ...(b.afloat ? [] : [oval([0, 4], [width * 1.5, width * 0.3], waterColour(b))]),
    el("g", { "clip-path": b.window(-500, -900, 1000, 902) }, [group(marks, { y: depth })]),
    ...ripples(b, width),
  ];
}

function ladder(b: Brush): Mark[] {
  const rope = b.tone("#d3aa6b");
  return [
    stroke("M-44 -620L-44 0M50 -620L50 0", rope, 8),
    ...times(12, (i) => box([-54, -600 + i * 50], [114, 11], b.tone("#a97a50"), { rx: 5 })),
  ];
}

function floats(medium: Medium): boolean {
  return medium === "deep" || medium === "weightless" || medium === "aloft";
}

export type CastContext = {
  brush: Brush;
  scene: Scene;
  look: HeroLook;
  layout: Layout;
  medium: Medium;
  /** Who else is a hero of the story, and how old the first is. */
  heroes: Pick<PageHero, "age" | "others">;
};

/** A child as its look says, with a round of glass where there is no air. */
function personIn({ brush, scene, medium, look: hero }: CastContext, look: HeroLook): PersonLook {
  const day = inLight(nearBrush(brush), heroPerson(look));
  const worn = look === hero ? dressAsTold(scene, day.outfit) : day.outfit;
  const outfit = dressFor(occasionOf(scene), worn, { ...look, inCostume: look.style !== null });
  const kit = look === hero && isOnEars(scene) ? overEars(nearBrush(brush)) : [];
  const person = { ...day, outfit: { ...outfit, hat: [...outfit.hat, ...kit] } };
  const airless = medium === "deep" || scene.place === "space";
  if (!airless || look.style === "space-explorer") return person;
  const glass = [
    disc(0, -12, 92, "#dff3f7", { opacity: 0.08 }),
    stroke("M-66 -44Q-46 -78 -14 -86", "#ffffff", 7, { opacity: 0.7 }),
    disc(0, -12, 92, "none", { stroke: "#eef8f8", "stroke-width": 5, opacity: 0.75 }),
  ];
  return { ...person, outfit: { ...person.outfit, hat: [...person.outfit.hat, ...glass] } };
}

/** What several children do at once; where one climbs or holds something, the others stand by. */
const DONE_TOGETHER: ReadonlySet<Pose> = new Set([
  "walking",
  "running",
  "jumping",
  "sitting",
  "kneeling",
  "waving",
  "flying",
  "swimming",
  "dancing",
]);

/** So much taller or smaller for each year between two children, up to so many years. */
const FOR_A_YEAR = 0.025;
const MOST_YEARS = 8;

/** How large another child is drawn beside one of this age. */
function sizeBeside(age: number, beside: number | undefined): number {
  const years = beside === undefined ? 0 : age - beside;
  return 1 + Math.max(-MOST_YEARS, Math.min(MOST_YEARS, years)) * FOR_A_YEAR;
}

/** Another child who is a hero: as it is drawn in stories of its own. */
function otherHero(context: CastContext, { age, look }: OtherHero, feeling: Feeling): Mark[] {
  const { brush, scene, medium, heroes } = context;
  const { pose } = scene.hero;
  const person = personIn(context, look);
  const scale = sizeBeside(age, heroes.age);
  if (pose === "swimming" && !floats(medium)) {
    const body = drawPerson(person, { ...stanceOf("standing"), ...TREADING }, { feeling, held: null });
    return [group(wading(brush, body, 112, 96), { scale })];
  }
  const together = DONE_TOGETHER.has(pose) && !isAstride(scene);
  const shared = pose === "sleeping" ? "sitting" : together ? pose : "standing";
  const stance = shared === "standing" ? standingIn(feeling) : stanceOf(shared);
  const figure = group(drawPerson(person, stance, { feeling, held: null }), { scale });
  if (medium === "surface" && !hasBoat(scene)) return wading(brush, [figure], 54, 90);
  return [
    ...(medium === "deep" ? [] : [shadowUnder(brush, Math.max(46, 86 - stance.lifted * 0.25))]),
    ...seatOf(context),
    ...onSeat(context, [figure]),
  ];
}

/** Whoever shares the hero's bed: people under its blanket, any others on it. */
function besideInBed(context: CastContext): Beside {
  const { brush, scene, look, heroes } = context;
  const how = sharedHow(scene);
  const beside: { under: Mark[][]; upon: Mark[][] } = { under: [], upon: [] };
  for (const index of listSharers(scene)) {
    const companion = scene.companions[index];
    if (!companion) continue;
    const { kind, feeling, hero, little } = companion;
    const child = hero ? heroes.others?.[hero - 1] : undefined;
    const near = nearBrush(brush);
    if (child) {
      const scale = sizeBeside(child.age, heroes.age);
      beside.under.push([drawAbed(personIn(context, child.look), how, { feeling, scale })]);
    } else if (isHuman(kind)) {
      const who = { ...somebody(companion, scene, look), abed: how };
      beside.under.push(characterFacts(kind).draw(near, feeling, who));
    } else {
      const { draw, scale } = characterFacts(kind);
      const marks = draw(brushFor(brush, companion), feeling, somebody(companion, scene, look));
      beside.upon.push([
        group(inColour(near, scene, { kind, marks }), { scale: little ? scale / 2 : scale, flip: true }),
      ]);
    }
  }
  return beside;
}

function heroInBed(context: CastContext, person: PersonLook, held: Held | null): Mark[] {
  const { brush, scene, look } = context;
  const { pose, feeling } = scene.hero;
  const day = inLight(nearBrush(brush), heroPerson(look));
  const beside = besideInBed(context);
  if (pose === "sleeping") return drawAsleepInBed(brush, drawSleeper(person, day), beside);
  return drawSittingInBed(brush, drawSittingUp(person, { pose, feeling, held }), day, beside);
}

/** Somebody ill, whom the hero visits: in the one bed of the room. */
function companionInBed(b: Brush, how: Abed, marks: Mark[]): Mark[] {
  const bed =
    how === "asleep" ? drawAsleepInBed(b, marks) : drawSittingInBed(b, marks, { outfit: outfitFor(PLAIN) });
  return [shadowUnder(b, halfOfBed(0)), ...bed];
}
/** Nobody's own: what the bedclothes of a guest room look like. */
const PLAIN = { outfit: 0, style: null } as const;

const hasChair = ({ layout }: CastContext): boolean =>
  layout.behind.some(({ prop }) => propFacts(prop).seat !== undefined);

/** The seat of whoever sits in a train, a bus or a plane. */
const seatOf = (context: CastContext): Mark[] =>
  seatUnder(nearBrush(context.brush), context.scene, hasChair(context));

function onSeat(context: CastContext, figure: Mark[]): Mark[] {
  return seatOf(context).length > 0 ? [group(figure, { y: -SEAT_HEIGHT })] : figure;
}

export function drawHero(context: CastContext): Mark {
  const { brush, scene, look, layout, medium } = context;
  const near = nearBrush(brush);
  const { pose, feeling } = scene.hero;
  const person = personIn(context, look);
  const held = heldFor(near, layout, scene);
  const { x, y, scale, flip } = layout.hero;
  const at = { x, y, scale, flip };
  if (isInBed(scene))
    return group(
      [shadowUnder(brush, halfOfBed(listSharers(scene).length)), ...heroInBed(context, person, held)],
      at,
    );
  if (pose === "sleeping") {
    const lies = liesInGrass(scene) ? drawInGrass(person) : drawSleeper(person);
    return group([shadowUnder(brush, liesInGrass(scene) ? 150 : 210), ...lies], at);
  }
  if (pose === "swimming" && !floats(medium)) {
    const body = drawPerson(person, { ...stanceOf("standing"), ...TREADING }, { feeling, held });
    return group(wading(brush, body, 112, 96), at);
  }
  const rides = isAstride(scene);
  const stance = {
    ...stanceHolding(scene.hero, layout.held),
    ...(rides && ASTRIDE),
  };
  const figure = drawPerson(person, stance, { feeling, held });
  const under = shadowUnder(brush, Math.max(46, 86 - stance.lifted * 0.25));
  // Who sits on the ground touches it.
  const shadow = pose === "sitting" ? group([under], { x: 16, y: -14 }) : under;
  const support = pose === "climbing" ? ladder(near) : seatOf(context);
  return group([...(medium === "deep" || rides ? [] : [shadow]), ...support, ...onSeat(context, figure)], at);
}

/** How deep a companion sits in the water here; `null` for dry feet. */
function draught({ scene, medium }: CastContext, kind: CompanionKind): number | null {
  const { home } = characterFacts(kind);
  if (floats(medium)) return null;
  if (home === "water") return kind === "octopus" ? 44 : 30;
  return medium === "surface" && home === "ground" && !hasBoat(scene) ? 54 : null;
}

/** One name is one person, on every page and in every story of this hero. */
function somebody({ kind, name, kin, look, worn }: Companion, scene: Scene, beside: HeroLook): Somebody {
  const { skin, hairColour, hairStyle } = beside;
  const chance = seededRandom(hashText([kind, name, skin, hairColour, hairStyle].join()));
  const occasion = occasionOf(scene);
  return {
    chance,
    beside,
    isKin: kin ?? false,
    isStill: isSorrowful(scene),
    ...(!kin && { dressed: hashText(`${name}, ${kind}`) }),
    occasion,
    ...(look && { look }),
    ...(worn && { worn }),
  };
}

const brushFor = (b: Brush, { young }: Companion): Brush =>
  young ? { ...nearBrush(b), isYoung: true } : nearBrush(b);

/** Seats are drawn for a child, of this half width; a grown-up's is larger. */
const HALF_CHILD = 60;

/** On what a companion sits, where one does. */
function seatFor(context: CastContext, index: number): Pick<Somebody, "sitsOn"> {
  const { scene } = context;
  if (findWhoRolls(scene) === index) return { sitsOn: "chair" };
  if (!listSitters(scene, hasChair(context)).includes(index)) return {};
  return { sitsOn: seatOf(context).length > 0 ? "chair" : "ground" };
}

function companionMarks(context: CastContext, placed: Placed & { index: number }): Mark[] {
  const { brush, scene, look, medium } = context;
  const companion = scene.companions[placed.index];
  if (companion === undefined) return [];
  const child = companion.hero ? context.heroes.others?.[companion.hero - 1] : undefined;
  if (child) return otherHero(context, child, companion.feeling);
  const { draw, half, home } = characterFacts(companion.kind);
  const near = brushFor(brush, companion);
  if (findAbed(scene) === placed.index) {
    const how = abedHow(scene);
    const who = { ...somebody(companion, scene, look), abed: how };
    return companionInBed(near, how, draw(near, companion.feeling, who));
  }
  const seat = seatFor(context, placed.index);
  const who = { ...somebody(companion, scene, look), ...seat, isNewborn: isNewborn(companion, scene) };
  const plain = draw(near, companion.feeling, who);
  const marks = inColour(near, scene, { kind: companion.kind, marks: plain });
  const depth = draught(context, companion.kind);
  if (depth !== null) return wading(brush, marks, depth, half * 0.8);
  const rise = { air: 250, water: 110, ground: 0 }[home];
  const shadow = medium === "deep" ? [] : [shadowUnder(brush, half * (rise === 0 ? 1 : 0.5))];
  const bench = seat.sitsOn === "chair" ? seatOf(context) : [];
  if (bench.length > 0) {
    const scale = half / HALF_CHILD;
    return [...shadow, group(bench, { scale }), group(marks, { y: -SEAT_HEIGHT * scale })];
  }
  return [...shadow, group(marks, { y: -rise / placed.scale })];
}

export function drawCompanion(context: CastContext, placed: Placed & { index: number }): Mark {
  const { x, y, scale, flip } = placed;
  return group(companionMarks(context, placed), { x, y, scale, flip });
}

/** Nobody needs a boat when the hero swims or flies over the water. */
export function hasBoat(scene: Scene): boolean {
  return scene.hero.pose !== "swimming" && scene.hero.pose !== "flying";
}

/** On open water everybody who cannot swim sits in one boat. */
export function drawHull(b: Brush, from: number, to: number): Mark[] {
  const wood = multiply("#b5673f", lift(b.light.filter, 0.4));
  const left = from - 110;
  const right = to + 110;
  return [
    shape(
      `M${left} 690Q${(left + right) / 2} 742 ${right} 690Q${right - 20} 850 ${right - 110} 900L${left + 110} 900Q${left + 20} 850 ${left} 690Z`,
      wood,
    ),
    stroke(
      `M${left + 14} 756Q${(left + right) / 2} 800 ${right - 14} 756M${left + 40} 812Q${(left + right) / 2} 850 ${right - 40} 812`,
      dim(wood, 0.2),
      6,
    ),
    stroke(`M${left - 4} 688Q${(left + right) / 2} 742 ${right + 4} 688`, lift(wood, 0.4), 16),
  ];
}
