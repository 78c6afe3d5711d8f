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
  billingUrl: z.url(),
});
type AccessPausedProps = z.output<typeof props> & { frame: Frame };

export default function AccessPaused({ firstName, planName, amount, billingUrl, frame }: AccessPausedProps) {
  return (
    <EmailLayout preview="Your stories stay readable." frame={frame}>
      <Heading>Your plan is paused</Heading>
      <Text>
        Hello {firstName}, we could not collect {amount} for your {planName} plan, and its seven days of grace
        are over. New stories have to wait until the payment has gone through.
      </Text>
      <Text>
        Everything that you have made stays in your library and can be read. With a working card your plan
        opens again at once.
      </Text>
      <ActionButton href={billingUrl}>See what to do</ActionButton>
    </EmailLayout>
  );
}

AccessPaused.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  amount: "$29.99",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies AccessPausedProps;

export const accessPaused = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your plan is paused",
    body: <AccessPaused {...given} frame={frame} />,
  }),
});
