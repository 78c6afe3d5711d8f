import type { Beat, LevelKey, Shape, Wording } from "@/lib/features/writing/classic/grammar";
import type { PlotHead } from "@/lib/features/writing/classic/shapes/plot-head";
import type { LEVEL_NAMES, LikeAnother, WholePlot, WrittenBeat } from "./plot-schema";

/** A plot as it is compiled: what it is chosen by, and the whole of it. */
export type CompiledPlot = { head: PlotHead; shape: Shape };

/** What a file means. */
export function compilePlot(id: string, plot: WholePlot): CompiledPlot {
  const { theme = null, cast, picks, asked, refrain, beats, words, ...rest } = plot;
  const { pal, ...roles } = cast;
  const head: PlotHead = {
    id,
    theme,
    ...rest,
    cast: {
      pal: pal.flatMap(expandParents),
      ...Object.fromEntries(
        Object.entries(roles).map(([role, kinds]) => [role, kinds.flatMap(expandParents)]),
      ),
    },
    ...(words && { words }),
  };
  const shape: Shape = {
    ...head,
    ...(picks && { picks }),
    ...(asked && { asked: asked.map(compileWordings) }),
    refrain: { B: refrain.Beginner, E: refrain.Emerging },
    beats: beats.map(compileBeat),
  };
  return { head, shape };
}

type CastEntry = WholePlot["cast"]["pal"][number];

const isParents = (entry: CastEntry): entry is `parent*${number}` => entry.startsWith("parent*");

function expandParents(entry: CastEntry) {
  if (!isParents(entry)) return [entry];
  const times = Number(entry.slice("parent*".length));
  return Array.from({ length: times }, () => ["mother", "father"] as const).flat();
}

function compileBeat(beat: WrittenBeat): Beat {
  const { scene, with: present, ...rest } = beat;
  const [place, time, weather] = scene;
  const setting = { place, time, weather, ...(present && { with: present }) };
  if (!("id" in rest)) return { ...setting, ...rest };
  return { ...setting, ...compileWordings(rest) };
}

type Written = { [Name in (typeof LEVEL_NAMES)[LevelKey]]?: Wording | undefined };

function compileWordings<T extends Written>({ Beginner, Emerging, Intermediate, Advanced, ...rest }: T) {
  return { ...rest, ...compact({ B: Beginner, E: Emerging, I: Intermediate, A: Advanced }) };
}

const compact = (wordings: Record<LevelKey, Wording | undefined>): Partial<Record<LevelKey, Wording>> =>
  Object.fromEntries(Object.entries(wordings).filter(([, wording]) => wording !== undefined));

/** The plot that is told `like` another, whole. */
export function tellLike({ like: _, beats, ...own }: LikeAnother, other: WholePlot): WholePlot {
  const changed = new Map(Object.entries(beats));
  return {
    ...other,
    ...own,
    beats: other.beats.map((beat) => ("id" in beat ? { ...beat, ...changed.get(beat.id) } : beat)),
  };
}
