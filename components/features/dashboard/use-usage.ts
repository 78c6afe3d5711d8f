"use client";

import { useQuery } from "@tanstack/react-query";
import { usageQuery } from "@/components/features/billing/billing-queries";
import { childrenQuery } from "@/components/features/children/children-queries";
import type { UsageView } from "@/lib/features/billing/contract";
import { totalsQuery } from "./dashboard-queries";

/** What the plan still holds; the specification's defaults when the call fails, `null` while it isn't known. */
export function useUsage(): UsageView | null {
  const usage = useQuery(usageQuery);
  const children = useQuery(childrenQuery).data?.length ?? 0;
  const stories = useQuery(totalsQuery).data?.totalStories ?? 0;
  if (usage.data) return usage.data;
  return usage.isError ? usageFallback(children, stories) : null;
}

export function usageFallback(children: number, stories: number): UsageView {
  return {
    storiesThisMonth: 0,
    storiesLimit: 10,
    storiesLeft: 10,
    storiesCounted: "this month",
    childrenProfiles: children,
    childrenLimit: 3,
    totalStories: stories,
    totalChildrenProfiles: children,
    lastUpdated: new Date().toISOString(),
  };
}

export const storiesLeft = ({ storiesLimit, storiesThisMonth }: UsageView): number =>
  Math.max(0, storiesLimit - storiesThisMonth);
