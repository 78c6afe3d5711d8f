import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  oldPrice: z.string(),
  newPrice: z.string(),
  from: z.string(),
});
type PriceChangeProps = z.output<typeof props> & { frame: Frame };

export default function PriceChange({
  firstName,
  planName,
  oldPrice,
  newPrice,
  from,
  billingUrl,
  frame,
}: PriceChangeProps) {
  return (
    <BillingLetter
      preview={`You keep your price until ${from}.`}
      heading={`The price of ${planName} changes`}
      billingUrl={billingUrl}
      frame={frame}
    >
      <Text>
        Hello {firstName}, {planName} now costs {newPrice}. You keep paying {oldPrice} until your plan renews
        on {from}; the new price counts from that day.
      </Text>
      <Text>
        If that is not for you, you can change or cancel your plan at any time before, with two clicks.
      </Text>
    </BillingLetter>
  );
}

PriceChange.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Basic",
  oldPrice: "$9.99 a month",
  newPrice: "$12.99 a month",
  from: "May 4, 2026",
} satisfies PriceChangeProps;

export const priceChange = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `The price of ${given.planName} changes on ${given.from}`,
    body: <PriceChange {...given} frame={frame} />,
  }),
});
