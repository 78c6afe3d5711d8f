"use client";

import { Plus } from "lucide-react";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { BeingMade } from "./being-made";
import { ChildrenOverview } from "./children-overview";
import { QuickActions } from "./quick-actions";
import { RecentAchievements } from "./recent-achievements";
import { StatCards } from "./stat-cards";
import { UsageMeter } from "./usage-meter";
import { useDashboard } from "./use-dashboard";

export function OverviewTab() {
  const { data, goTo } = useDashboard();
  if (data.children.length === 0 && data.totals.totalStories === 0) {
    return (
      <div className="grid gap-6">
        {/* What there is to do comes first where there is room for one thing. */}
        <div className="max-sm:order-last">
          <StatCards totals={data.totals} />
        </div>
        <EmptyState
          scene="empty-children"
          title="Who shall the first story be about?"
          text="Add a child: a name, an age and what makes their eyes light up. The first story takes a moment after that."
          action={
            <Button
              size="lg"
              onClick={() => {
                goTo("children", { add: "1" });
              }}
            >
              <Plus aria-hidden />
              Add Child
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <BeingMade requests={data.requests} />
      <StatCards totals={data.totals} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6">
          <ChildrenOverview items={data.children} goTo={goTo} />
          <RecentAchievements groups={data.totals.recentBadges} />
        </div>
        <div className="grid gap-6 max-lg:order-first">
          <QuickActions goTo={goTo} />
          <UsageMeter usage={data.usage} />
        </div>
      </div>
    </div>
  );
}
