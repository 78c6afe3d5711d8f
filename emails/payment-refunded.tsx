import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  amount: z.string(),
  /** Empty where the plan goes on. */
  endedPlan: z.string(),
  billingUrl: z.url(),
});
type PaymentRefundedProps = z.output<typeof props> & { frame: Frame };

export default function PaymentRefunded({
  firstName,
  amount,
  endedPlan,
  billingUrl,
  frame,
}: PaymentRefundedProps) {
  return (
    <EmailLayout preview={`${amount} is on its way back to you.`} frame={frame}>
      <Heading>We paid back {amount}</Heading>
      <Text>
        Hello {firstName}, {amount} is on its way back to the card you paid with. Your bank may take up to ten
        days to show it.
      </Text>
      <Text>
        {endedPlan
          ? `Your ${endedPlan} plan has ended with it, and nothing more will be charged. Everything that you have made stays in your library and can be read.`
          : "Your plan goes on as before. There is nothing for you to do."}
      </Text>
      <ActionButton href={billingUrl}>See my subscription</ActionButton>
    </EmailLayout>
  );
}

PaymentRefunded.PreviewProps = {
  firstName: "Ada",
  amount: "$9.99",
  endedPlan: "Basic",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies PaymentRefundedProps;

export const paymentRefunded = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `We paid back ${given.amount}`,
    body: <PaymentRefunded {...given} frame={frame} />,
  }),
});
