import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";

/** One outline of a thing: a path around the middle of its foot, whose larger side is 100 units. */
export type Outline = { d: string; colour: string; opacity: number; line?: number; evenodd?: boolean };

/** Where the taken drawings lie, from the folder of the project. */
export const TAKEN_FILE = "lib/features/drawing/classic/things/taken/drawings.json";

const FORM = /^(#[0-9a-f]{6})(?:\/([\d.]+))?(?:~([\d.]+))?(!)? (.+)$/;

/** Outlines as one line of text each: `#rrggbb/opacity~line-width! path`, the exclamation mark for "even-odd". */
export const writeOutlines = (outlines: readonly Outline[]): string =>
  outlines
    .map(({ d, colour, opacity, line, evenodd }) => {
      const faded = opacity < 0.995 ? `/${Math.round(opacity * 100) / 100}` : "";
      return `${colour}${faded}${line === undefined ? "" : `~${line}`}${evenodd ? "!" : ""} ${d}`;
    })
    .join("\n");

/** The outlines in the light of a scene. */
export function drawOutlines(written: string, b: Brush): Mark[] {
  return written.split("\n").flatMap((row) => {
    const [, colour = "", opacity, line, evenodd, d = ""] = FORM.exec(row) ?? [];
    if (d === "") return [];
    const faded = opacity === undefined ? {} : { opacity };
    if (line !== undefined) return [stroke(d, b.tone(colour), Number(line), faded)];
    return [shape(d, b.tone(colour), { ...faded, "fill-rule": evenodd && "evenodd" })];
  });
}
