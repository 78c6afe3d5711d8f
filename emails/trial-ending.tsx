import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  trialEnd: z.string(),
  /** Another plan that was chosen for the time after the trial; empty where it stays the same. */
  nextPlanName: z.string().default(""),
  price: z.string(),
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
    <BillingLetter
      preview="Nothing to do if you would like to stay."
      heading={`Your trial ends on ${trialEnd}`}
      billingUrl={billingUrl}
      frame={frame}
    >
      <Text>
        Hello {firstName}, your trial of {planName} ends on {trialEnd}. If you would like to stay there is
        nothing to do: {sequel} at {price}.
      </Text>
      <Text>If it is not for you, cancel before that day and nothing is charged.</Text>
    </BillingLetter>
  );
}

TrialEnding.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Standard",
  trialEnd: "March 4, 2026",
  nextPlanName: "",
  price: "$29.99 a month",
} satisfies TrialEndingProps;

export const trialEnding = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your trial ends soon",
    body: <TrialEnding {...given} frame={frame} />,
  }),
});
