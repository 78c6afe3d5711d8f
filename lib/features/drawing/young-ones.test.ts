import { describe, expect, it, test } from "vitest";
import { CHARACTERS, isHuman, type CompanionKind, type Scene, type StoryPage } from "@/lib/shared/story";
import { CHARACTER_DRAWINGS } from "./classic/characters/character-drawings";
import { layOut } from "./classic/layout";
import { createBrush, nearBrush } from "./classic/paper/brush";
import { seededRandom } from "./classic/paper/random";
import { drawingOf } from "./classic/things/thing-drawings";
import { markYoung } from "./young-ones";

const sceneWith = (...kinds: CompanionKind[]): Scene => ({
  ...{ place: "farm", time: "morning", weather: "clear", props: [], happening: "{hero} looks around." },
  hero: { pose: "standing", feeling: "happy" },
  companions: kinds.map((kind) => ({ kind, name: "Pip", feeling: "happy" })),
});
const pageWith = (...kinds: CompanionKind[]): StoryPage => ({
  ...{ number: 1, text: "", moment: null },
  scene: sceneWith(...kinds),
});
const youngIn = (word: string, shows: string[], ...kinds: CompanionKind[]) =>
  markYoung([pageWith(...kinds)], { word, shows }).flatMap(({ scene }) =>
    scene.companions.map(({ young }) => young ?? false),
  );

describe("a story about a young one", () => {
  it.each(["puppy", "lamb", "fox cub", "baby elephant", "penguin chick", "baby bird"])("%s", (word) => {
    expect(youngIn(word, ["dog"], "dog", "cat")).toEqual([true, false]);
  });
  it.each(["dog", "lambing season", "baby", "baby brother", "kitchen"])(
    "%s isn't one of an animal",
    (word) => {
      expect(youngIn(word, ["girl"], "girl", "dog")).toEqual([false, false]);
    },
  );
  it("has nobody smaller where the drawing is of a young one already", () => {
    expect(youngIn("duckling", ["thing:baby-chick"], "thing:baby-chick")).toEqual([false]);
  });
});

test("a young one is smaller than the grown one", () => {
  const scene = sceneWith("sheep");
  const [lamb = 0, ewe = 0] = [true as const, undefined].map((young) => {
    const companions = scene.companions.map((one) => ({ ...one, ...(young && { young }) }));
    return layOut({ ...scene, companions }, "ground", seededRandom(1)).companions[0]?.scale;
  });
  expect(lamb).toBeLessThan(ewe * 0.7);
});

const brush = nearBrush(createBrush({ time: "noon", weather: "clear", indoors: false, seed: 1 }));

test.each(["dog", "cat", "sheep", "cow", "horse", "duck", "lion"] as const)(
  "a young %s has a larger head, and nothing that only the grown have",
  (kind) => {
    const who = { chance: seededRandom(1), isKin: false } as never;
    const [grown, young] = [brush, { ...brush, isYoung: true }].map((b) =>
      CHARACTER_DRAWINGS[kind].draw(b, "happy", who).join(""),
    );
    expect(young).toContain("scale(1.26)");
    expect(grown).not.toContain("scale(1.26)");
    if (kind === "lion") expect(young).not.toContain(brush.tone("#b0672f"));
    if (kind === "cow") expect(young).not.toContain("M54 -222Q40");
  },
);

test("people are drawn by their age, and not as young ones", () => {
  for (const kind of CHARACTERS.filter(isHuman))
    expect(youngIn("baby animals", [kind], kind)).toEqual([false]);
});

test("a puppy on the floor is the one of its kind that stands beside a child", () => {
  for (const [young, grown] of [
    ["puppy", "dog"],
    ["kitten", "cat"],
    ["lamb", "sheep"],
    ["duckling", "duck"],
  ] as const)
    expect(drawingOf(young)?.scale).toBeLessThan(CHARACTER_DRAWINGS[grown].scale * 0.7);
});
