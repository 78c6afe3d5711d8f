import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ answerUrl: z.url() });
type EmailChangeConfirmProps = z.output<typeof props> & { frame: Frame };

export default function EmailChangeConfirm({ answerUrl, frame }: EmailChangeConfirmProps) {
  return (
    <EmailLayout preview="One press, and it is confirmed." frame={frame}>
      <Heading>Is this your new address?</Heading>
      <Text>
        A parent with a Talewick account asks to have this email address from now on. If that is you, please
        confirm it. The link works for 24 hours, and the old address has to be confirmed, too.
      </Text>
      <Text>Was it not you? Then leave this message alone, or say so on the same page.</Text>
      <ActionButton href={answerUrl}>Confirm this address</ActionButton>
    </EmailLayout>
  );
}

EmailChangeConfirm.PreviewProps = {
  answerUrl: "https://talewick.example/confirm-email?token=T",
  frame: PREVIEW_FRAME,
} satisfies EmailChangeConfirmProps;

export const emailChangeConfirm = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Please confirm your new address for Talewick",
    body: <EmailChangeConfirm {...given} frame={frame} />,
  }),
});
