import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  accessEnd: z.string(),
});
type SubscriptionCancelledProps = z.output<typeof props> & { frame: Frame };

export default function SubscriptionCancelled({
  firstName,
  planName,
  line,
  accessEnd,
  billingUrl,
  frame,
}: SubscriptionCancelledProps) {
  const isApi = line === "api";
  return (
    <BillingLetter
      preview={isApi ? "Your keys stay, with Starter’s calls." : "Your stories stay yours."}
      heading="Your subscription is cancelled"
      billingUrl={billingUrl}
      frame={frame}
    >
      <Text>
        Hello {firstName}, your {planName} plan ends on {accessEnd} and will not be charged again.{" "}
        {isApi
          ? "Until then your keys have 10,000 calls a month, after it the 100 of Starter. Keys and webhooks stay as they are."
          : "The stories you have made stay in your library."}
      </Text>
      <Text>Changed your mind? You can take it up again with two clicks.</Text>
    </BillingLetter>
  );
}

SubscriptionCancelled.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Standard",
  accessEnd: "March 31, 2026",
} satisfies SubscriptionCancelledProps;

export const subscriptionCancelled = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your subscription is cancelled",
    body: <SubscriptionCancelled {...given} frame={frame} />,
  }),
});
