import { describe, expect, it, test } from "vitest";
import type { Companion, StoryPage } from "@/lib/shared/story";
import { createBrush, nearBrush } from "./classic/paper/brush";
import { seededRandom } from "./classic/paper/random";
import { COLOUR_PAINTS } from "./classic/paper/recolour";
import { HAIR } from "./classic/people/complexion";
import { drawingOf } from "./classic/things/thing-drawings";
import { dressSubject } from "./worn-colours";

const page = (...companions: Companion[]): StoryPage => ({
  ...{ number: 1, text: "", moment: null },
  scene: {
    ...{ place: "castle", time: "noon", weather: "clear", props: [], happening: "{hero} waves." },
    ...{ hero: { pose: "waving", feeling: "happy" }, companions },
  },
});
const somebody = (kind: Companion["kind"]): Companion => ({ kind, name: "Ada", feeling: "happy" });
const dressed = (wish: string, kind: Companion["kind"] = "thing:knight") => {
  const [told] = dressSubject([page(somebody(kind))], { asked: [wish], shows: ["thing:knight"] });
  const [one] = told?.scene.companions ?? [];
  return { ...one?.worn, ...(one?.look && { hair: one.look.hairColour }) };
};

describe("an order says how its subject looks", () => {
  it.each([
    ["The knight with the blue shield", { shield: "blue" }],
    ["the knight in golden armour", { armor: "gold" }],
    ["a princess with red hair in a green dress", { clothes: "green", hair: "red" }],
    ["the red-haired princess", { hair: "red" }],
    ["a fairy with long blonde hair", { hair: "blonde" }],
    ["the hero with the purple cape", { cape: "purple" }],
    ["The red knight", {}],
    ["a princess with pink hair", {}],
  ])("%s", (wish, expected) => {
    expect(dressed(wish)).toEqual(expected);
  });
  it("and nobody else's looks", () => {
    expect(dressed("The knight with the blue shield", "boy")).toEqual({});
  });
});

const brush = nearBrush(createBrush({ time: "noon", weather: "clear", indoors: false, seed: 1 }));
const drawn = (noun: string, more: Partial<Companion>) =>
  drawingOf(noun)
    ?.draw(brush, "happy", { chance: seededRandom(1), isKin: false, beside: {} as never, ...more })
    .join("") ?? "";

test.each([
  ["princess", { look: { hairColour: "red" } }, brush.tone(HAIR.red)],
  ["knight", { worn: { shield: "green" } }, COLOUR_PAINTS.green],
  ["knight", { worn: { armor: "gold" } }, COLOUR_PAINTS.gold],
  ["superhero", { worn: { cape: "purple" } }, COLOUR_PAINTS.purple],
  ["princess", { worn: { clothes: "blue" } }, COLOUR_PAINTS.blue],
] as const)("a %s is drawn so: %o", (noun, more, paint) => {
  expect(drawn(noun, more)).toContain(paint);
  expect(drawn(noun, {})).not.toContain(paint);
});
