"use client";

import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useDashboard } from "@/components/features/dashboard/use-dashboard";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import type { BookJobView } from "@/lib/features/stories/contract";
import { StoryForm } from "./story-form";
import { StoryProgress } from "./story-progress";

/** The form waits behind the progress panel: a failed order is there again as it was written. */
export function CreateStoryTab({ childId }: { childId: string | null }) {
  const { data, goTo, ordered, followOrder } = useDashboard();
  const [lastOrder, setLastOrder] = useState<BookJobView | null>(null);
  const [formNumber, setFormNumber] = useState(0);

  // The order has left the store: the book is done, and the next form starts empty.
  if (lastOrder && !ordered) {
    setLastOrder(null);
    setFormNumber(formNumber + 1);
  }
  if (data.children.length === 0) {
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
  return (
    <>
      {ordered && <StoryProgress job={ordered} />}
      <div hidden={ordered !== null && ordered.status !== "FAILED"}>
        <StoryForm
          key={formNumber}
          items={data.children}
          usage={data.usage}
          childId={childId}
          onOrdered={(request) => {
            setLastOrder(request);
            followOrder(request);
          }}
        />
      </div>
    </>
  );
}
