import type { UsageView } from "@/lib/features/billing/contract";

/** What is counted: without a plan the free stories, which never get more, with one those of the month. */
export const countedStories = ({ storiesCounted }: Pick<UsageView, "storiesCounted">): string =>
  storiesCounted === "in all" ? "Free stories" : "Stories this month";

export const usedOf = (used: number, limit: number | null): string =>
  limit === null ? `${used}, no limit` : `${used} of ${limit} used`;

export function leftOf({ storiesCounted, storiesLimit, storiesThisMonth }: UsageView): string {
  const left = `${Math.max(0, storiesLimit - storiesThisMonth)} of ${storiesLimit}`;
  return storiesCounted === "in all" ? `${left} free stories left` : `${left} stories left this month`;
}

/** Nobody says "all 2". */
export function allUsed({
  storiesCounted,
  storiesLimit,
}: Pick<UsageView, "storiesCounted" | "storiesLimit">) {
  const [one, many] =
    storiesCounted === "in all"
      ? ["your free story", "free stories"]
      : ["the story of this month", "stories of this month"];
  if (storiesLimit === 1) return `You have used ${one}.`;
  return `You have used ${storiesLimit === 2 ? "both" : `all ${storiesLimit}`} ${many}.`;
}
