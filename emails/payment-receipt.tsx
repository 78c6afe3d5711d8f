import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  amount: z.string(),
  number: z.string(),
  paidOn: z.string(),
  billingUrl: z.url(),
});
type PaymentReceiptProps = z.output<typeof props> & { frame: Frame };

export default function PaymentReceipt({
  firstName,
  amount,
  number,
  paidOn,
  billingUrl,
  frame,
}: PaymentReceiptProps) {
  return (
    <EmailLayout preview="Thank you. Your receipt is inside." frame={frame}>
      <Heading>Thank you, {firstName}</Heading>
      <Text>
        We received {amount} on {paidOn} for invoice {number}. The invoice itself waits for you as a PDF in
        your settings.
      </Text>
      <ActionButton href={billingUrl}>See my invoices</ActionButton>
    </EmailLayout>
  );
}

PaymentReceipt.PreviewProps = {
  firstName: "Ada",
  amount: "$29.99",
  number: "TW-0001",
  paidOn: "March 4, 2026",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies PaymentReceiptProps;

export const paymentReceipt = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Your receipt for ${given.amount}`,
    body: <PaymentReceipt {...given} frame={frame} />,
  }),
});
