"use client";

import { useQuery } from "@tanstack/react-query";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { childrenQuery } from "@/components/features/children/children-queries";
import { isActive } from "@/components/features/dashboard/active-orders";
import { BeingMade } from "@/components/features/dashboard/being-made";
import { FormShapes } from "@/components/features/dashboard/dashboard-shapes";
import { Loaded } from "@/components/features/dashboard/loaded";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { useUsage } from "@/components/features/dashboard/use-usage";
import { EmptyState } from "@/components/feedback/empty-state";
import { PlanLink } from "@/components/features/dashboard/plan-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { allUsed } from "@/components/features/billing/usage-words";
import type { UsageView } from "@/lib/features/billing/contract";
import { storiesLeft } from "@/components/features/dashboard/use-usage";
import type { BookJobView } from "@/lib/features/stories/contract";
import { StoryForm } from "./story-form";
import { StoryProgress } from "./story-progress";

/** The form waits behind the progress panel: a failed order is there again as it was written. */
export function CreateStoryTab({ childId, after }: { childId: string | null; after: string | null }) {
  const { goTo, ordered, orderedBefore, followOrder, leaveOrder, requests, formRound } = useDashboard();
  const children = useQuery(childrenQuery);
  const usage = useUsage();
  const [lastOrder, setLastOrder] = useState<BookJobView | null>(null);
  const [formNumber, setFormNumber] = useState(0);

  // The order has left this tab, done or not: the next form starts empty.
  if (lastOrder && !ordered) {
    setLastOrder(null);
    setFormNumber(formNumber + 1);
  }
  if (children.data?.length === 0) {
    return (
      <EmptyState
        scene="empty-children"
        title="First, who is the story for?"
        text="Every story has a child at its heart. Add yours, and come right back."
        action={
          <Button
            size="lg"
            onClick={() => {
              goTo("children", { add: "1" });
            }}
          >
            <UserRoundPlus aria-hidden />
            Add Child
          </Button>
        }
      />
    );
  }
  const others = requests.filter((request) => isActive(request) && request.id !== ordered?.id);
  return (
    <>
      {ordered && <StoryProgress job={ordered} isEarlier={orderedBefore} onAnother={leaveOrder} />}
      {others.length > 0 && (
        <div className="mb-8">
          <BeingMade requests={others} />
        </div>
      )}
      {usage && storiesLeft(usage) === 0 && <NothingLeft usage={usage} />}
      <div hidden={ordered !== null && ordered.status !== "FAILED"}>
        <Loaded from={children} shapes={<FormShapes />}>
          {(items) => (
            <StoryForm
              key={`${formNumber}-${formRound}`}
              items={items}
              usage={usage}
              childId={childId}
              after={after}
              failedId={ordered?.status === "FAILED" ? ordered.id : null}
              onOrdered={(request, isEarlier) => {
                setLastOrder(request);
                followOrder(request, isEarlier);
              }}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}

/** Before the form is filled, and not after. */
function NothingLeft({ usage }: { usage: UsageView }) {
  return (
    <Alert tone="warning" title="No story left in your plan" className="mb-8" actions={<PlanLink />}>
      {allUsed(usage)} You may write your order now; it can be sent{" "}
      {/* What is counted in all never gets room again. */}
      {usage.storiesCounted === "in all" ? "as soon as you have a plan" : "when your plan has room again"}.
    </Alert>
  );
}
