import { Award, BookOpen, Clock, UsersRound } from "lucide-react";
import type { DashboardView } from "@/lib/features/dashboard/contract";
import { wasRead } from "./children-overview";

export function StatCards({ totals }: { totals: DashboardView }) {
  const cards = [
    { label: "Total children", value: totals.totalChildren, icon: UsersRound, ink: "bg-info-soft text-info" },
    {
      label: "Total stories",
      value: totals.totalStories,
      icon: BookOpen,
      ink: "bg-accent-soft text-accent-strong",
    },
    {
      label: "Reading time",
      value: totals.readingTime,
      unit: "min",
      icon: Clock,
      ink: "bg-success-soft text-success",
    },
    { label: "Total badges", value: totals.totalBadges, icon: Award, ink: "bg-danger-soft text-danger" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ label, value, unit, icon: Icon, ink }) => (
        <div key={label} className="flex flex-col gap-2 rounded-xl border bg-surface p-4 shadow-card sm:p-5">
          <dt className="flex items-center gap-2.5 text-sm font-semibold text-muted-foreground sm:text-[0.9375rem]">
            <span className={`grid size-9 shrink-0 place-items-center rounded-full ${ink}`}>
              <Icon aria-hidden className="size-4.5" />
            </span>
            {label}
          </dt>
          <dd className="font-serif text-3xl font-semibold tracking-tight tabular-nums">
            {value === 0 && unit ? (
              <span className="font-sans text-base font-medium text-muted-foreground">
                {totals.reading.some(wasRead) ? "Under a minute" : "Not yet"}
              </span>
            ) : (
              value.toLocaleString("en-US")
            )}
            {value > 0 && unit && (
              <span className="font-sans text-base font-medium text-muted-foreground"> {unit}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
