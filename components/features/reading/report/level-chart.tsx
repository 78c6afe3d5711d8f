import { CardDescription, CardTitle } from "@/components/ui/card";
import type { ReadingReportView } from "@/lib/features/reading/contract";
import { READING_LEVELS, type ReadingLevel } from "@/lib/shared/story";
import { FigureTable } from "./figure-table";
import { Plot } from "./plot";
import { nameOfSlot, slotLabel } from "./report-words";

const INKS: Record<ReadingLevel, { fill: string; mark: string }> = {
  Beginner: {
    fill: "fill-success forced-colors:fill-[Highlight]",
    mark: "bg-success forced-colors:bg-[Highlight]",
  },
  Emerging: { fill: "fill-info forced-colors:fill-[LinkText]", mark: "bg-info forced-colors:bg-[LinkText]" },
  Intermediate: {
    fill: "fill-accent forced-colors:fill-[GrayText]",
    mark: "bg-accent forced-colors:bg-[GrayText]",
  },
  Advanced: {
    fill: "fill-primary forced-colors:fill-[CanvasText]",
    mark: "bg-primary forced-colors:bg-[CanvasText]",
  },
};

/** Stories that were finished, by their level. */
export function LevelChart({ report: { period, slots, levels } }: { report: ReadingReportView }) {
  const shown = READING_LEVELS.filter((level) => levels.some((one) => one.level === level));
  const count = (start: string, level: ReadingLevel) =>
    levels.find((one) => one.start === start && one.level === level)?.stories ?? 0;
  const sums = shown.map((level) => {
    const stories = levels.filter((one) => one.level === level).reduce((sum, one) => sum + one.stories, 0);
    return `${level} ${stories}`;
  });
  return (
    <figure>
      <figcaption className="mb-4 grid gap-1">
        <CardTitle level={2}>Levels over time</CardTitle>
        <CardDescription>
          Stories that were read to their end, by the level at which they were told.
        </CardDescription>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {shown.map((level) => (
            <li key={level} className="flex items-center gap-2">
              <span
                aria-hidden
                className={`size-3 rounded-sm forced-color-adjust-none ${INKS[level].mark}`}
              />
              {level}
            </li>
          ))}
        </ul>
      </figcaption>
      <Plot
        label={`Stories finished by level: ${sums.join(", ")}.`}
        columns={slots.map(({ start }) => ({
          name: slotLabel(period, start),
          parts: shown.map((level) => ({ value: count(start, level), className: INKS[level].fill })),
        }))}
      />
      <FigureTable
        caption="Stories finished by level"
        head={[nameOfSlot(period), ...shown]}
        rows={slots.map(({ start }) => [
          slotLabel(period, start),
          ...shown.map((level) => count(start, level)),
        ])}
      />
    </figure>
  );
}
