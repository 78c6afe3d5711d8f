import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  amount: z.string(),
  /** Empty where the plan stays open anyway. */
  graceEnd: z.string(),
  /** What helps: another card, or an answer to the bank. */
  needs: z.enum(["card", "bank"]).default("card"),
  billingUrl: z.url(),
});
type PaymentFailedProps = z.output<typeof props> & { frame: Frame };

export default function PaymentFailed({
  firstName,
  planName,
  amount,
  graceEnd,
  needs,
  billingUrl,
  frame,
}: PaymentFailedProps) {
  const deadline = graceEnd ? `Your plan stays open until ${graceEnd}. ` : "";
  if (needs === "bank") {
    return (
      <EmailLayout preview="Your bank asks you to confirm a payment." frame={frame}>
        <Heading>Please confirm your payment</Heading>
        <Text>
          Hello {firstName}, your bank asks you to confirm the payment of {amount} for your {planName} plan.
          Until then it waits.
        </Text>
        <Text>{deadline}Please confirm it by then, and nothing is lost.</Text>
        <ActionButton href={billingUrl}>Confirm the payment</ActionButton>
      </EmailLayout>
    );
  }
  return (
    <EmailLayout preview="Please update your card to keep reading." frame={frame}>
      <Heading>Your payment did not go through</Heading>
      <Text>
        Hello {firstName}, we could not collect the payment for your {planName} plan ({amount}). Often a card
        has run out or the bank said no once.
      </Text>
      <Text>
        {deadline}Please update your card{graceEnd ? " by then" : ""}, and nothing is lost.
      </Text>
      <ActionButton href={billingUrl}>Update my card</ActionButton>
    </EmailLayout>
  );
}

PaymentFailed.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  amount: "$29.99",
  needs: "card",
  graceEnd: "March 11, 2026",
  billingUrl: "https://talewick.example/settings/subscription/portal",
  frame: PREVIEW_FRAME,
} satisfies PaymentFailedProps;

export const paymentFailed = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: given.needs === "bank" ? "Please confirm your payment" : "Your payment did not go through",
    body: <PaymentFailed {...given} frame={frame} />,
  }),
});
