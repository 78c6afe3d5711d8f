import { describe, expect, it } from "vitest";
import { COMMON_SLOTS, roleSlots, slotsOf } from "@/scripts/content/slots";
import { findWordingFaults } from "@/tests/support/check-wording";
import { CHARACTERS, isDrawnThing, PLACES, PROPS } from "@/lib/shared/story";
import {
  isRest,
  isSolved,
  listWordings,
  tellsOneEvent,
  type Beat,
  type Shape,
  type Solution,
  type Wordings,
} from "@/lib/features/writing/classic/grammar";
import { INTERLUDES } from "@/lib/features/writing/classic/interludes/all-interludes";
import { INTEREST_KITS } from "@/lib/features/writing/classic/interests/interest-kits";
import { SHIVERS } from "@/lib/features/writing/classic/shivers";
import * as threads from "@/lib/features/writing/classic/topics/thread-wordings";
import { isPersonKind } from "@/lib/features/writing/classic/people";
import { SHAPES } from "./all-shapes";

const LEVELS = ["B", "E", "I", "A"] as const;
const PLACE_NAMES: ReadonlySet<string> = new Set(PLACES);
const PROP_NAMES: ReadonlySet<string> = new Set(PROPS);

function checkAll(wordings: Wordings, slots: ReadonlySet<string>): string[] {
  return LEVELS.flatMap((level) =>
    listWordings(wordings[level]).flatMap((wording, index) =>
      findWordingFaults(wording, slots).map((fault) => `${level}${index + 1}: ${fault}`),
    ),
  );
}

/** Places, props and roles that a beat names and its plot doesn't have. */
function findUnknown(shape: Shape, beat: Beat): string[] {
  const picked = (name: string, kind: "place" | "prop") =>
    // Whatever it is, it is drawn, and so is where one stands who is there.
    (name === "@subject" && shape.subject !== undefined) ||
    shape.picks?.[name.slice(1)]?.every((option) => option[kind] !== undefined);
  const isKnown = (name: string, kind: "place" | "prop", names: ReadonlySet<string>) =>
    name.startsWith("@") ? picked(name, kind) : names.has(name) || (kind === "prop" && isDrawnThing(name));
  const props = "props" in beat ? (beat.props ?? []) : [];
  const roles = [...(beat.with ?? []).map((entry) => entry.split(" ")[0] ?? ""), ...otherOf(beat)];
  return [
    ...[beat.place].filter((place) => !isKnown(place, "place", PLACE_NAMES)),
    ...props.filter((prop) => !isKnown(prop, "prop", PROP_NAMES)),
    ...roles.filter((role) => !(role in shape.cast)),
  ].map((name) => `unknown: ${name}`);
}

const otherOf = (beat: Beat): string[] => (isSolved(beat) && beat.other ? [beat.other] : []);

function checkBeat(shape: Shape, beat: Beat, slots: ReadonlySet<string>): string[] {
  const unknown = findUnknown(shape, beat);
  if (isRest(beat)) return unknown;
  if (isSolved(beat)) return [...unknown, ...findWordingFaults(beat.goal ?? "", slots)];
  return [...unknown, ...findWordingFaults(beat.happening, slots), ...checkAll(beat, slots)];
}

describe("every wording", () => {
  it.each(SHAPES)("of $id is whole, at every level", (shape) => {
    const slots = slotsOf(shape);
    const beats = shape.beats.flatMap((beat, index) =>
      checkBeat(shape, beat, slots).map((fault) => `${"id" in beat ? beat.id : index + 1}: ${fault}`),
    );
    const asked = (shape.asked ?? []).flatMap((one) =>
      [...checkAll(one, slots), ...findWordingFaults(one.happening ?? "", slots)].map(
        (fault) => `asked ${one.on}: ${fault}`,
      ),
    );
    const refrains = Object.values(shape.refrain).flat();
    expect([
      ...beats,
      ...asked,
      ...refrains.flatMap((sentence) => findWordingFaults(sentence, slots)),
    ]).toEqual([]);
  });

  const anyPlot = [...COMMON_SLOTS, ...roleSlots("pal")];
  const check = (script: Solution, slots: ReadonlySet<string>) => [
    ...findWordingFaults(script.happening, slots),
    ...checkAll(script, slots),
    ...(script.props ?? []).filter((prop) => !PROP_NAMES.has(prop)).map((prop) => `unknown: ${prop}`),
  ];

  it.each(Object.values(INTEREST_KITS))("of what $interest brings is whole, at every level", (kit) => {
    const own = { shy: roleSlots("other"), find: ["goal"], free: ["goal"] };
    const ways = (["shy", "find", "free"] as const).flatMap((hurdle) =>
      kit[hurdle].flatMap((script, index) =>
        check(script, new Set([...anyPlot, ...own[hurdle]])).map(
          (fault) => `${hurdle}/${index + 1} ${fault}`,
        ),
      ),
    );
    expect([...ways, ...checkAll(kit.extra, new Set(anyPlot))]).toEqual([]);
  });

  it.each([...INTERLUDES, ...SHIVERS])("of the pause $id is whole, at every level", (pause) => {
    expect(check(pause, new Set(anyPlot))).toEqual([]);
  });

  it("of a parent's subjects is whole, at every level", () => {
    const parts = ["style", "not", "do", "noun", "item", "things", "thing", "who", "event", "label", "did"];
    const slots = new Set([...anyPlot, ...parts.map((part) => `[${part}]`)]);
    const faults = Object.entries(threads).flatMap(([name, wordings]) =>
      checkAll(wordings, slots).map((fault) => `${name} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe("what a plot says of itself to a parent", () => {
  it("is one event for at least forty of them, beside those that answer a question", () => {
    const written = SHAPES.filter((shape) => tellsOneEvent(shape) && !shape.id.startsWith("questions/"));
    expect(written.length).toBeGreaterThanOrEqual(40);
  });

  it.each(SHAPES)("$id: a premise and open questions, whole", (shape) => {
    const slots = slotsOf(shape);
    const sentences = [shape.premise ?? "", ...(shape.talk ?? [])];
    expect(sentences.flatMap((sentence) => findWordingFaults(sentence, slots))).toEqual([]);
    expect(shape.premise?.split(" ").length).toBeGreaterThan(6);
    expect(shape.premise).toMatch(/\.$/);
    expect(shape.talk?.length).toBeGreaterThanOrEqual(2);
    for (const question of shape.talk ?? []) expect(question).toMatch(/\?$/);
  });
});

describe("what a plot leaves for another day", () => {
  it("is one sentence of its own, and nothing of what needs care", () => {
    // Every question is answered by one plot, and a father's day is told as a mother's.
    const written = SHAPES.filter(({ id }) => !/^questions\/|-for-dad$/u.test(id));
    const left = written.flatMap(({ leaves = [] }) => leaves);
    expect(new Set(left).size).toBe(left.length);
    const without = SHAPES.filter(({ care, leaves }) => (leaves === undefined) !== (care !== undefined));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it.each(SHAPES)("$id: whole, with no word by which a thing for any story is known again", (shape) => {
    const { leaves = "" } = shape;
    expect(findWordingFaults(leaves, slotsOf(shape))).toEqual([]);
    expect(leaves).not.toMatch(/promised|song|picture/u);
  });
});

describe("the moments of a plot", () => {
  it.each(SHAPES)("of $id each have an id of their own", ({ beats }) => {
    const ids = beats.flatMap((beat) => ("id" in beat ? [beat.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    // No part for any plot can be taken for one: theirs have a slash.
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });
});

describe("the check", () => {
  const slots = new Set([...COMMON_SLOTS, ...roleSlots("pal")]);
  it.each([
    ["four into gluing , and the rest", "a space before a mark: “into gluing , and ”"],
    ["{hero} ran <fast|>.", "a space before a mark: “word ran .”"],
    ["{pal.name} ran.", "unknown slot {pal.name}"],
    ["{a kite} flew.", "unknown slot {a kite}"],
    ["<one|two ran.", "unbalanced <>"],
    ["{hero ran.", "unbalanced {}"],
    ['"Run!" said {hero}. "Now!', "a speech that isn't closed"],
    ['"Run<!" |>said {hero}.', "a speech that isn't closed"],
    ["{They} ran (and ran.", "a bracket that isn't closed"],
    ["{They} ran.{Hero} fell.", "no space between two sentences: “wordran.”"],
    ["They ran,, and ran.", "a mark doubled: “They ran,, and”"],
    [" They ran.", "a space at an end"],
    ["It was a {pal.kind}.", "an article that its slot has to bring: “a {pal.kind}”"],
    ["It was a <big|{pal.kind}> thing.", "an article that its slot has to bring: “a {pal.kind}”"],
  ])("finds what is wrong with %s", (wording, fault) => {
    expect(findWordingFaults(wording, slots)[0]).toContain(fault.split(": ")[0]);
  });

  it("lets a good wording pass", () => {
    const wording =
      '{open} "Wait <for me|>!" {Again} <said|asked>, and {pal.he} ran<. So did {hero}|>. "No ... yes!"';
    expect(findWordingFaults(wording.replace("<for me|>", "<for me|here>"), slots)).toEqual([]);
  });

  it("knows every kind that a role can be", () => {
    const kinds: ReadonlySet<string> = new Set(CHARACTERS);
    for (const { cast } of SHAPES)
      for (const kind of Object.values(cast).flat())
        expect(kinds.has(kind) || isDrawnThing(kind) || isPersonKind(kind), kind).toBe(true);
  });
});
