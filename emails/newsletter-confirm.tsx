import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  confirmUrl: z.url(),
  /** When it was asked for. */
  when: z.string(),
});
type NewsletterConfirmProps = z.output<typeof props> & { frame: Frame };

export default function NewsletterConfirm({ confirmUrl, when, frame }: NewsletterConfirmProps) {
  return (
    <EmailLayout preview="One press, and the next issue is yours." frame={frame}>
      <Heading>Our newsletter, to this address?</Heading>
      <Text>
        Somebody, you we hope, asked for our newsletter on {when}: a post from our blog now and then, on
        reading with children.
      </Text>
      <ActionButton href={confirmUrl}>Yes, subscribe me</ActionButton>
      <SmallText>
        It wasn’t you? Then there is nothing to do: without your word we send nothing more and forget the
        address within 30 days.
      </SmallText>
    </EmailLayout>
  );
}

NewsletterConfirm.PreviewProps = {
  confirmUrl: "https://talewick.example/newsletter/confirm?token=T",
  when: "March 4, 2026",
  frame: PREVIEW_FRAME,
} satisfies NewsletterConfirmProps;

export const newsletterConfirm = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Please confirm your subscription",
    body: <NewsletterConfirm {...given} frame={frame} />,
  }),
});
