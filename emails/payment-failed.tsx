import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  graceEnd: z.string(),
  billingUrl: z.url(),
});
type PaymentFailedProps = z.output<typeof props> & { frame: Frame };

export default function PaymentFailed({
  firstName,
  planName,
  graceEnd,
  billingUrl,
  frame,
}: PaymentFailedProps) {
  return (
    <EmailLayout preview="Please update your card to keep reading." frame={frame}>
      <Heading>Your payment did not go through</Heading>
      <Text>
        Hello {firstName}, we could not collect the payment for your {planName} plan. Often a card has run out
        or the bank said no once.
      </Text>
      <Text>
        Your plan stays open until {graceEnd}. Please update your card by then, and nothing is lost.
      </Text>
      <ActionButton href={billingUrl}>Update my card</ActionButton>
    </EmailLayout>
  );
}

PaymentFailed.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  graceEnd: "March 11, 2026",
  billingUrl: "https://talewick.example/settings/subscription/portal",
  frame: PREVIEW_FRAME,
} satisfies PaymentFailedProps;

export const paymentFailed = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your payment did not go through",
    body: <PaymentFailed {...given} frame={frame} />,
  }),
});
