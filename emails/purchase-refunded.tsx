import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  amount: z.string(),
  endedPlan: z.string(),
  keptPlan: z.string(),
});
type PurchaseRefundedProps = z.output<typeof props> & { frame: Frame };

export default function PurchaseRefunded({
  firstName,
  amount,
  endedPlan,
  keptPlan,
  billingUrl,
  frame,
}: PurchaseRefundedProps) {
  return (
    <BillingLetter
      preview={`${amount} is on its way back to you.`}
      heading={`We paid back ${amount}`}
      billingUrl={billingUrl}
      note={<SmallText>Your bank may take up to ten days to show the amount.</SmallText>}
      frame={frame}
    >
      <Text>
        Hello {firstName}, two subscriptions were bought for your account, and one is enough. We ended the
        earlier one ({endedPlan}) and paid {amount} back to the card you used.
      </Text>
      <Text>Your {keptPlan} plan goes on as before. There is nothing for you to do.</Text>
    </BillingLetter>
  );
}

PurchaseRefunded.PreviewProps = {
  ...BILLING_PREVIEW,
  amount: "$9.99",
  endedPlan: "Basic",
  keptPlan: "Standard",
} satisfies PurchaseRefundedProps;

export const purchaseRefunded = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `We paid back ${given.amount}`,
    body: <PurchaseRefunded {...given} frame={frame} />,
  }),
});
