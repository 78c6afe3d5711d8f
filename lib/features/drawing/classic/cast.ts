import type { HeroLook, Scene } from "@/lib/shared/story";
import { CHARACTER_DRAWINGS } from "./characters/character-drawings";
import type { Layout, Placed } from "./layout";
import { nearBrush, type Brush } from "./paper/brush";
import { dim, lift, multiply } from "./paper/colour";
import { box, disc, el, group, oval, shape, stroke, times, type Mark } from "./paper/markup";
import { heroPerson } from "./people/hero";
import { drawPerson, type Held, type PersonLook } from "./people/person";
import { drawSleeper } from "./people/sleeper";
import { stanceOf, type Stance } from "./people/stance";
import type { Medium } from "./places/place-drawings";
import { waterColour } from "./places/water";
import { PROP_DRAWINGS } from "./props/prop-drawings";

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

/** Skin, hair and cloth as they look in this light. */
function inLight(b: Brush, look: PersonLook): PersonLook {
  const { skin } = look;
  return {
    ...look,
    skin: { base: b.tone(skin.base), blush: b.tone(skin.blush), line: b.tone(skin.line) },
    hair: b.tone(look.hair),
  };
}

function heldFor(b: Brush, layout: Layout): Held | null {
  if (layout.held === null) return null;
  const { draw, scale, grip, grasp } = PROP_DRAWINGS[layout.held];
  if (grip === null) return null;
  return { marks: [group(draw(b), { x: -grip[0] * scale, y: -grip[1] * scale, scale })], grip: grasp };
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
  const water = waterColour(b);
  return [
    oval([0, 4], [width * 1.5, width * 0.3], water),
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

export type CastContext = { brush: Brush; scene: Scene; layout: Layout; medium: Medium };

export function drawHero({ brush, scene, layout, medium }: CastContext, look: HeroLook): Mark {
  const near = nearBrush(brush);
  const { pose, feeling } = scene.hero;
  const person = inLight(near, heroPerson(look));
  const airless = medium === "deep" || scene.place === "space";
  if (airless && look.style !== "space-explorer") {
    const glass = [
      disc(0, -12, 92, "#dff3f7", { opacity: 0.22 }),
      stroke("M-66 -44Q-46 -78 -14 -86", "#ffffff", 7, { opacity: 0.7 }),
      disc(0, -12, 92, "none", { stroke: "#eef8f8", "stroke-width": 5, opacity: 0.75 }),
    ];
    person.outfit = { ...person.outfit, hat: [...person.outfit.hat, ...glass] };
  }
  const held = heldFor(near, layout);
  const { x, y, scale, flip } = layout.hero;
  const at = { x, y, scale, flip };
  if (pose === "sleeping") return group([shadowUnder(brush, 210), ...drawSleeper(person)], at);
  const floats = medium === "deep" || medium === "weightless" || medium === "aloft";
  if (pose === "swimming" && !floats) {
    const body = drawPerson(person, { ...stanceOf("standing"), ...TREADING }, { feeling, held });
    return group(wading(brush, body, 112, 96), at);
  }
  const stance = stanceOf(pose);
  const figure = drawPerson(person, stance, { feeling, held });
  const shadow = shadowUnder(brush, Math.max(46, 86 - stance.lifted * 0.25));
  return group(
    [...(medium === "deep" ? [] : [shadow]), ...(pose === "climbing" ? ladder(near) : []), ...figure],
    at,
  );
}

function companionMarks(context: CastContext, placed: Placed & { index: number }): Mark[] {
  const { brush, scene, medium } = context;
  const companion = scene.companions[placed.index];
  if (companion === undefined) return [];
  const { draw, half, home } = CHARACTER_DRAWINGS[companion.kind];
  const marks = draw(nearBrush(brush), companion.feeling);
  const floats = medium === "deep" || medium === "weightless" || medium === "aloft";
  if (home === "water" && !floats)
    return wading(brush, marks, companion.kind === "octopus" ? 44 : 30, half * 0.8);
  const lift = home === "air" ? -250 / placed.scale : 0;
  const adrift = home === "water" && floats ? -110 / placed.scale : 0;
  return [
    ...(medium === "deep" ? [] : [shadowUnder(brush, half * (lift === 0 ? 1 : 0.5))]),
    group(marks, { y: lift + adrift }),
  ];
}

export function drawCompanion(context: CastContext, placed: Placed & { index: number }): Mark {
  const { x, y, scale, flip } = placed;
  return group(companionMarks(context, placed), { x, y, scale, flip });
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
