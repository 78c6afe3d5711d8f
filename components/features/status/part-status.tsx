import type { PartStatus as Status } from "@/lib/features/status/contract";
import { cn } from "@/lib/shared/class-names";

const STATES = { ok: "Works", failed: "Trouble", unknown: "Not known" } as const;

/** By the share of a day in which it worked. */
function tintOf(share: number | null): string {
  if (share === null) return "bg-foreground/15";
  if (share === 1) return "bg-success";
  return share >= 0.95 ? "bg-warning" : "bg-danger";
}

const troubledDays = (days: Status["days"]): number =>
  days.filter(({ share }) => share !== null && share < 1).length;

function summaryOf({ name, uptime, days }: Status): string {
  if (uptime === null) return `${name}: nothing is known yet.`;
  const troubled = troubledDays(days);
  const seen = days.filter(({ share }) => share !== null).length;
  const trouble = troubled === 0 ? "no trouble" : `trouble on ${troubled} ${troubled === 1 ? "day" : "days"}`;
  return `${name}: ${uptime} over ${seen} ${seen === 1 ? "day" : "days"} that we looked, ${trouble}.`;
}

/** A part of the product: how it is now, and a bar for each of the last ninety days. */
export function PartStatus({ status }: { status: Status }) {
  const { name, what, state, uptime, days } = status;
  return (
    <li className="grid gap-3 border-b py-6 first:pt-0 last:border-b-0">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-xl font-semibold">{name}</h3>
        <p className="flex shrink-0 items-center gap-2 text-base font-semibold">
          <span
            aria-hidden
            className={cn(
              "size-2.5 rounded-full forced-colors:bg-[CanvasText]",
              { ok: "bg-success", failed: "bg-danger", unknown: "bg-foreground/30" }[state],
            )}
          />
          {STATES[state]}
        </p>
      </div>
      <p className="text-muted-foreground">{what}</p>
      <div role="img" aria-label={summaryOf(status)} className="flex h-9 gap-px sm:gap-0.5">
        {days.map(({ day, share }) => (
          <span
            key={day}
            title={`${day}: ${share === null ? "nobody looked" : `${Math.floor(share * 1000) / 10}%`}`}
            className={cn("min-w-0 flex-1 rounded-[2px]", tintOf(share))}
          />
        ))}
      </div>
      <p className="flex justify-between text-sm text-muted-foreground" aria-hidden>
        <span>90 days ago</span>
        <span>{uptime ?? "No figure yet"}</span>
        <span>Today</span>
      </p>
    </li>
  );
}
