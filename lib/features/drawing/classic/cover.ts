import type { PageHero } from "@/lib/features/drawing/contract";
import { inMood } from "@/lib/features/drawing/moods";
import {
  isHuman,
  type CompanionKind,
  type HeroLook,
  type Pose,
  type Scene,
  type SceneProp,
} from "@/lib/shared/story";
import { composeScene, PAGE } from "./compose-scene";
import { createBrush, nearBrush } from "./paper/brush";
import { extentOf } from "./paper/extent";
import type { Mark } from "./paper/markup";
import { layOut, type Layout, type Placed } from "./layout";
import { seededRandom } from "./paper/random";
import { withoutTold } from "./people/told-clothes";
import { PLACE_DRAWINGS } from "./places/place-drawings";
import { framedSize } from "./things/framed";
import { characterFacts, drawable, propFacts } from "./things/facts-of";
import { isLargeVehicle, isOutOfDoors } from "./things/out-of-doors";

/** What a story is about, as its scenes name it. */
type Subject = ReadonlySet<string>;
/** From left to right. */
type Span = { from: number; to: number };

const plainBrush = () => nearBrush(createBrush({ time: "noon", weather: "clear", indoors: false, seed: 1 }));
/** Of a grown-up with a hat, who is drawn as one group. */
const OF_A_PERSON = 470;

/** How high a drawing is above its foot; an animal is its own parts, of which the face lies within the others. */
function heightOf(marks: readonly Mark[]): number {
  if (marks.every((mark) => mark.startsWith("<g"))) return OF_A_PERSON;
  const tops = marks.filter((mark) => !mark.startsWith("<g")).map((mark) => extentOf(mark)?.top ?? 0);
  return -Math.min(0, ...tops);
}

function heightOfSomebody(kind: CompanionKind, beside: HeroLook): number {
  const { draw, height } = characterFacts(kind);
  return height ?? heightOf(draw(plainBrush(), "happy", { chance: seededRandom(1), isKin: false, beside }));
}
const heightOfThing = (prop: SceneProp): number =>
  propFacts(prop).height ?? heightOf(propFacts(prop).draw(plainBrush()));

const spanOf = ({ x, scale }: Placed, half: number): Span => ({
  from: x - half * scale,
  to: x + half * scale,
});

/** Where the subject is seen on a picture that is laid out. */
function spansOf(scene: Scene, layout: Layout, subject: Subject): Span[] {
  const { hero, held } = layout;
  const companions = layout.companions.flatMap((placed) => {
    const { kind } = scene.companions[placed.index] ?? {};
    return kind && subject.has(kind) ? [spanOf(placed, characterFacts(kind).half)] : [];
  });
  const things = [...layout.behind, ...layout.floor, ...layout.air]
    .filter(({ prop }) => subject.has(prop))
    .map((placed) => spanOf(placed, propFacts(placed.prop).half));
  const framed = layout.wall
    .filter(({ prop }) => subject.has(prop))
    .map((placed) => spanOf(placed, framedSize(propFacts(placed.prop)) / 2));
  const inHands =
    held !== null && subject.has(held)
      ? [spanOf({ ...hero, scale: hero.scale * propFacts(held).scale }, propFacts(held).half)]
      : [];
  return [...companions, ...things, ...framed, ...inHands];
}

const layoutOf = (scene: Scene, seed: number): Layout =>
  layOut(scene, PLACE_DRAWINGS[scene.place].medium, seededRandom(seed ^ 0x9e3779b9));

/** How wide the subject is in the picture of a scene, of all its width; 0 where it isn't drawn. */
export function seenSize(told: Scene, subject: Subject): number {
  const scene = withoutTold(inMood(drawable(told)));
  const widths = spansOf(scene, layoutOf(scene, 0), subject).map(({ from, to }) => to - from);
  return Math.max(0, ...widths) / PAGE.width;
}

/** The hero and the subject of a page, with nobody else; a box stays, of which a vehicle is made. */
function alone(scene: Scene, subject: Subject): Scene {
  const isMade = (prop: SceneProp): boolean =>
    isLargeVehicle(prop) && subject.has(prop) && isOutOfDoors(prop, scene.place);
  const needsBox = scene.props.some(isMade);
  return {
    ...scene,
    companions: scene.companions.filter(({ kind }) => subject.has(kind)).slice(0, 2),
    props: scene.props.filter((prop) => subject.has(prop) || (needsBox && prop === "box")),
  };
}

const HERO_HALF = 96;
const HERO_HEIGHT = 330;
const KNEELING_HEIGHT = 262;
/** Of the page: what is smaller is knelt to. */
const SMALL = 0.22;
/** As high as a child's middle. */
const TALL = 300;
const UPRIGHT: readonly Pose[] = ["standing", "waving", "pointing", "reaching", "thinking", "walking"];
const BESIDE = 46;
const BELOW = 84;
const RATIO = PAGE.height / PAGE.width;
/** Nearer, a picture would be of a face. */
const LEAST_WIDTH = 600;

/** The part of the page that has both, in the page's own shape. */
function viewOf({ hero }: Layout, subject: readonly Span[], { pose }: Scene["hero"], up: number): string {
  const spans = [...subject, spanOf(hero, HERO_HALF)];
  const from = Math.min(...spans.map((span) => span.from)) - BESIDE;
  const to = Math.max(...spans.map((span) => span.to)) + BESIDE;
  const bottom = Math.min(PAGE.height, hero.y + BELOW);
  const widest = Math.max(to - from, subject.length === 0 ? PAGE.width : 0);
  const tallest = Math.max(
    (pose === "kneeling" ? KNEELING_HEIGHT : HERO_HEIGHT) * hero.scale + BELOW + BESIDE,
    up + BELOW + BESIDE,
  );
  const width = Math.min(PAGE.width, Math.max(LEAST_WIDTH, widest, tallest / RATIO));
  const left = Math.max(0, Math.min(PAGE.width - width, (from + to) / 2 - width / 2));
  const top = Math.max(0, bottom - width * RATIO);
  return `${Math.round(left)} ${Math.round(top)} ${Math.round(width)} ${Math.round(width * RATIO)}`;
}

/** Whoever meets a snail kneels. */
function nearby(scene: Scene, subject: Subject, look: HeroLook): Scene {
  const size = seenSize(scene, subject);
  const shown = withoutTold(inMood(drawable(scene)));
  if (reachOf(shown, layoutOf(shown, 0), { subject, look }) > TALL) return scene;
  const held = scene.props.some((prop) => subject.has(prop) && propFacts(prop).grip !== null);
  if (size === 0 || size > SMALL || held || !UPRIGHT.includes(scene.hero.pose)) return scene;
  return { ...scene, hero: { ...scene.hero, pose: "kneeling" } };
}

/** How far up from its foot the subject is seen. */
function reachOf(
  scene: Scene,
  layout: Layout,
  { subject, look }: { subject: Subject; look: HeroLook },
): number {
  const beside = layout.companions.map(({ index, scale }) => {
    const { kind } = scene.companions[index] ?? {};
    return kind && subject.has(kind) ? heightOfSomebody(kind, look) * scale : 0;
  });
  const things = [...layout.behind, ...layout.floor]
    .filter(({ prop }) => subject.has(prop))
    .map(({ prop, scale, y }) => heightOfThing(prop) * scale + layout.hero.y - y);
  return Math.max(0, ...beside, ...things);
}

/** What flies is above the heads, and what is a place all around. */
const isBeside = ({ air, wall }: Layout): boolean => air.length === 0 && wall.length === 0;

const ofThings = (subject: Subject): Subject => new Set([...subject].filter((name) => !isHuman(name)));

/** What a cover of its own draws of a page. */
export function coverScene(told: Scene, subject: Subject, look: HeroLook): Scene {
  const things = ofThings(subject);
  return nearby(alone(told, things), things, look);
}

/**
 * A cover of its own: the hero with what the story is about, as they are on one page of it, and nearer. `null` where the
 * page itself is the better cover: its subject is somebody of the family, a place, in the air, or not drawn.
 */
export function composeCover(
  told: Scene,
  subject: Subject,
  { look, seed, hero }: { look: HeroLook; seed: number; hero: PageHero },
): string | null {
  const things = ofThings(subject);
  const scene = coverScene(told, subject, look);
  const shown = withoutTold(inMood(drawable(scene)));
  const layout = layoutOf(shown, seed);
  const spans = spansOf(shown, layout, things);
  if (spans.length === 0 || !isBeside(layout) || hero.others?.length) return null;
  const up = reachOf(shown, layout, { subject: things, look });
  return composeScene(scene, look, seed, { ...hero, view: viewOf(layout, spans, scene.hero, up) });
}
