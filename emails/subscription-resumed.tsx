import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  terms: z.string(),
  billingUrl: z.url(),
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
    <EmailLayout preview="You took your cancellation back." frame={frame}>
      <Heading>Your {planName} plan goes on</Heading>
      <Text>Hello {firstName}, you took your cancellation back. It is good to have you with us.</Text>
      <Text>{terms}</Text>
      <ActionButton href={billingUrl}>See my subscription</ActionButton>
    </EmailLayout>
  );
}

SubscriptionResumed.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  terms: "The plan renews on March 4, 2026 at $29.99 a month.",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies SubscriptionResumedProps;

export const subscriptionResumed = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your subscription goes on",
    body: <SubscriptionResumed {...given} frame={frame} />,
  }),
});
