import { expect, test } from "vitest";
import type { DrawnThing, HeroLook, Scene, SceneProp } from "@/lib/shared/story";
import { composeScene } from "./compose-scene";
import { coverAltText } from "@/lib/features/drawing/alt-text";
import { composeCover, coverScene, seenSize } from "./cover";
import { layOut } from "./layout";
import { seededRandom } from "./paper/random";
import { characterFacts } from "./things/facts-of";

const LOOK: HeroLook = {
  ...{ skin: "tan", hairColour: "black", hairStyle: "short", glasses: false, outfit: 1, style: null },
};
const SCENE: Scene = {
  ...{ place: "garden", time: "morning", weather: "clear", companions: [], props: [] },
  hero: { pose: "standing", feeling: "happy" },
  happening: "{hero} looks around.",
};
const meeting = (...kinds: (DrawnThing | "dog" | "grandmother")[]): Scene => ({
  ...SCENE,
  companions: kinds.map((kind) => ({ kind, name: "Pip", feeling: "happy" })),
});
const coverOf = (scene: Scene, ...subject: string[]) =>
  composeCover(scene, new Set(subject), { look: LOOK, seed: 4, hero: { name: "Ada", age: 6 } });
/** Left, top, width and height of what is shown. */
const viewOf = (svg: string | null): number[] =>
  (/viewBox="([^"]+)"/u.exec(svg ?? "")?.[1] ?? "").split(" ").map(Number);

test.each<[string, Scene, string]>([
  ["a snail", meeting("thing:snail", "dog"), "thing:snail"],
  ["a wolf", meeting("thing:wolf", "dog"), "thing:wolf"],
  ["a fish", meeting("thing:fish"), "thing:fish"],
  ["a balloon's cake", { ...SCENE, props: ["cake", "flower"] }, "cake"],
])("a cover shows %s from near, in the page's own shape and within the page", (_what, scene, name) => {
  const [left = 0, top = 0, width = 0, height = 0] = viewOf(coverOf(scene, name));
  expect(width).toBeLessThan(1000);
  expect(height / width).toBeCloseTo(0.75, 2);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(1200);
  expect(top + height).toBeLessThanOrEqual(900);
});

test("nobody else is on it, whoever stands about on the page", () => {
  const alone = coverOf(meeting("thing:wolf"), "thing:wolf");
  expect(coverOf(meeting("thing:wolf", "dog", "grandmother"), "thing:wolf")).toBe(alone);
});

test("who is small is knelt to, and seen larger than whoever stands would show them", () => {
  const [, , near = 0] = viewOf(coverOf(meeting("thing:snail"), "thing:snail"));
  const running = { ...meeting("thing:snail"), hero: { pose: "running", feeling: "happy" } } as const;
  const [, , far = 0] = viewOf(coverOf(running, "thing:snail"));
  expect(near).toBeLessThan(far);
});

test.each(["thing:baker", "thing:giant", "thing:giraffe"] as const)(
  "nobody kneels to the %s, who is seen to the top",
  (kind) => {
    const [, top = 0, , height = 0] = viewOf(coverOf(meeting(kind), kind));
    const [, , , lower = 0] = viewOf(coverOf(meeting("thing:snail"), "thing:snail"));
    expect(height).toBeGreaterThan(lower);
    // Feet are at 806 and below; a grown-up is four fifths of the page.
    expect(top).toBeLessThan(200);
  },
);

test.each<[string, Scene]>([
  ["who stands there", meeting("thing:giant")],
  ["who is a thing of the scene", { ...SCENE, props: ["thing:giant"] }],
])(
  "a giant is seen to the top of the head, on a page that shows no edge of the paper: %s",
  (_what, scene) => {
    const [, top = 0, , height = 0] = viewOf(coverOf(scene, "thing:giant"));
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height).toBeLessThanOrEqual(900);
    // Of the drawing of a person without a hat, 290 units are above the feet.
    const { companions, behind } = layOut(scene, "ground", seededRandom(4 ^ 0x9e3779b9));
    const { y, scale } = [...companions, ...behind][0] ?? { y: 0, scale: 0 };
    const tall = (characterFacts("thing:giant").height ?? 0) * (290 / 350);
    expect(y - tall * scale).toBeGreaterThan(top);
  },
);

test.each<[string, Scene, string[]]>([
  ["a place", SCENE, ["garden"]],
  ["nothing that is drawn", meeting("dog"), ["thing:flibbertigibbet"]],
  ["somebody of the family", meeting("grandmother"), ["grandmother"]],
  ["what is in the sky", { ...SCENE, props: ["thing:rainbow"] }, ["thing:rainbow"]],
])("%s is shown by its page", (_what, scene, subject) => {
  expect(coverOf(scene, ...subject)).toBeNull();
});

test("heroes who have a story together are all on its cover", () => {
  const others = [{ name: "Ben", gender: "Boy", age: 7, look: LOOK }] as const;
  const hero = { name: "Ada", age: 6, others };
  expect(
    composeCover(meeting("thing:wolf"), new Set(["thing:wolf"]), { look: LOOK, seed: 4, hero }),
  ).toBeNull();
});

const DIGGER: SceneProp = "thing:digger";
const inRoom = (...props: SceneProp[]): Scene => ({ ...SCENE, place: "living-room", props });

test("a digger that is made of boxes stands in the room, where any other is a picture on the wall", () => {
  const made = seenSize(inRoom("box", DIGGER), new Set([DIGGER]));
  const framed = seenSize(inRoom(DIGGER), new Set([DIGGER]));
  expect(framed).toBeGreaterThan(0);
  expect(made).toBeGreaterThan(framed * 2);
  const [left = 0, , width = 0] = viewOf(coverOf(inRoom("box", DIGGER), DIGGER));
  expect(left + width).toBeLessThanOrEqual(1200);
});

test.each<[Scene, string, string]>([
  [
    meeting("thing:snail", "dog"),
    "thing:snail",
    "Ada and Pip the snail, seen from near in a garden in the morning. Ada kneels and looks happy.",
  ],
  [
    { ...SCENE, props: ["cake", "flower"], companions: meeting("dog").companions },
    "cake",
    "Ada and a cake, seen from near in a garden in the morning. Ada looks happy.",
  ],
])("its words say what it draws, and nothing of the page besides", (scene, subject, expected) => {
  expect(coverAltText(coverScene(scene, new Set([subject]), LOOK), "Ada")).toBe(expected);
});

test("a page shows all of itself", () => {
  expect(viewOf(composeScene(SCENE, LOOK, 4))).toEqual([0, 0, 1200, 900]);
});
