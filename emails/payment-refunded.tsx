import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  amount: z.string(),
  /** Empty where the plan goes on. */
  endedPlan: z.string(),
});
type PaymentRefundedProps = z.output<typeof props> & { frame: Frame };

export default function PaymentRefunded({
  firstName,
  amount,
  endedPlan,
  line,
  billingUrl,
  frame,
}: PaymentRefundedProps) {
  const kept =
    line === "api"
      ? "Your keys have the 100 calls a month of Starter now."
      : "Everything that you have made stays in your library and can be read.";
  return (
    <BillingLetter
      preview={`${amount} is on its way back to you.`}
      heading={`We paid back ${amount}`}
      billingUrl={billingUrl}
      frame={frame}
    >
      <Text>
        Hello {firstName}, {amount} is on its way back to the card you paid with. Your bank may take up to ten
        days to show it.
      </Text>
      <Text>
        {endedPlan
          ? `Your ${endedPlan} plan has ended with it, and nothing more will be charged. ${kept}`
          : "Your plan goes on as before. There is nothing for you to do."}
      </Text>
    </BillingLetter>
  );
}

PaymentRefunded.PreviewProps = {
  ...BILLING_PREVIEW,
  amount: "$9.99",
  endedPlan: "Basic",
} satisfies PaymentRefundedProps;

export const paymentRefunded = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `We paid back ${given.amount}`,
    body: <PaymentRefunded {...given} frame={frame} />,
  }),
});
