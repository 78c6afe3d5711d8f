import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  amount: z.string(),
  endedPlan: z.string(),
  keptPlan: z.string(),
  billingUrl: z.url(),
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
    <EmailLayout preview={`${amount} is on its way back to you.`} frame={frame}>
      <Heading>We paid back {amount}</Heading>
      <Text>
        Hello {firstName}, two subscriptions were bought for your account, and one is enough. We ended the
        earlier one ({endedPlan}) and paid {amount} back to the card you used.
      </Text>
      <Text>Your {keptPlan} plan goes on as before. There is nothing for you to do.</Text>
      <ActionButton href={billingUrl}>See my subscription</ActionButton>
      <SmallText>Your bank may take up to ten days to show the amount.</SmallText>
    </EmailLayout>
  );
}

PurchaseRefunded.PreviewProps = {
  firstName: "Ada",
  amount: "$9.99",
  endedPlan: "Basic",
  keptPlan: "Standard",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies PurchaseRefundedProps;

export const purchaseRefunded = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `We paid back ${given.amount}`,
    body: <PurchaseRefunded {...given} frame={frame} />,
  }),
});
