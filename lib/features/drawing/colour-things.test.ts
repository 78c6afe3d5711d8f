import { describe, expect, it, test } from "vitest";
import { COLOURS, type Colour } from "@/lib/shared/colours";
import type { Scene, SceneProp, StoryPage } from "@/lib/shared/story";
import { createBrush, nearBrush } from "@/lib/features/drawing/classic/paper/brush";
import { apart } from "@/lib/features/drawing/classic/paper/colour";
import { COLOUR_PAINTS, listPaints } from "@/lib/features/drawing/classic/paper/recolour";
import { propFacts } from "@/lib/features/drawing/classic/things/facts-of";
import { inColour } from "@/lib/features/drawing/classic/things/in-colour";
import { LEVEL_KEYS, listWordings } from "@/lib/features/writing/classic/grammar";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { coloursIn } from "@/lib/shared/colour-words";
import { colourThings } from "./colour-things";

describe("the colour of a thing in a text", () => {
  it.each([
    ["Ada waved a red flag.", "flag", ["red"]],
    ["Two yellow rubber boots stood there.", "boots", ["yellow"]],
    ["The boat was scarlet, and wet.", "boat", ["red"]],
    ["A golden key and a blue box.", "key", ["gold"]],
    ["The red cup stood by the blue cup.", "cup", ["red", "blue"]],
    ["The blue hearing aids hummed.", "hearing aid", ["blue"]],
  ])("%s", (text, noun, colours) => {
    expect(coloursIn(text, noun)).toEqual(colours);
  });

  it.each([
    ["A red house with a flag.", "flag"],
    ["A black and white feather.", "feather"],
    ["Red as a beet, Ada held the flag.", "flag"],
    ["It had red capital letters.", "letters"],
  ])("is nothing in: %s", (text, noun) => {
    expect(coloursIn(text, noun)).toEqual([]);
  });
});

const pageOf = (number: number, text: string, props: SceneProp[], more: Partial<Scene> = {}): StoryPage => ({
  ...{ number, text, moment: null },
  scene: {
    ...{ place: "park", time: "noon", weather: "clear", companions: [], props, happening: "{hero} waits." },
    ...{ hero: { pose: "standing", feeling: "happy" }, ...more },
  },
});
const coloursOf = (pages: StoryPage[], asked: string[], words: string[] = [], shows: string[] = []) =>
  colourThings(pages, { asked, subject: { words, shows } }).map(({ scene }) => scene.colours ?? {});

describe("the things of a story", () => {
  it("have the colour that the parent asks for on every page", () => {
    const pages = [pageOf(1, "A green tractor.", ["thing:tractor"]), pageOf(2, "It ran.", ["thing:tractor"])];
    expect(coloursOf(pages, ["The Red Tractor"])).toEqual([
      { "thing:tractor": "red" },
      { "thing:tractor": "red" },
    ]);
  });

  it("are known by the parent's own word for them", () => {
    const pages = [pageOf(1, "It ran.", ["thing:delivery-truck"])];
    expect(coloursOf(pages, ["The blue lorry"], ["lorry"], ["thing:delivery-truck"])).toEqual([
      { "thing:delivery-truck": "blue" },
    ]);
  });

  it("keep the one colour that a page gave them", () => {
    const pages = [pageOf(1, "A red kite flew.", ["kite"]), pageOf(2, "Up it went.", ["kite"])];
    expect(coloursOf(pages, [])).toEqual([{ kite: "red" }, { kite: "red" }]);
  });

  it("have the colour of their page where there are two of them", () => {
    const pages = [
      pageOf(1, "A red boot.", ["thing:boot"]),
      pageOf(2, "A blue boot.", ["thing:boot"]),
      pageOf(3, "Both.", ["thing:boot"]),
    ];
    expect(coloursOf(pages, [])).toEqual([{ "thing:boot": "red" }, { "thing:boot": "blue" }, {}]);
  });

  it("and its animals, but no person", () => {
    const companions: Scene["companions"] = [
      { kind: "cat", name: "Inky", feeling: "happy" },
      { kind: "boy", name: "Bo", feeling: "happy" },
    ];
    expect(coloursOf([pageOf(1, "They ran.", [], { companions })], ["My black cat", "red boy"])).toEqual([
      { cat: "black" },
    ]);
  });
});

const brush = nearBrush(createBrush({ time: "noon", weather: "clear", indoors: false, seed: 1 }));
/** So much of what is seen of a drawing has to be of the colour that it is called by. */
const LEAST_SHARE = 0.3;

function shareOf(kind: SceneProp, colour: Colour): number {
  const marks = inColour(
    brush,
    { colours: { [kind]: colour } },
    { kind, marks: propFacts(kind).draw(brush) },
  );
  const paints = listPaints(marks);
  const room = (some: typeof paints) => some.reduce((sum, one) => sum + one.room, 0);
  const paint = brush.tone(COLOUR_PAINTS[colour]);
  return room(paints.filter(({ hex }) => apart(hex, paint, 0.5) < 0.15)) / room(paints);
}
const looks = (kind: SceneProp, colour: Colour): boolean => shareOf(kind, colour) >= LEAST_SHARE;

test("whatever a plot says is of a colour is drawn in it", () => {
  const told = new Map<string, readonly [SceneProp, Colour]>();
  for (const { beats } of SHAPES)
    for (const beat of beats) {
      if (!("happening" in beat)) continue;
      const texts = [beat.happening, ...Object.values(LEVEL_KEYS).flatMap((key) => listWordings(beat[key]))];
      const kinds = (beat.props ?? []).filter((prop): prop is SceneProp => !prop.startsWith("@"));
      for (const kind of kinds)
        for (const colour of coloursIn(texts.join(" . "), kind.replace("thing:", "").replaceAll("-", " ")))
          told.set(`${colour} ${kind}`, [kind, colour]);
    }
  expect([...told.keys()]).toContain("red flag");
  expect(told.size).toBeGreaterThan(50);
  expect([...told].filter(([, [kind, colour]]) => !looks(kind, colour)).map(([name]) => name)).toEqual([]);
});

test.each(COLOURS)("what parents name in their orders is drawn in %s", (colour) => {
  const kinds: SceneProp[] = [
    ...(["flag", "kite", "boat", "door", "ball", "balloon", "bicycle", "umbrella", "wagon"] as const),
    ...(["tractor", "car", "fire-engine", "bus", "boots", "hat", "dress", "scarf", "teapot"] as const).map(
      (noun): SceneProp => `thing:${noun}`,
    ),
  ];
  expect(kinds.filter((kind) => !looks(kind, colour))).toEqual([]);
});
