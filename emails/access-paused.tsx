import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  planName: z.string(),
  amount: z.string(),
});
type AccessPausedProps = z.output<typeof props> & { frame: Frame };

export default function AccessPaused({
  firstName,
  planName,
  line,
  amount,
  billingUrl,
  frame,
}: AccessPausedProps) {
  const isApi = line === "api";
  return (
    <BillingLetter
      preview={isApi ? "Your keys go on with Starter’s calls." : "Your stories stay readable."}
      heading="Your plan is paused"
      billingUrl={billingUrl}
      action="See what to do"
      frame={frame}
    >
      <Text>
        Hello {firstName}, we could not collect {amount} for your {planName} plan, and its seven days of grace
        are over.{" "}
        {isApi
          ? "Your keys have the 100 calls of Starter until the payment has gone through."
          : "New stories have to wait until the payment has gone through."}
      </Text>
      <Text>
        {isApi
          ? "Your program goes on as far as they reach. With a working card the 10,000 calls are back at once, and there is nothing to change in it."
          : "Everything that you have made stays in your library and can be read. With a working card your plan opens again at once."}
      </Text>
    </BillingLetter>
  );
}

AccessPaused.PreviewProps = {
  ...BILLING_PREVIEW,
  planName: "Standard",
  amount: "$29.99",
} satisfies AccessPausedProps;

export const accessPaused = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your plan is paused",
    body: <AccessPaused {...given} frame={frame} />,
  }),
});
