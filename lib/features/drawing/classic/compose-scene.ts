import type { PageHero } from "@/lib/features/drawing/contract";
import { inMood } from "@/lib/features/drawing/moods";
import type { HeroLook, Scene, SceneProp } from "@/lib/shared/story";
import { drawCompanion, drawHero, drawHull, hasBoat, shadowUnder, wading, type CastContext } from "./cast";
import { characterFacts, drawable, propFacts } from "./things/facts-of";
import { inColour } from "./things/in-colour";
import { layOut, type Layout, type Placed } from "./layout";
import { createBrush, nearBrush, type Brush } from "./paper/brush";
import { disc, el, group, shape, type Mark } from "./paper/markup";
import { seededRandom } from "./paper/random";
import { sleepSeated } from "./people/aboard";
import { withoutWorn } from "./people/on-ears";
import { withoutTold } from "./people/told-clothes";
import { findAbed, isBedBrought, isBedTaken, isInBed } from "./people/who-in-bed";
import { PLACE_DRAWINGS, type Medium } from "./places/place-drawings";
import type { PropFacts } from "./props/prop-drawings";
import { framed } from "./things/framed";
import { drawSky } from "./sky/sky";
import { drawWeather } from "./sky/weather";

export const PAGE = { width: 1200, height: 900 } as const;

export const sheet = (width: number, height: number, marks: readonly Mark[]): string =>
  seenThrough(`0 0 ${width} ${height}`, marks);

function seenThrough(viewBox: string, marks: readonly Mark[]): string {
  return el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    marks,
  );
}

/** As far from the middle of a page, of the way to its edge, there is no dusk. */
const CLEAR = 0.68;
/** All of a page but its clear middle: nothing is painted there, which would take as long as what is seen. */
const EDGES = ((): string => {
  const { width, height } = PAGE;
  const [across, down] = [width * CLEAR, height * CLEAR];
  const half = `a${across / 2} ${down / 2} 0 1 0`;
  const clear = `M${(width - across) / 2} ${height / 2}${half} ${across} 0${half} ${-across} 0Z`;
  return `M0 0H${width}V${height}H0Z${clear}`;
})();

/** Warm light from the sun's side and dusk at the edges, over everything. */
function veil(b: Brush): Mark[] {
  const { sun, glow, darkness } = b.light;
  const edge = 0.14 + darkness * 0.2;
  const dusk = b.halo([
    [CLEAR, "#2a2150", 0],
    [1, "#2a2150", edge],
  ]);
  const marks = [shape(EDGES, dusk, { "fill-rule": "evenodd" })];
  if (sun !== null && !b.indoors) marks.push(disc(sun.x, sun.y, 620, b.glow(glow, 0.22)));
  return marks;
}

function stood(b: Brush, placed: Placed, facts: PropFacts, footing: "shadow" | "water" | "none"): Mark {
  const { x, y, scale, flip } = placed;
  const marks = facts.draw(nearBrush(b));
  const at = { x, y, scale, flip };
  if (footing === "water") return group(wading(b, marks, 12, facts.half), at);
  return group(footing === "shadow" ? [shadowUnder(b, facts.half * 1.1), ...marks] : marks, at);
}

/** How a thing of a scene is drawn, in its colour. */
function factsIn(scene: Scene, prop: SceneProp, own: PropFacts = propFacts(prop)): PropFacts {
  return { ...own, draw: (b) => inColour(b, scene, { kind: prop, marks: own.draw(b) }) };
}

/** What came down is drawn as it lies there. */
function onFloor(scene: Scene, prop: SceneProp): PropFacts {
  const facts = propFacts(prop);
  return factsIn(scene, prop, { ...facts, draw: facts.lying ?? facts.draw });
}

function largeThings(b: Brush, scene: Scene, { layout, medium }: { layout: Layout; medium: Medium }): Mark[] {
  return layout.behind.map((thing) => {
    const afloat = medium === "surface";
    const y = afloat ? thing.y - 20 : thing.y;
    const footing = afloat ? "water" : medium === "deep" ? "none" : "shadow";
    return stood(b, { ...thing, y }, factsIn(scene, thing.prop), footing);
  });
}

function everybody(context: CastContext): Mark[] {
  const { layout, brush, scene, medium } = context;
  const beside = layout.companions.map((placed) => ({
    placed,
    home: characterFacts(scene.companions[placed.index]?.kind ?? "girl").home,
  }));
  const hero = drawHero(context);
  // Larger ones stand behind, and whoever is lower on the picture stands in front.
  const abed = findAbed(scene);
  const depth = ({ placed }: (typeof beside)[number]): number =>
    placed.index === abed ? Infinity : placed.scale;
  const order = [...beside].sort((a, b) => (depth(a) < depth(b) ? 1 : -1));
  const drawn = order.map(({ placed }) => drawCompanion(context, placed));
  // Whoever stands by a bed stands before it.
  if (isInBed(scene)) return [hero, ...drawn];
  if (medium !== "surface" || !hasBoat(scene)) return [...drawn, hero];
  const aboard = beside.filter(({ home }) => home === "ground").map(({ placed }) => placed.x);
  const swimmers = order
    .filter(({ home }) => home !== "ground")
    .map(({ placed }) => drawCompanion(context, placed));
  const passengers = order
    .filter(({ home }) => home === "ground")
    .map(({ placed }) => drawCompanion(context, placed));
  const xs = [layout.hero.x, ...aboard];
  const things = stow(xs, layout.floor).map((thing) =>
    stood(brush, thing, onFloor(scene, thing.prop), "none"),
  );
  const room = things.length > 0 ? 40 : 0;
  const hull = drawHull(brush, Math.min(...xs) - room, Math.max(...xs) + room);
  return [...swimmers, ...passengers, hero, ...things, ...hull];
}

type Thing = Layout["floor"][number];

/** In the boat: at its ends, facing out, then between those who sit in it. */
function stow(people: readonly number[], things: readonly Thing[]): Thing[] {
  const seats = people.toSorted((a, b) => a - b);
  const [left = 600, right = 600] = [seats[0], seats.at(-1)];
  const between = seats.slice(1).map((x, index) => (x + (seats[index] ?? x)) / 2);
  const spots = [right + 124, left - 124, ...between];
  return things.map((thing, index) => {
    const x = spots[index % spots.length] ?? right;
    return { ...thing, x, y: 724, flip: x < left };
  });
}

/** What is told to be in a blanket looks out of it. */
function wrapUp({ happening, props }: Scene, floor: readonly Thing[]): readonly Thing[] {
  const blanket = floor.find(({ prop }) => prop === "blanket");
  const inside = floor.find(({ prop }) => prop === props[0] && prop !== "blanket");
  if (!blanket || !inside || !/\bin a blanket\b/u.test(happening)) return floor;
  const around = { ...blanket, x: inside.x, y: inside.y + 10 };
  return [...floor.filter((thing) => thing !== blanket), around];
}

/** One moon is enough: the story's own takes the place of the sky's. */
function withOneMoon(brush: Brush, { props }: Scene): Brush {
  const { light } = brush;
  return props.includes("moon") && light.sun?.moon ? { ...brush, light: { ...light, sun: null } } : brush;
}

function hasWeather({ place }: Scene): boolean {
  const { indoors, medium } = PLACE_DRAWINGS[place];
  return !indoors && medium !== "deep" && place !== "space";
}

/** Who else is a hero, how old all of them are, and the part of the page that is shown. */
type Heroes = Pick<PageHero, "age" | "others"> & { view?: string };

/** Where the story draws a bed itself. */
const hasNoOwnBed = (scene: Scene): boolean => isBedTaken(scene) || isBedBrought(scene);

export function composeScene(told: Scene, look: HeroLook, seed: number, heroes: Heroes = {}): string {
  const scene = withoutTold(withoutWorn(sleepSeated(inMood(drawable(told)))));
  const place = PLACE_DRAWINGS[scene.place];
  const plain = createBrush({
    time: scene.time,
    weather: scene.weather,
    indoors: place.indoors,
    afloat: place.medium === "surface",
    isBedTaken: hasNoOwnBed(scene),
    seed,
  });
  const brush = withOneMoon(plain, scene);
  const layout = layOut(scene, place.medium, seededRandom(seed ^ 0x9e3779b9));
  const context: CastContext = { brush, scene, look, layout, medium: place.medium, heroes };
  const { back, front = [] } = place.draw(brush);
  const outdoors = hasWeather(scene);
  const afloat = place.medium === "surface";
  const things = (): Mark[] =>
    wrapUp(scene, layout.floor).map((thing) =>
      stood(brush, thing, onFloor(scene, thing.prop), afloat ? "water" : "shadow"),
    );
  // Leaves that the wind drives would lie on faces.
  const inFront = scene.weather !== "wind";
  const marks = [
    ...(place.indoors ? [] : drawSky(brush)),
    ...back,
    ...layout.wall.map((thing) => framed(brush, thing, factsIn(scene, thing.prop))),
    ...largeThings(brush, scene, { layout, medium: place.medium }),
    ...layout.air.map((thing) => stood(brush, thing, factsIn(scene, thing.prop), "none")),
    ...(outdoors && !inFront ? drawWeather(brush) : []),
    ...(afloat && !hasBoat(scene) ? things() : []),
    ...everybody(context),
    ...front,
    ...(afloat ? [] : things()),
    ...(outdoors && inFront ? drawWeather(brush) : []),
    ...veil(brush),
  ];
  const { view = `0 0 ${PAGE.width} ${PAGE.height}` } = heroes;
  return seenThrough(view, [el("defs", {}, brush.definitions()), ...marks]);
}
