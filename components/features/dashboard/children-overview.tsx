import { Sparkles } from "lucide-react";
import { HeroPortrait } from "@/components/features/children/hero-portrait";
import { shownLook } from "@/components/features/children/shown-look";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { ChildView } from "@/lib/features/children/contract";
import type { DashboardView } from "@/lib/features/dashboard/contract";
import { CHILDREN_IN_OVERVIEW } from "@/lib/features/dashboard/rules";
import { ToRead } from "./to-read";
import type { GoTo } from "./use-dashboard-tab";

type Reading = DashboardView["reading"][number];

type ChildrenOverviewProps = {
  items: ChildView[];
  /** What there is to read, where it is known. */
  reading: Reading[];
  goTo: GoTo;
};

export function ChildrenOverview({ items, reading, goTo }: ChildrenOverviewProps) {
  const more = items.length - CHILDREN_IN_OVERVIEW;
  const readingOf = ({ id }: ChildView) => reading.find(({ childId }) => childId === id);
  return (
    <Card>
      <CardTitle>Your children</CardTitle>
      {items.length === 0 && <p className="mt-2 text-muted-foreground">No child profile yet.</p>}
      <ul className="mt-3 divide-y">
        {items.slice(0, CHILDREN_IN_OVERVIEW).map((child) => (
          <li key={child.id} className="grid gap-3 py-4 last:pb-0">
            <ChildLine child={child} reading={readingOf(child)} goTo={goTo} />
            <ToRead name={child.name} reading={readingOf(child)} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="link"
          className="mt-3 min-h-11"
          onClick={() => {
            goTo("children");
          }}
        >
          +{more} more {more === 1 ? "child" : "children"}
        </Button>
      )}
    </Card>
  );
}

/** Whether a story was opened, although the time may not come to a minute. */
export const wasRead = ({ next, again }: Reading): boolean => again !== null || Boolean(next?.openPage);

function readFor(minutes: number, reading: Reading | undefined): string {
  if (minutes > 0) return `${minutes} min`;
  return reading && wasRead(reading) ? "under a minute" : "not read yet";
}

type ChildLineProps = { child: ChildView; reading: Reading | undefined; goTo: GoTo };

function ChildLine({ child, reading, goTo }: ChildLineProps) {
  const { id, name, gender, look } = child;
  return (
    <div className="flex items-center gap-4">
      {/* As the child's pages show it; a photo stands on its card. */}
      <HeroPortrait
        look={shownLook({ seedText: id, gender, look })}
        className="size-14 shrink-0 overflow-hidden border"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-lg font-semibold">{name}</p>
        <p className="text-sm text-muted-foreground">
          Age {child.age}, {child.readingLevel}
        </p>
      </div>
      <p className="text-sm text-muted-foreground tabular-nums max-sm:hidden">
        {count(child.totalBooks, "story", "stories")}, {readFor(child.readingTime, reading)}
      </p>
      <Button
        variant="soft"
        size="sm"
        className="max-sm:w-11 max-sm:px-0"
        aria-label={`Create a story for ${name}`}
        onClick={() => {
          goTo("create", { child: id });
        }}
      >
        <Sparkles aria-hidden className="sm:hidden" />
        <span className="max-sm:sr-only">New story</span>
      </Button>
    </div>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
