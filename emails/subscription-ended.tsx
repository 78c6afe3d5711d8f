import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  endedOn: z.string(),
  reason: z.enum(["payment_failed", "disputed", "trial_used"]),
});
type SubscriptionEndedProps = z.output<typeof props> & { frame: Frame };

const WHY = {
  payment_failed: "we could not collect the payment",
  disputed: "your bank took the payment back",
  trial_used: "its card or address has had a free trial before, and there is one for a family",
};
const TRIAL_OF_API = "its card or address has had a free trial of the API before, and there is one for each";
const MONEY = {
  payment_failed: "The open bill is void: nothing more will be charged.",
  disputed: "Nothing more will be charged.",
  trial_used: "Nothing was charged.",
};

export default function SubscriptionEnded({
  firstName,
  planName,
  line,
  endedOn,
  reason,
  billingUrl,
  frame,
}: SubscriptionEndedProps) {
  const isApi = line === "api";
  return (
    <BillingLetter
      preview={isApi ? "Your keys go on with Starter’s calls." : "Your stories stay readable."}
      heading={`Your ${planName} plan has ended`}
      billingUrl={billingUrl}
      frame={frame}
    >
      <Text>
        Hello {firstName}, your {planName} plan ended on {endedOn} because{" "}
        {isApi && reason === "trial_used" ? TRIAL_OF_API : WHY[reason]}.
      </Text>
      <Text>
        {MONEY[reason]}{" "}
        {isApi
          ? "Your keys have the 100 calls a month of Starter now; keys and webhooks are as they were."
          : "Everything that you have made stays in your library and can be read."}
      </Text>
      <Text>
        {isApi
          ? "You are welcome back: with Professional your keys have 10,000 calls a month again, at once."
          : "You are welcome back: choose a plan whenever you like, and your readers are where you left them."}
      </Text>
    </BillingLetter>
  );
}

SubscriptionEnded.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Standard",
  endedOn: "March 15, 2026",
  reason: "payment_failed" as const,
} satisfies SubscriptionEndedProps;

export const subscriptionEnded = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Your ${given.planName} plan has ended`,
    body: <SubscriptionEnded {...given} frame={frame} />,
  }),
});
