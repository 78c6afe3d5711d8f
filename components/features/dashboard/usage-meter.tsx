import Link from "next/link";
import { countedStories, usedOf } from "@/components/features/billing/usage-words";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { UsageView } from "@/lib/features/billing/contract";

export function UsageMeter({ usage }: { usage: UsageView }) {
  const full = usage.storiesThisMonth >= usage.storiesLimit;
  return (
    <Card>
      <CardTitle>Your plan</CardTitle>
      <div className="mt-4 grid gap-4">
        <Meter label={countedStories(usage)} used={usage.storiesThisMonth} limit={usage.storiesLimit} />
        <Meter label="Child profiles" used={usage.childrenProfiles} limit={usage.childrenLimit} />
      </div>
      {full && (
        <p className="mt-4 text-[0.9375rem]">
          All stories of your plan are used.{" "}
          <Link href={"/settings/subscription"} className={buttonVariants({ variant: "link" })}>
            See my plan
          </Link>
        </p>
      )}
    </Card>
  );
}

function Meter({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const amount = usedOf(used, limit);
  const share = limit ? (used / limit) * 100 : 0;
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-[0.9375rem]">
        <span className="font-semibold">{label}</span>
        <span className="text-muted-foreground tabular-nums">{amount}</span>
      </p>
      {limit !== null && (
        <Progress label={label} value={share} valueText={amount} tone={share >= 100 ? "warning" : "accent"} />
      )}
    </div>
  );
}
