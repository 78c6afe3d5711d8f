import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  accessEnd: z.string(),
  billingUrl: z.url(),
});
type SubscriptionCancelledProps = z.output<typeof props> & { frame: Frame };

export default function SubscriptionCancelled({
  firstName,
  planName,
  accessEnd,
  billingUrl,
  frame,
}: SubscriptionCancelledProps) {
  return (
    <EmailLayout preview="Your stories stay yours." frame={frame}>
      <Heading>Your subscription is cancelled</Heading>
      <Text>
        Hello {firstName}, your {planName} plan ends on {accessEnd} and will not be charged again. The stories
        you have made stay in your library.
      </Text>
      <Text>Changed your mind? You can take it up again with two clicks.</Text>
      <ActionButton href={billingUrl}>See my subscription</ActionButton>
    </EmailLayout>
  );
}

SubscriptionCancelled.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  accessEnd: "March 31, 2026",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies SubscriptionCancelledProps;

export const subscriptionCancelled = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your subscription is cancelled",
    body: <SubscriptionCancelled {...given} frame={frame} />,
  }),
});
