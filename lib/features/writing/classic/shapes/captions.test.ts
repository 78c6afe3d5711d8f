import { describe, expect, it } from "vitest";
import { PROPS } from "@/lib/shared/story";
import {
  isRest,
  isSolved,
  type Beat,
  type Shape,
  type ToldBeat,
} from "@/lib/features/writing/classic/grammar";
import { tellAsked } from "@/lib/features/writing/classic/tell-asked";
import { runOf } from "@/lib/features/writing/subjects/runs";
import { SHAPES } from "./all-shapes";

/** As many of the companions and props as a picture has room for, the nearest first. */
const MOST_COMPANIONS = 3;
const MOST_PROPS = 4;

const isTold = (beat: Beat): beat is ToldBeat => !isRest(beat) && !isSolved(beat);
/** Picks that are a color or a name of something else that is drawn. */
const CALLED_OTHERWISE: ReadonlySet<string> = new Set(["color"]);
const PICTURE = {
  id: "any",
  place: "garden",
  time: "noon",
  weather: "clear",
  pose: "waving",
  feeling: "happy",
  props: ["lantern"],
} as const;
const nounOf = (prop: string) => prop.replace(/^thing:/u, "").replaceAll("-", " ");

const SLOT = /\{([a-z]+)(?:'s|\.[a-z]+)?\}/gu;
const OF_THE_HERO: ReadonlySet<string> = new Set(["hero", "they", "them", "their"]);

/** Whom and what the sentence for somebody who can't see the picture names, and the picture doesn't have. */
function findUndrawn({ happening, with: companions = [], props = [], place }: ToldBeat): string[] {
  const somebody = companions.slice(0, MOST_COMPANIONS).map((entry) => entry.split(" ")[0]);
  const things = props.slice(0, MOST_PROPS);
  // The subject of an open plot is a thing of the picture, or the star itself.
  const slots = [
    ...somebody,
    ...(somebody.includes("star") ? ["subject"] : []),
    ...things.map((prop) => prop.replace("@", "")),
  ];
  const named = [...happening.matchAll(SLOT)].flatMap(([, slot = ""]) =>
    OF_THE_HERO.has(slot) ? [] : [slot],
  );
  const drawn = [...things.map(nounOf), nounOf(place)].join(" ");
  const nouns = PROPS.map(nounOf).filter((noun) =>
    new RegExp(`\\b(?:an?|the|two|three) ${noun}s?\\b`, "iu").test(happening),
  );
  return [
    ...named.filter((slot) => !slots.includes(slot) && !CALLED_OTHERWISE.has(slot)),
    ...nouns.filter((noun) => !drawn.includes(noun)),
  ];
}

/** The moments of a plot as they are where an order names what is told beside them. */
const listAsked = (shape: Shape): Beat[] =>
  (shape.asked ?? []).flatMap((one) =>
    (["B", "E", "I", "A"] as const).flatMap((key) =>
      tellAsked({ ...shape, asked: [one] }, key, new Set(one.named.split(" ").map(runOf))).beats.filter(
        (beat) => "id" in beat && beat.id === one.on,
      ),
    ),
  );

describe("the sentence about a picture names only what is drawn", () => {
  it.each(SHAPES)("in $id", (shape) => {
    const { beats } = shape;
    const faults = [...beats, ...listAsked(shape)]
      .filter(isTold)
      .flatMap((beat) => findUndrawn(beat).map((name) => `${beat.id}: ${name}`));
    expect(faults).toEqual([]);
  });

  it.each([
    ["{hero} sits with {pal}.", "pal"],
    ["{hero} holds a kite.", "kite"],
    ["{hero} holds {subject.the}.", "subject"],
    ["{hero} waves in the garden with a lantern.", undefined],
  ])("the check finds what is wrong with %s", (happening, fault) => {
    const beat: ToldBeat = { ...PICTURE, happening };
    expect(findUndrawn(beat)[0]).toBe(fault);
  });
});
