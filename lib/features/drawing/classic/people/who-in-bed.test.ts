import { describe, expect, it } from "vitest";
import type { Companion, HeroLook, Pose, Scene } from "@/lib/shared/story";
import { listSharers } from "@/lib/features/drawing/classic/bed-sharers";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import { layOut } from "@/lib/features/drawing/classic/layout";
import { seededRandom } from "@/lib/features/drawing/classic/paper/random";
import { findAbed } from "./who-in-bed";

const LOOK: HeroLook = {
  ...{ skin: "tan", hairColour: "black", hairStyle: "short", glasses: false, outfit: 1, style: null },
};
const person = (kind: Companion["kind"], name: string, hero?: number): Companion => ({
  ...{ kind, name, feeling: "calm" },
  ...(hero === undefined ? {} : { hero }),
});
const MEI = person("girl", "Mei");
const DAD = person("grown-up-man", "Dad");
const PATCH = person("dog", "Patch");
const sceneOf = (pose: Pose, happening: string, companions: Companion[]): Scene => ({
  ...{ place: "bedroom", time: "night", weather: "clear", props: ["thing:bed"] },
  ...{ hero: { pose, feeling: "calm" }, companions, happening },
});
const layoutOf = (scene: Scene) => layOut(scene, "ground", seededRandom(1));

describe("who shares the hero's bed", () => {
  it.each<[Pose, string, Companion[], number[]]>([
    ["sleeping", "{hero} sleeps peacefully in bed beside Mei.", [MEI], [0]],
    ["sitting", "{hero} sits sadly in bed at night beside Dad and Patch.", [DAD, PATCH], [0, 1]],
    ["hugging", "{hero} hugs Patch in bed at night, and Dad sits near.", [PATCH, DAD], [0]],
    ["sitting", "{hero} sits beside Mei on the bed at night with a lamp.", [MEI], [0]],
    ["sleeping", "{hero} lies in the new bed at night with Patch, and knocks on it.", [PATCH], [0]],
    ["sitting", "{hero} sits in bed, and Dad sits in the bed, too.", [DAD], [0]],
    ["sitting", "{hero} and Mei sit in bed.", [MEI], [0]],
    ["sleeping", "{hero} sleeps across a bed, and Dad has hardly any room left.", [DAD], [0]],
    ["sleeping", "{hero} lies in bed at night, and Dad is close by.", [DAD], []],
    ["sitting", "{hero} sits in bed at night with a spoon, with Patch and Dad close by.", [PATCH, DAD], []],
    ["sleeping", "{hero} lies in bed with Patch near by, and Dad says good night.", [PATCH, DAD], []],
    ["sitting", "{hero} sits in bed at night and asks Dad a question.", [DAD], []],
    ["sitting", "{hero} sits by the bed at night beside Mei.", [MEI], []],
    ["sitting", "{hero} sits in bed beside Rex.", [person("dinosaur", "Rex")], []],
  ])("%s: %s", (pose, happening, companions, expected) => {
    expect(listSharers(sceneOf(pose, happening, companions))).toEqual(expected);
  });

  it("is every other hero of a story together", () => {
    const scene = sceneOf("sleeping", "{hero} lies in bed, and Dad is near.", [person("boy", "Ben", 1), DAD]);
    expect(listSharers(scene)).toEqual([0]);
  });

  it("isn't drawn beside it once more, and lies in pajamas under a blanket", () => {
    const shared = sceneOf("sleeping", "{hero} sleeps in bed beside Mei.", [MEI]);
    const apart = sceneOf("sleeping", "{hero} sleeps in bed, and Mei is there.", [MEI]);
    expect([shared, apart].map((scene) => layoutOf(scene).companions.length)).toEqual([0, 1]);
    const pillows = (scene: Scene) => composeScene(scene, LOOK, 1).split("#fff6e6").length - 1;
    expect(pillows(shared)).toBe(pillows(apart) + 1);
  });
});

describe("who is in bed where the hero isn't", () => {
  it.each<[Pose, string, number | null]>([
    ["hugging", "{hero} hugs Dad, who is in bed, and Mei is there.", 0],
    ["standing", "{hero} stands at the bedroom door, and Dad rests in bed in a wool hat.", 0],
    ["standing", "{hero} stands by the bed, and Dad smiles.", null],
    ["sitting", "{hero} sits in bed, and Dad sits in bed, too.", null],
  ])("%s: %s", (pose, happening, expected) => {
    expect(findAbed(sceneOf(pose, happening, [DAD, MEI]))).toBe(expected);
  });

  it("has the one bed of the room, and whoever hugs them comes to where they sit", () => {
    const { behind, companions, hero } = layoutOf(
      sceneOf("hugging", "{hero} hugs Dad, who is in bed.", [DAD]),
    );
    expect(behind).toEqual([]);
    expect(Math.abs(hero.x - (companions[0]?.x ?? 0))).toBeLessThan(60);
  });
});
