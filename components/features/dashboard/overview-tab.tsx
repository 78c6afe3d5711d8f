"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { childrenQuery } from "@/components/features/children/children-queries";
import { FamilyStories } from "@/components/features/family/family-stories";
import { WaitingOrder } from "@/components/features/stories/waiting-order";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { BeingMade } from "./being-made";
import { ChildrenOverview } from "./children-overview";
import { totalsQuery } from "./dashboard-queries";
import { FigureShapes, ListShapes } from "./dashboard-shapes";
import { Loaded } from "./loaded";
import { QuickActions } from "./quick-actions";
import { RecentAchievements } from "./recent-achievements";
import { StatCards } from "./stat-cards";
import { UsageMeter } from "./usage-meter";
import { useDashboard } from "./use-dashboard";
import { useUsage } from "./use-usage";

export function OverviewTab() {
  const { goTo, requests, parentId } = useDashboard();
  const children = useQuery(childrenQuery);
  const totals = useQuery(totalsQuery);
  const usage = useUsage();
  if (children.data?.length === 0 && totals.data?.totalStories === 0) {
    return (
      <div className="grid gap-6">
        <FamilyStories families={totals.data.families} />
        {/* What there is to do comes first where there is room for one thing. */}
        <div className="max-sm:order-last">
          <StatCards totals={totals.data} />
        </div>
        <EmptyState
          scene="empty-children"
          title="Who is the first story about?"
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
      <BeingMade requests={requests} />
      <WaitingOrder
        parentId={parentId}
        way={
          <Button
            size="sm"
            onClick={() => {
              goTo("create");
            }}
          >
            Go on with it
          </Button>
        }
      />
      <Loaded from={totals} shapes={<FigureShapes />}>
        {(figures) => (
          <div className="grid gap-3">
            <StatCards totals={figures} />
            <Link
              href="/reading"
              className={buttonVariants({ variant: "link", className: "justify-self-end" })}
            >
              Reading report
            </Link>
          </div>
        )}
      </Loaded>
      {/* Each column has its place: one that arrives later moves nothing. */}
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-6 lg:col-start-2 lg:row-start-1">
          <QuickActions goTo={goTo} />
          {usage ? <UsageMeter usage={usage} /> : <Skeleton className="h-44 rounded-xl" />}
        </div>
        <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-start-1">
          <Loaded from={children} shapes={<ListShapes />}>
            {(items) => <ChildrenOverview items={items} reading={totals.data?.reading ?? []} goTo={goTo} />}
          </Loaded>
          {totals.data && <FamilyStories families={totals.data.families} />}
          {totals.data && <RecentAchievements groups={totals.data.recentBadges} />}
        </div>
      </div>
    </div>
  );
}
