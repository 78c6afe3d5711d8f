import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isDrawnThing, type DrawnThing, type HeroLook, type Scene } from "@/lib/shared/story";
import { LEXICON } from "@/lib/features/writing/subjects/lexicon/all-entries";
import { companionOf } from "@/lib/features/writing/classic/subject-words";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { composeScene, sheet } from "@/lib/features/drawing/classic/compose-scene";
import { createBrush, nearBrush, type Brush } from "@/lib/features/drawing/classic/paper/brush";
import { el, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { CATALOGUE } from "./catalogue/catalogue";
import { readNouns } from "./catalogue/read-nouns";
import { OWN_NOUNS } from "./own/own-things";
import { drawingOf, hasDrawing } from "./thing-drawings";

const LOOK: HeroLook = {
  skin: "brown",
  hairColour: "black",
  hairStyle: "curly",
  glasses: false,
  outfit: 2,
  style: null,
};
const SCENE: Scene = {
  place: "park",
  time: "morning",
  weather: "clear",
  hero: { pose: "standing", feeling: "happy" },
  companions: [],
  props: [],
  happening: "{hero} looks around.",
};
const NOUNS = [...new Set([...CATALOGUE.map(({ noun }) => noun), ...OWN_NOUNS])];

const brushAt = (time: "noon" | "night"): Brush =>
  nearBrush(createBrush({ time, weather: "clear", indoors: false, seed: 3 }));

function thingOf(noun: string) {
  const thing = drawingOf(noun);
  if (!thing) throw new Error(`no drawing: ${noun}`);
  return thing;
}

test("the catalogue has more than five hundred things, each once", () => {
  expect(NOUNS.length).toBeGreaterThan(500);
  const taken = CATALOGUE.map(({ noun }) => noun);
  expect(taken.filter((noun, index) => taken.indexOf(noun) !== index)).toEqual([]);
});

test("every thing is drawn as well-made markup, other by night than by day", async () => {
  const [day, night] = [brushAt("noon"), brushAt("night")];
  const all: Mark[] = [];
  for (const noun of NOUNS) {
    const { draw } = thingOf(noun);
    const marks = draw(day);
    expect(marks.join(""), noun).not.toMatch(/NaN|undefined|null|Infinity|<text|<image|href/);
    expect(draw(night).join(""), noun).not.toBe(marks.join(""));
    all.push(...marks);
  }
  // Whatever isn't well-formed can't be read at all.
  const svg = sheet(100, 100, [el("defs", {}, day.definitions()), ...all]);
  expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(100);
});

test("every thing has a size that stands beside a child", () => {
  const sizes = NOUNS.map((noun) => {
    const { scale, half } = thingOf(noun);
    return { noun, width: half * 2 * scale };
  });
  expect(sizes.filter(({ width }) => width < 30 || width > 520)).toEqual([]);
});

test("what hands hold is no larger than a child, and hangs on a point of itself", () => {
  for (const noun of NOUNS) {
    const { grip, scale, half } = thingOf(noun);
    if (grip === null) continue;
    expect(half * 2 * scale, noun).toBeLessThan(300);
    expect(Math.abs(grip[0]), noun).toBeLessThanOrEqual(half);
  }
});

test("a larger animal is larger", () => {
  const size = (noun: string) => thingOf(noun).scale * thingOf(noun).half;
  const ranks = ["ant", "hamster", "kitten", "guide-dog", "tiger", "giraffe"].map(size);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test("two things with gradients of their own stand on one page", () => {
  const props: DrawnThing[] = [
    "thing:eid-lantern",
    "thing:menorah",
    "thing:eid-lantern",
    "thing:fire-engine",
  ];
  const svg = composeScene({ ...SCENE, props }, LOOK, 5);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
});

test("a thing that nobody knows is left out, whoever named it", () => {
  const unknown: DrawnThing[] = ["thing:flibbertigibbet", "thing:", "thing:constructor", "thing:__proto__"];
  const odd = {
    ...SCENE,
    props: unknown,
    companions: unknown.map((kind) => ({ kind, name: "Pip", feeling: "happy" as const })),
  };
  expect(composeScene(odd, LOOK, 5)).toBe(composeScene(SCENE, LOOK, 5));
});

test.each(["banana", "banana-boat size", "=x", "fire-engine:"])("%s is read as a line or refused", (line) => {
  const kind = {
    size: 60,
    station: "floor",
    grasp: "hand",
    home: "ground",
    mirrored: false,
  } as const;
  if (line.startsWith("banana")) expect(readNouns(kind, line).map(({ size }) => size)).toContain(60);
  else expect(() => readNouns(kind, line)).toThrow();
});

const nounOf = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
/** Where another drawing fits better than the one of its name: "kiwi" is a fruit, "carriage" one of a train. */
const ANOTHER_FITS = new Set(
  `kiwi carriage nail snow wind moon tree water Earth heart lamp raft button footprint duckling cousin lantern
  friend classmate`.split(/\s+/u),
);

/** Whether an entry with a drawing of its own name is drawn as something that looks otherwise. */
function isStandIn(entry: (typeof LEXICON)[number]): boolean {
  const drawn = companionOf(entry);
  const [own, other] = [drawingOf(nounOf(entry.word)), drawingOf(drawn.replace("thing:", ""))];
  if (!own || ANOTHER_FITS.has(entry.word)) return false;
  return !other || other.draw(brushAt("noon")).join("") !== own.draw(brushAt("noon")).join("");
}

describe("what stories are about can be drawn", () => {
  test("every thing that a plot draws", () => {
    const drawn = SHAPES.flatMap((shape) => [
      ...shape.beats.flatMap((beat) => ("props" in beat ? (beat.props ?? []) : [])),
      ...Object.values(shape.cast).flat(),
      ...(shape.shows ?? []),
      ...Object.values(shape.picks ?? {}).flatMap((picks) => picks.flatMap(({ prop }) => prop ?? [])),
    ]);
    expect(drawn.filter((kind) => isDrawnThing(kind) && !hasDrawing(kind))).toEqual([]);
  });

  test("nobody who works is drawn as what they work with", () => {
    const tools = LEXICON.filter(
      (entry) => entry.class === "person" && hasDrawing(`thing:${nounOf(entry.word)}`) && isStandIn(entry),
    );
    expect(tools.map(({ word }) => word)).toEqual([]);
  });

  test("what has a drawing of its own is drawn by it, and not by another", () => {
    const standIns = LEXICON.filter(
      (entry) => entry.draw && !ANOTHER_FITS.has(entry.word) && isStandIn(entry),
    );
    expect(standIns.map(({ word, draw }) => `${word}: ${draw ?? ""}`)).toEqual([]);
  });

  test("nine in ten subjects by a drawing of their own", () => {
    const without = LEXICON.filter((entry) => {
      const kind = companionOf(entry);
      return isDrawnThing(kind) && !hasDrawing(kind);
    });
    expect(without.length, without.map(({ word }) => word).join(", ")).toBeLessThan(LEXICON.length * 0.1);
  });
});
