import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardTitle } from "@/components/ui/card";
import type { CurrentSubscriptionView, EndReasonView } from "@/lib/features/billing/contract";
import { Day } from "./billing-dates";

const WHY: Record<EndReasonView, string> = {
  requested: "because you cancelled it",
  payment_failed: "because we could not collect the payment. The open bill is void: nothing more is charged",
  duplicate: "because another one took its place",
  refunded: "because we paid back what you had paid for it",
  money_back: "because you took the money-back guarantee. Your payment is on its way back to your card",
  disputed: "because your bank took the payment back",
  trial_used: "because its card or address has had a free trial before. Nothing was charged",
};

/** No plan runs: what happened, what stays, and the way on. */
export function NoPlan({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { ended, status, planName } = subscription;
  if (ended) {
    return (
      <Panel title={`Your ${ended.planName} plan has ended`}>
        It ended on <Day at={ended.at} /> {WHY[ended.reason]}. You are on the Free plan now. Everything that
        you have made stays in your library and can be read; choose a plan to make new stories.
      </Panel>
    );
  }
  if (status === "incomplete") {
    return (
      <Panel title={`${planName ?? "Your plan"} is not open yet`}>
        Its payment is not finished. Finish it above, or choose a plan again; until then you are on the Free
        plan.
      </Panel>
    );
  }
  return (
    <Panel title="No subscription yet">
      You are on the Free plan. A subscription gives you new stories every month and room for more readers.
      The stories you have stay yours either way.
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col items-start">
      <CardTitle level={2}>{title}</CardTitle>
      <p className="mt-2 max-w-prose flex-1 leading-relaxed text-muted-foreground">{children}</p>
      <Link href={"/subscription"} className={buttonVariants({ variant: "accent", className: "mt-6" })}>
        View Plans
      </Link>
    </Card>
  );
}
