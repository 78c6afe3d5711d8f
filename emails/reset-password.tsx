import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), resetUrl: z.url() });
type ResetPasswordProps = z.output<typeof props> & { frame: Frame };

export default function ResetPassword({ firstName, resetUrl, frame }: ResetPasswordProps) {
  return (
    <EmailLayout preview="Choose a new password within the next hour." frame={frame}>
      <Heading>A new password</Heading>
      <Text>
        Hello {firstName}, somebody asked to reset the password of your account. If that was you, go on here.
      </Text>
      <ActionButton href={resetUrl}>Choose a new password</ActionButton>
      <SmallText>
        The link works once, for 60 minutes. If you did not ask for it, please ignore this message: your
        password stays as it is.
      </SmallText>
    </EmailLayout>
  );
}

ResetPassword.PreviewProps = {
  firstName: "Ada",
  resetUrl: "https://talewick.example/reset-password/preview",
  frame: PREVIEW_FRAME,
} satisfies ResetPasswordProps;

export const resetPassword = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Reset your Talewick password",
    body: <ResetPassword {...given} frame={frame} />,
  }),
});
