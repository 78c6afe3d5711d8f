import {
  isRest,
  isSolved,
  listWordings,
  type Beat,
  type LevelKey,
  type Shape,
  type Wording,
  type Wordings,
} from "@/lib/features/writing/classic/grammar";
import { expandPhrases } from "@/lib/features/writing/classic/shapes/plot-head";
import { ContentFile } from "./content-file";
import { compilePlot, tellLike, type CompiledPlot } from "./plot-file";
import { LEVEL_NAMES, likeAnother, wholePlot, type WholePlot } from "./plot-schema";
import { askedSlotsOf, findSlotFaults, slotsOf } from "./slots";

const LEVELS = Object.keys(LEVEL_NAMES) as LevelKey[];
const HAS_LIKE = /^like:/mu;

/**
 * The plots of these files, in their order. `read` gives a file's text.
 * @throws {ContentFault} that names file and line
 */
export async function compilePlots(
  ids: readonly string[],
  read: (id: string) => Promise<{ name: string; text: string }>,
): Promise<CompiledPlot[]> {
  const open = async (id: string) => {
    const { name, text } = await read(id);
    return { file: new ContentFile(name, text), isLike: HAS_LIKE.test(text) };
  };
  const wholeOf = async (id: string): Promise<{ file: ContentFile; plot: WholePlot }> => {
    const { file, isLike } = await open(id);
    if (!isLike) return { file, plot: file.parse(wholePlot) };
    const own = file.parse(likeAnother);
    const other = await open(own.like);
    return { file, plot: tellLike(own, other.file.parse(wholePlot)) };
  };
  const compiled: CompiledPlot[] = [];
  for (const id of ids) {
    const { file, plot } = await wholeOf(id);
    const made = compilePlot(id, plot);
    checkPlot(file, made);
    compiled.push(made);
  }
  return compiled;
}

function checkPlot(file: ContentFile, { head, shape }: CompiledPlot): void {
  for (const field of ["about", "unless", "tells"] as const) {
    for (const [index, line] of (head[field] ?? []).entries()) {
      try {
        expandPhrases(line, head.words);
      } catch (error) {
        throw file.fault([field, index], error instanceof Error ? error.message : String(error));
      }
    }
  }
  const { pal } = shape.cast;
  if (shape.beside && !(pal.includes("girl") && pal.includes("boy")))
    throw file.fault(
      ["beside"],
      "another child of the family can't play the pal, who is neither girl nor boy",
    );
  const slots = shape.id.startsWith("questions/") ? askedSlotsOf(shape) : slotsOf(shape);
  for (const { path, text } of listTexts(shape)) {
    const [fault] = findSlotFaults(text, slots);
    if (fault) throw file.fault(path, fault);
  }
  for (const [index, beat] of shape.beats.entries())
    checkPresent(file, shape, { present: beat.with, path: ["beats", index, "with"] });
  for (const [index, one] of (shape.asked ?? []).entries())
    checkPresent(file, shape, { present: one.with, path: ["asked", index, "with"] });
  checkAsked(file, shape);
}

/** What is told of a moment where an order names it: there is the moment, and the level tells it. */
function checkAsked(file: ContentFile, { asked = [], beats }: Shape): void {
  for (const [index, one] of asked.entries()) {
    const moment = beats.find((beat) => "id" in beat && beat.id === one.on);
    if (!moment || isRest(moment) || isSolved(moment))
      throw file.fault(["asked", index, "on"], `there is no moment "${one.on}"`);
    const told = LEVELS.filter((level) => one[level] !== undefined);
    if (told.length === 0) throw file.fault(["asked", index], "nothing is told of it at any level");
    for (const level of told)
      if (moment[level] === undefined)
        throw file.fault(
          ["asked", index, LEVEL_NAMES[level]],
          `"${one.on}" isn't told to ${LEVEL_NAMES[level]} readers`,
        );
  }
}

/** Whoever is in a picture has a part. */
function checkPresent(
  file: ContentFile,
  { cast }: Shape,
  { present = [], path }: { present?: readonly string[] | undefined; path: (string | number)[] },
): void {
  for (const [at, one] of present.entries()) {
    const role = one.split(" ")[0] ?? "";
    if (!(role in cast)) throw file.fault([...path, at], `nobody plays "${role}"`);
  }
}

type Placed = { path: (string | number)[]; text: string };

function listTexts(shape: Shape): Placed[] {
  const refrains = (["B", "E"] as const).flatMap((level) =>
    shape.refrain[level].map((text, at) => ({ path: ["refrain", LEVEL_NAMES[level], at], text })),
  );
  return [
    { path: ["title"], text: shape.title ?? "" },
    { path: ["premise"], text: shape.premise ?? "" },
    { path: ["leaves"], text: shape.leaves ?? "" },
    ...(shape.talk ?? []).map((text, at) => ({ path: ["talk", at], text })),
    ...refrains,
    ...shape.beats.flatMap((beat, index) => listBeatTexts(beat, index)),
    ...(shape.asked ?? []).flatMap((one, index) => [
      { path: ["asked", index, "happening"], text: one.happening ?? "" },
      ...listWordingTexts(one, ["asked", index]),
    ]),
  ];
}

function listBeatTexts(beat: Beat, index: number): Placed[] {
  if (isRest(beat)) return [];
  if (isSolved(beat))
    return beat.goal === undefined ? [] : [{ path: ["beats", index, "goal"], text: beat.goal }];
  return [
    { path: ["beats", index, "happening"], text: beat.happening },
    ...listWordingTexts(beat, ["beats", index]),
  ];
}

const listWordingTexts = (wordings: Wordings, path: (string | number)[]): Placed[] =>
  LEVELS.flatMap((level) => listPlaced(wordings[level], [...path, LEVEL_NAMES[level]]));

const listPlaced = (wording: Wording | undefined, path: (string | number)[]): Placed[] =>
  listWordings(wording).map((text, at) => ({ path: Array.isArray(wording) ? [...path, at] : path, text }));
