import type { LevelBand } from "@/lib/features/writing/rules";
import type { LevelFigures } from "@/lib/shared/level-figures";

export type FigureKey = "grade" | "meanSentence" | "longestSentence" | "commonShare";

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The figures that a level is about, as a parent reads them. */
export function figureRows(whole: LevelFigures): { key: FigureKey; label: string; value: string }[] {
  return [
    { key: "grade", label: "School grade", value: Math.max(0, whole.grade).toFixed(1) },
    { key: "meanSentence", label: "Words in a sentence, on average", value: whole.meanSentence.toFixed(1) },
    { key: "longestSentence", label: "Words in the longest sentence", value: String(whole.longestSentence) },
    ...(whole.commonShare === null
      ? []
      : [{ key: "commonShare" as const, label: "Everyday words", value: percent(whole.commonShare) }]),
  ];
}

/** What the level asks of one figure. */
export function bandOf(key: FigureKey, band: LevelBand): string {
  if (key === "meanSentence") return `This level: at most ${band.meanSentence}`;
  if (key === "longestSentence") return `This level: at most ${band.longestSentence}`;
  if (key === "commonShare")
    return band.commonShare === null ? "" : `This level: at least ${percent(band.commonShare)}`;
  const { min, max } = band.grade;
  return min === null ? `This level: up to ${max}` : `This level: ${min} to ${max}`;
}

const OURS = "classic";

/** Who wrote and who drew; a maker that isn't our own goes by its name. */
export function makersOf({ writer, illustrator }: { writer: string; illustrator: string }): string {
  const words = writer === OURS ? "Written by Talewick's own story grammar" : `Written by ${writer}`;
  const pictures = illustrator === OURS ? "drawn by its own illustrator" : `drawn by ${illustrator}`;
  return `${words}, ${pictures}.`;
}
