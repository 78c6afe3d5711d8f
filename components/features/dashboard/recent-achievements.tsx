import { Award } from "lucide-react";
import { Card, CardTitle } from "@/components/ui/card";
import { LocalTime } from "@/components/ui/local-time";
import type { DashboardView } from "@/lib/features/dashboard/contract";

const PER_CHILD = 2;
const DAY = { month: "short", day: "numeric" } as const;

export function RecentAchievements({ groups }: { groups: DashboardView["recentBadges"] }) {
  const badges = groups.flatMap(({ childId, childName, badges }) =>
    badges.slice(0, PER_CHILD).map((badge) => ({ ...badge, childId, childName })),
  );
  return (
    <Card>
      <CardTitle>Recent achievements</CardTitle>
      {badges.length === 0 && (
        <p className="mt-2 text-muted-foreground">Badges appear here once a story has been read together.</p>
      )}
      <ul className="mt-3 grid gap-3 empty:hidden sm:grid-cols-2">
        {badges.map((badge) => (
          <li
            key={`${badge.childId}-${badge.key}`}
            className="flex items-center gap-3 rounded-lg bg-accent-soft p-3"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-accent-foreground">
              <Award aria-hidden className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{badge.name}</span>
              <span className="block truncate text-sm text-muted-foreground">
                <bdi>{badge.childName}</bdi>, <LocalTime at={badge.awardedAt} format={DAY} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
