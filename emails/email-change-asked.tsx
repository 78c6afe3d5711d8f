import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), newEmail: z.string(), answerUrl: z.url() });
type EmailChangeAskedProps = z.output<typeof props> & { frame: Frame };

export default function EmailChangeAsked({ firstName, newEmail, answerUrl, frame }: EmailChangeAskedProps) {
  return (
    <EmailLayout preview="Please say whether it was you." frame={frame}>
      <Heading>Another address for your account</Heading>
      <Text>
        Hello {firstName}, somebody who knows your password asks that your Talewick account has another email
        address from now on: {newEmail}.
      </Text>
      <Text>
        Nothing changes until you say yes here and the new address says yes, too. Was it not you? Then say so
        on the same page: we end the change and sign everybody out. The link works for 24 hours.
      </Text>
      <ActionButton href={answerUrl}>Confirm, or say it was not me</ActionButton>
    </EmailLayout>
  );
}

EmailChangeAsked.PreviewProps = {
  firstName: "Ada",
  newEmail: "ada@new.example",
  answerUrl: "https://talewick.example/confirm-email?token=T",
  frame: PREVIEW_FRAME,
} satisfies EmailChangeAskedProps;

export const emailChangeAsked = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Please confirm: another address for your Talewick account",
    body: <EmailChangeAsked {...given} frame={frame} />,
  }),
});
