import { describe, expect, it, test } from "vitest";
import type { Companion, Feeling, Scene } from "@/lib/shared/story";
import { composeScene } from "@/lib/features/drawing/classic/compose-scene";
import { isSmile } from "@/lib/features/drawing/classic/people/face";
import { LEVEL_KEYS, listWordings, type ToldBeat } from "@/lib/features/writing/classic/grammar";
import { SHAPES } from "@/lib/features/writing/classic/shapes/all-shapes";
import { inMood, moodsSaid } from "./moods";
import { heroLookFor } from "./rules";

const BEATS = SHAPES.flatMap((shape) =>
  shape.beats.flatMap((beat) => ("happening" in beat ? [{ id: `${shape.id} ${beat.id}`, beat }] : [])),
);

/** The picture of a moment, in which everybody is called by their slot. */
function sceneOf({ pose, feeling, happening, with: beside = [] }: ToldBeat): Scene {
  const companions = beside.map((entry): Companion => {
    const [role = "", mood = "happy"] = entry.split(" ");
    return { kind: "girl", name: `{${role}}`, feeling: mood as Feeling };
  });
  return {
    ...{ place: "garden", time: "noon", weather: "clear", props: [], companions },
    ...{ hero: { pose, feeling }, happening: happening.replaceAll(/\{(\w+)\.kind\}/gu, "{$1}") },
  };
}

const facesOf = ({ hero, companions }: Scene): Map<string, Feeling> =>
  new Map([["{hero}", hero.feeling], ...companions.map((one) => [one.name, one.feeling] as const)]);

describe("whose mood a caption tells", () => {
  it.each([
    ["{hero} sits by a cup, and Mom is crying.", "Mom", "tearful"],
    ["{hero} sits by a cup while Ana cries.", "Ana", "tearful"],
    ["{hero} sits sadly in the kitchen with Mom.", "{hero}", "sad"],
    ["{hero} holds sleepy Ana.", "Ana", "sleepy"],
    ["{hero} sits near Ana, who looks worried.", "Ana", "worried"],
    ["{hero} frowns, and Mom is angry with Ana.", "Mom", "angry"],
    ["{hero} stands by a cupboard and looks crossly at Ana.", "{hero}", "angry"],
    ["{hero} is afraid of the dark, and Ana laughs.", "{hero}", "afraid"],
  ])("in %s", (caption, who, feeling) => {
    const said = moodsSaid(caption, ["Mom", "Ana"]);
    expect(said.map((one) => [one.who, one.feelings[0]])).toEqual([[who, feeling]]);
  });

  it.each([
    "{hero} stands among cross campers with Mom.",
    "{hero} walks past guards who are fast asleep.",
    "{hero} is not afraid of Mom.",
  ])("it is nobody's in %s", (caption) => {
    expect(moodsSaid(caption, ["Mom"])).toEqual([]);
  });
});

describe("a picture of sorrow", () => {
  const mom: Companion = { kind: "grown-up-woman", name: "Mom", feeling: "calm" };
  const ana: Companion = { kind: "girl", name: "Ana", feeling: "happy" };
  const scene: Scene = {
    ...{ place: "garden", time: "sunset", weather: "clear", props: ["candle"] },
    hero: { pose: "holding", feeling: "sad" },
    companions: [mom, ana],
    happening: "{hero} holds a candle, and Ana is crying.",
  };

  it("has nobody in it who smiles, though they were told calm or happy", () => {
    expect([...facesOf(inMood(scene)).values()]).toEqual(["sad", "caring", "tearful"]);
  });

  it("leaves the calm of a calm picture alone", () => {
    const calm: Scene = {
      ...scene,
      hero: { pose: "sitting", feeling: "happy" },
      happening: "{hero} sits with Mom.",
    };
    expect(inMood(calm)).toEqual(calm);
  });

  it("has nobody who waves", () => {
    const look = heroLookFor({ seedText: "a child", gender: "Girl", style: null });
    const draw = (feeling: Feeling) =>
      composeScene(
        {
          ...{ ...scene, props: [], happening: "", companions: [ana] },
          hero: { pose: "sitting", feeling },
        },
        look,
        3,
      );
    // Ana's raised forearm, from the elbow to the hand.
    const waves = /L78 -206|L7\d(?:\.\d+)? -19\d/u;
    expect([waves.test(draw("happy")), waves.test(draw("sad"))]).toEqual([true, false]);
  });
});

test("what a caption of a plot says of a mood is the mood of its picture", () => {
  const faults = BEATS.flatMap(({ id, beat }) => {
    const scene = sceneOf(beat);
    const faces = facesOf(scene);
    const said = moodsSaid(
      scene.happening,
      scene.companions.map(({ name }) => name),
    );
    return said
      .filter(({ who, feelings }) => !feelings.some((one) => one === faces.get(who)))
      .map(({ who, feelings }) => `${id}: ${who} is ${faces.get(who) ?? "away"}, and told ${feelings[0]}`);
  });
  expect(faults).toEqual([]);
});

const SUBJECT = String.raw`\{(\w+)(?:\.he)?\}`;
const IS = String.raw`(?:was|\{was\}|looked|felt|got)(?: very| so| too| rather| a little| terribly)?`;
/** What a page tells of a face, and whose: "cried" before or after what is spoken is another word for "called". */
const TOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!" )${SUBJECT}(?: (?:was|\{was\}|began to|started to|could only|had to|sat there|sat down))?(?: \w+ly)? (?:and )?(?:cry|crying|cried|wept|weeping|sobbing|weeps)\b(?!,? ?[":]|, "| out\b|, and said)`,
    "giu",
  ),
  /(?:tears|a tear) (?:ran|were running|rolled|dripped|fell|stood)[^.]{0,24}\{(\w+)(?:'s|\.his)\} (?:face|cheeks?|nose|eyes|chin)/giu,
  /\{(\w+)(?:'s|\.his)\} eyes (?:had |were )?(?:full of|filled with) tears/giu,
  new RegExp(String.raw`${SUBJECT} ${IS} (?:sad|unhappy|miserable)\b`, "giu"),
  new RegExp(
    String.raw`${SUBJECT} ${IS} (?:afraid|scared|frightened|terrified)\b(?! of \w+ing| to | that )`,
    "giu",
  ),
  new RegExp(String.raw`${SUBJECT} ${IS} (?:angry|furious|cross|mad|grumpy)\b`, "giu"),
  new RegExp(String.raw`${SUBJECT} (?:was|\{was\}|lay)(?: already| fast| sound)+ asleep\b`, "giu"),
];
/** Tears of laughter, two moods at once, and what somebody only says. */
const MIXED = /laugh|smil|giggl|glad|proud|both at once|looking forward/iu;

/** The face is another on purpose: the tears are over at the end of the page, come after what is drawn, or are of joy. */
const OVER: ReadonlySet<string> = new Set([
  "animals/every-gate stands-gate",
  "care/seven-oclock tells-secret",
  "care/two-doors meets-door",
  "feelings/one-rope-away folds-rope",
  "feelings/salt-socks-snake salt-apple",
  "feelings/worry-pebbles keeps-jar",
  "firsts/two-different-shoes makes-deal",
  "open/place-lost found",
  "open/plant-secrets secret-place",
]);

function listSmiling({ id, beat }: (typeof BEATS)[number]): string[] {
  const faces = facesOf(inMood(sceneOf(beat)));
  return Object.values(LEVEL_KEYS).flatMap((key) =>
    listWordings(beat[key])
      .map((wording) => wording.replaceAll(/"[^"]*"/gu, (spoken) => `"${spoken.endsWith(',"') ? "," : "."}"`))
      .flatMap((wording) =>
        TOLD.flatMap((told) =>
          [...wording.matchAll(told)].flatMap(({ 1: slot = "", index }) => {
            const who = /^(?:they|their|hero)$/iu.test(slot) ? "{hero}" : `{${slot.toLowerCase()}}`;
            const feeling = faces.get(who);
            const around = wording.slice(Math.max(0, index - 80), index + 90);
            if (!feeling || !isSmile(feeling) || MIXED.test(around)) return [];
            return [`${id} ${key}: ${who} is ${feeling}: ${around}`];
          }),
        ),
      ),
  );
}

test("nobody smiles on a picture whose page says that they cry, or are sad, afraid, angry or asleep", () => {
  const smiling = BEATS.filter(({ id }) => !OVER.has(id)).flatMap(listSmiling);
  expect(smiling).toEqual([]);
  const over = BEATS.filter((one) => OVER.has(one.id) && listSmiling(one).length > 0).map(({ id }) => id);
  expect(over.toSorted()).toEqual([...OVER].toSorted());
});
