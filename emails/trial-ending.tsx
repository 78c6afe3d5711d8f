import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  trialEnd: z.string(),
  /** Another plan that was chosen for the time after the trial; empty where it stays the same. */
  nextPlanName: z.string().default(""),
  price: z.string(),
  billingUrl: z.url(),
});
type TrialEndingProps = z.output<typeof props> & { frame: Frame };

export default function TrialEnding({
  firstName,
  planName,
  trialEnd,
  nextPlanName,
  price,
  billingUrl,
  frame,
}: TrialEndingProps) {
  const sequel = nextPlanName ? `${nextPlanName} follows` : "the plan goes on";
  return (
    <EmailLayout preview="Nothing to do if you would like to stay." frame={frame}>
      <Heading>Your trial ends on {trialEnd}</Heading>
      <Text>
        Hello {firstName}, your trial of {planName} ends on {trialEnd}. If you would like to stay there is
        nothing to do: {sequel} at {price}.
      </Text>
      <Text>If it is not for you, cancel before that day and nothing is charged.</Text>
      <ActionButton href={billingUrl}>See my subscription</ActionButton>
    </EmailLayout>
  );
}

TrialEnding.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  trialEnd: "March 4, 2026",
  nextPlanName: "",
  price: "$29.99 a month",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies TrialEndingProps;

export const trialEnding = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your trial ends soon",
    body: <TrialEnding {...given} frame={frame} />,
  }),
});
