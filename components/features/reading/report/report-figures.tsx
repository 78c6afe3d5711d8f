import type { ReadingReportView } from "@/lib/features/reading/contract";

/** The report in numbers. */
export function ReportFigures({ totals }: Pick<ReadingReportView, "totals">) {
  const figures = [
    { label: "Minutes", value: totals.minutes },
    { label: "Minutes listened", value: totals.listened },
    { label: "Days with a story", value: totals.days },
    { label: "Stories finished", value: totals.stories },
    { label: "Pages", value: totals.pages },
    { label: "Pages read again", value: totals.again },
    { label: "Words met", value: totals.words },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-7">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-1 rounded-xl border bg-surface p-4 shadow-card">
          <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
          <dd className="font-serif text-3xl font-semibold tracking-tight tabular-nums">
            {value.toLocaleString("en-US")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
