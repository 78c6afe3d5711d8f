import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  oldPrice: z.string(),
  newPrice: z.string(),
  from: z.string(),
  billingUrl: z.url(),
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
    <EmailLayout preview={`You keep your price until ${from}.`} frame={frame}>
      <Heading>The price of {planName} changes</Heading>
      <Text>
        Hello {firstName}, {planName} now costs {newPrice}. You keep paying {oldPrice} until your plan renews
        on {from}; the new price counts from that day.
      </Text>
      <Text>
        If that is not for you, you can change or cancel your plan at any time before, with two clicks.
      </Text>
      <ActionButton href={billingUrl}>See my subscription</ActionButton>
    </EmailLayout>
  );
}

PriceChange.PreviewProps = {
  firstName: "Ada",
  planName: "Basic",
  oldPrice: "$9.99 a month",
  newPrice: "$12.99 a month",
  from: "May 4, 2026",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies PriceChangeProps;

export const priceChange = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `The price of ${given.planName} changes on ${given.from}`,
    body: <PriceChange {...given} frame={frame} />,
  }),
});
