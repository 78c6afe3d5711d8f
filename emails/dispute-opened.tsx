import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  invoiceNumber: z.string(),
  amount: z.string(),
  parentEmail: z.string(),
});
type DisputeOpenedProps = z.output<typeof props> & { frame: Frame };

export default function DisputeOpened({ invoiceNumber, amount, parentEmail, frame }: DisputeOpenedProps) {
  return (
    <EmailLayout preview="Please answer at the payment provider." frame={frame}>
      <Heading>A payment is disputed</Heading>
      <Text>
        The bank of {parentEmail} has taken back {amount} for invoice {invoiceNumber} and asks us for our
        side. Please answer in the payment provider’s dashboard before its deadline.
      </Text>
      <Text>The plan stays open until the bank has decided; if it decides against us, the plan ends.</Text>
    </EmailLayout>
  );
}

DisputeOpened.PreviewProps = {
  invoiceNumber: "TW-0001",
  amount: "$29.99",
  parentEmail: "ada@example.test",
  frame: PREVIEW_FRAME,
} satisfies DisputeOpenedProps;

export const disputeOpened = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Disputed: invoice ${given.invoiceNumber}`,
    body: <DisputeOpened {...given} frame={frame} />,
  }),
});
