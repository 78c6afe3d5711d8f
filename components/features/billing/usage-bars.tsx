import { Card, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { UsageView } from "@/lib/features/billing/contract";
import { countedStories, leftOf, usedOf } from "./usage-words";
import { Moment } from "./billing-dates";

export function UsageBars({ usage }: { usage: UsageView }) {
  return (
    <Card className="flex flex-col">
      <CardTitle level={2}>Usage and limits</CardTitle>
      <div className="mt-5 grid flex-1 content-start gap-5">
        <Bar label={countedStories(usage)} used={usage.storiesThisMonth} limit={usage.storiesLimit} />
        <p className="-mt-2 text-[0.9375rem] text-muted-foreground">
          {leftOf(usage)}
          {usage.storiesCounted === "in all" && ". Stories of a trial count, too."}
        </p>
        <Bar label="Child profiles" used={usage.childrenProfiles} limit={usage.childrenLimit} />
        {usage.childrenLimit !== null && usage.childrenProfiles > usage.childrenLimit && (
          <p className="-mt-2 text-[0.9375rem] text-muted-foreground">
            Everybody stays, with all their stories. Only new profiles need a larger plan.
          </p>
        )}
        <p className="flex justify-between gap-4 border-t pt-4">
          <span>Stories in your library</span>
          <span className="font-semibold tabular-nums">{usage.totalStories}</span>
        </p>
      </div>
      <p className="mt-5 text-sm text-muted-foreground">
        Last updated: <Moment at={usage.lastUpdated} />
      </p>
    </Card>
  );
}

function Bar({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const amount = usedOf(used, limit);
  const share = limit ? (used / limit) * 100 : 0;
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">{amount}</span>
      </p>
      {limit !== null && (
        <Progress label={label} value={share} valueText={amount} tone={share >= 100 ? "warning" : "accent"} />
      )}
    </div>
  );
}
