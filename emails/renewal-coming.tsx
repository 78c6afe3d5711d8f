import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  renewsOn: z.string(),
  price: z.string(),
});
type RenewalComingProps = z.output<typeof props> & { frame: Frame };

export default function RenewalComing({
  firstName,
  planName,
  renewsOn,
  price,
  billingUrl,
  frame,
}: RenewalComingProps) {
  return (
    <BillingLetter
      preview="Nothing to do if you would like to stay."
      heading={`Your plan renews on ${renewsOn}`}
      billingUrl={billingUrl}
      frame={frame}
    >
      <Text>
        Hello {firstName}, your year of {planName} ends soon. If you would like to stay there is nothing to
        do: it renews on {renewsOn} at {price}.
      </Text>
      <Text>If you would rather not, cancel before that day and nothing more is charged.</Text>
    </BillingLetter>
  );
}

RenewalComing.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Standard",
  renewsOn: "March 4, 2027",
  price: "$299.90 a year",
} satisfies RenewalComingProps;

export const renewalComing = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Your plan renews on ${given.renewsOn}`,
    body: <RenewalComing {...given} frame={frame} />,
  }),
});
