import { z } from "zod";
import { BILLING_PREVIEW, BillingLetter, billingProps } from "./components/billing-letter";
import { defineTemplate } from "./components/define-template";
import { Text } from "./components/elements";
import type { Frame } from "./components/frame";

const props = billingProps.extend({
  amount: z.string(),
  /** Empty where it is for more than a plan. */
  planName: z.string().default(""),
  number: z.string(),
  paidOn: z.string(),
});
type PaymentReceiptProps = z.output<typeof props> & { frame: Frame };

export default function PaymentReceipt({
  firstName,
  amount,
  planName,
  number,
  paidOn,
  billingUrl,
  frame,
}: PaymentReceiptProps) {
  return (
    <BillingLetter
      preview="Thank you. Your receipt is inside."
      heading={`Thank you, ${firstName}`}
      billingUrl={billingUrl}
      action="See my invoices"
      frame={frame}
    >
      <Text>
        We received {amount} on {paidOn} for {planName && `${planName}, `}invoice {number}. The invoice itself
        waits for you as a PDF in your settings.
      </Text>
    </BillingLetter>
  );
}

PaymentReceipt.PreviewProps = {
  ...BILLING_PREVIEW,
  amount: "$29.99",
  planName: "Standard",
  number: "TW-0001",
  paidOn: "March 4, 2026",
} satisfies PaymentReceiptProps;

export const paymentReceipt = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Your receipt for ${given.amount}`,
    body: <PaymentReceipt {...given} frame={frame} />,
  }),
});
