import { Activity, FileClock, UsersRound } from "lucide-react";
import { Skeleton } from "@/components/ui/skeleton";
import type { AuditSummaryView } from "@/lib/features/audit/contract";

type AuditSummaryProps = {
  summary: AuditSummaryView | undefined;
  /** How many entries the list shows. */
  loaded: number | undefined;
};

export function AuditSummary({ summary, loaded }: AuditSummaryProps) {
  const cards = [
    {
      label: "Total Audit Logs",
      value: summary?.totalAuditLogs,
      icon: FileClock,
      ink: "bg-info-soft text-info",
    },
    {
      label: "Active Users",
      value: summary?.totalUsers,
      icon: UsersRound,
      ink: "bg-success-soft text-success",
    },
    { label: "Recent Activity", value: loaded, icon: Activity, ink: "bg-accent-soft text-accent-strong" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ label, value, icon: Icon, ink }) => (
        <div
          key={label}
          className="flex flex-col gap-2 rounded-xl border bg-surface p-4 shadow-card max-sm:first:col-span-2 sm:p-5"
        >
          <dt className="flex items-center gap-2.5 text-sm font-semibold text-muted-foreground sm:text-[0.9375rem]">
            <span className={`grid size-9 shrink-0 place-items-center rounded-full ${ink}`}>
              <Icon aria-hidden className="size-4.5" />
            </span>
            {label}
          </dt>
          <dd className="font-serif text-3xl font-semibold tracking-tight tabular-nums">
            {value === undefined ? <Skeleton className="h-9 w-16" /> : value.toLocaleString("en-US")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
