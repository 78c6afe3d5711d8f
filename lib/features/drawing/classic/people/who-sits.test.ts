import { describe, expect, it } from "vitest";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import type { Companion, HeroLook, Place, Pose, Scene } from "@/lib/shared/story";
import { listSitters } from "./who-sits";

const LOOK: HeroLook = {
  ...{ skin: "tan", hairColour: "black", hairStyle: "short", glasses: false, outfit: 1, style: null },
};
const person = (kind: Companion["kind"], name: string): Companion => ({ kind, name, feeling: "calm" });
const MEI = person("girl", "Mei");
const DAD = person("grown-up-man", "Dad");
const HADDAD = person("grown-up-woman", "Mrs. Haddad");
const PATCH = person("dog", "Patch");

type Told = { pose?: Pose; place?: Place; props?: Scene["props"] };
const sceneOf = (
  happening: string,
  companions: Companion[],
  { pose = "sitting", place = "living-room", props = [] }: Told = {},
): Scene => ({
  ...{ place, time: "evening", weather: "clear", props },
  ...{ hero: { pose, feeling: "calm" }, companions, happening },
});

describe("who sits beside the hero", () => {
  it.each<[string, Companion[], number[]]>([
    ["{hero} sits on the rug with Mei, a candle and a toy robot.", [MEI], [0]],
    ["{hero} sits in the hall between Mei and Dad.", [MEI, DAD], [0, 1]],
    ["{hero} sits beside Mrs. Haddad and Dad.", [HADDAD, DAD], [0, 1]],
    ["{hero} sits across the table from Dad, laughing.", [DAD], [0]],
    ["{hero} and Mei sit on a blanket, and Dad is there.", [MEI, DAD], [0]],
    ["{hero}, Mei and Dad sit on the floor.", [MEI, DAD], [0, 1]],
    ["{hero} sits under a blanket, and Dad sits close by.", [DAD], [0]],
    ["{hero} sits with shoes and Mei, and Dad looks at the shoes.", [MEI, DAD], [0]],
    ["{hero} sits with Mei, while Dad brings soup.", [MEI, DAD], [0]],
    ["{hero} sits by a lamp, and Mei and Dad listen.", [MEI, DAD], []],
    ["{hero} sits with Mei’s book, and Mei laughs.", [MEI], []],
    ["{hero} sits on the floor with Patch.", [PATCH], []],
    ["{hero} sits on the rug, and Dad sits up in surprise.", [DAD], []],
  ])("%s", (happening, companions, expected) => {
    expect(listSitters(sceneOf(happening, companions), false)).toEqual(expected);
  });

  it.each<[string, Told, boolean]>([
    ["stands", { pose: "standing" }, false],
    ["is in the one chair", {}, true],
    ["is on a horse", { props: ["thing:saddled-horse"] }, false],
    ["is in bed", { place: "bedroom" }, false],
  ])("is nobody where the hero %s", (_, told, hasChair) => {
    const scene = sceneOf("{hero} sits in bed with Dad.", [DAD], told);
    expect(listSitters(scene, hasChair)).toEqual([]);
  });

  it("has crossed legs on the ground, and a seat of their own in a train", () => {
    const happening = "{hero} sits with Dad.";
    const legs = (svg: string) => svg.split("L-58 -18L").length - 1;
    const drawn = (told: Told, said = happening) => composeScene(sceneOf(said, [DAD], told), LOOK, 1);
    expect(legs(drawn({}))).toBeGreaterThan(legs(drawn({}, "{hero} sits, and Dad stands near.")));
    const seats = (svg: string) => svg.split('height="236"').length - 1;
    const inside = { place: "train-inside" } as const;
    expect(seats(drawn(inside))).toBe(2);
    expect(seats(drawn(inside, "{hero} sits, and Dad stands near."))).toBe(1);
  });
});
