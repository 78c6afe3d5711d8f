import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  amount: z.string(),
  /** Empty where the plan stays open anyway. */
  graceEnd: z.string(),
  /** What helps: another card, or an answer to the bank. */
  needs: z.enum(["card", "bank"]).default("card"),
});
type PaymentFailedProps = z.output<typeof props> & { frame: Frame };

export default function PaymentFailed({
  firstName,
  planName,
  amount,
  graceEnd,
  needs,
  line,
  billingUrl,
  frame,
}: PaymentFailedProps) {
  const deadline = !graceEnd
    ? ""
    : line === "api"
      ? `Your keys have their 10,000 calls a month until ${graceEnd}. `
      : `Your plan stays open until ${graceEnd}. `;
  if (needs === "bank") {
    return (
      <BillingLetter
        preview="Your bank asks you to confirm a payment."
        heading="Please confirm your payment"
        billingUrl={billingUrl}
        action="Confirm the payment"
        frame={frame}
      >
        <Text>
          Hello {firstName}, your bank asks you to confirm the payment of {amount} for your {planName} plan.
          Until then it waits.
        </Text>
        <Text>{deadline}Please confirm it by then, and nothing is lost.</Text>
      </BillingLetter>
    );
  }
  return (
    <BillingLetter
      preview={`Please update your card to keep ${line === "api" ? "your calls" : "reading"}.`}
      heading="Your payment did not go through"
      billingUrl={billingUrl}
      action="Update my card"
      frame={frame}
    >
      <Text>
        Hello {firstName}, we could not collect the payment for your {planName} plan ({amount}). Often a card
        has run out or the bank said no once.
      </Text>
      <Text>
        {deadline}Please update your card{graceEnd ? " by then" : ""}, and nothing is lost.
      </Text>
    </BillingLetter>
  );
}

PaymentFailed.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Standard",
  amount: "$29.99",
  needs: "card",
  graceEnd: "March 11, 2026",
  billingUrl: "https://talewick.example/settings/subscription/portal",
} satisfies PaymentFailedProps;

export const paymentFailed = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: given.needs === "bank" ? "Please confirm your payment" : "Your payment did not go through",
    body: <PaymentFailed {...given} frame={frame} />,
  }),
});
