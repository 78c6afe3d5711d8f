import { Sparkles } from "lucide-react";
import { ChildAvatar } from "@/components/features/children/child-avatar";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { ChildView } from "@/lib/features/children/contract";
import type { GoTo } from "./use-dashboard-tab";

const SHOWN = 3;

export function ChildrenOverview({ items, goTo }: { items: ChildView[]; goTo: GoTo }) {
  const more = items.length - SHOWN;
  return (
    <Card>
      <CardTitle>Your children</CardTitle>
      {items.length === 0 && <p className="mt-2 text-muted-foreground">No child profile yet.</p>}
      <ul className="mt-3 divide-y">
        {items.slice(0, SHOWN).map((child) => (
          <li key={child.id} className="flex items-center gap-4 py-3 last:pb-0">
            <ChildAvatar child={child} size="md" />
            <div className="min-w-0 flex-1">
              <p className="truncate text-lg font-semibold">{child.name}</p>
              <p className="text-sm text-muted-foreground">
                Age {child.age}, {child.readingLevel}
              </p>
            </div>
            <p className="text-sm text-muted-foreground tabular-nums max-sm:hidden">
              {count(child.totalBooks, "story", "stories")}, {child.readingTime} min
            </p>
            <Button
              variant="soft"
              size="sm"
              className="max-sm:w-11 max-sm:px-0"
              aria-label={`Create a story for ${child.name}`}
              onClick={() => {
                goTo("create", { child: child.id });
              }}
            >
              <Sparkles aria-hidden className="sm:hidden" />
              <span className="max-sm:sr-only">New story</span>
            </Button>
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

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
