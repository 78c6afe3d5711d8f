import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  planName: z.string(),
  renewsOn: z.string(),
  price: z.string(),
  billingUrl: z.url(),
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
    <EmailLayout preview="Nothing to do if you would like to stay." frame={frame}>
      <Heading>Your plan renews on {renewsOn}</Heading>
      <Text>
        Hello {firstName}, your year of {planName} ends soon. If you would like to stay there is nothing to
        do: it renews on {renewsOn} at {price}.
      </Text>
      <Text>If you would rather not, cancel before that day and nothing more is charged.</Text>
      <ActionButton href={billingUrl}>See my subscription</ActionButton>
    </EmailLayout>
  );
}

RenewalComing.PreviewProps = {
  firstName: "Ada",
  planName: "Standard",
  renewsOn: "March 4, 2027",
  price: "$299.90 a year",
  billingUrl: "https://talewick.example/settings/subscription",
  frame: PREVIEW_FRAME,
} satisfies RenewalComingProps;

export const renewalComing = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Your plan renews on ${given.renewsOn}`,
    body: <RenewalComing {...given} frame={frame} />,
  }),
});
