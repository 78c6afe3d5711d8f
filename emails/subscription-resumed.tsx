import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  terms: z.string(),
});
type SubscriptionResumedProps = z.output<typeof props> & { frame: Frame };

export default function SubscriptionResumed({
  firstName,
  planName,
  terms,
  billingUrl,
  frame,
}: SubscriptionResumedProps) {
  return (
    <BillingLetter
      preview="You took your cancellation back."
      heading={`Your ${planName} plan goes on`}
      billingUrl={billingUrl}
      frame={frame}
    >
      <Text>Hello {firstName}, you took your cancellation back. It is good to have you with us.</Text>
      <Text>{terms}</Text>
    </BillingLetter>
  );
}

SubscriptionResumed.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Standard",
  terms: "The plan renews on March 4, 2026 at $29.99 a month.",
} satisfies SubscriptionResumedProps;

export const subscriptionResumed = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your subscription goes on",
    body: <SubscriptionResumed {...given} frame={frame} />,
  }),
});
