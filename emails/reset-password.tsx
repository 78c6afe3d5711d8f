import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  resetUrl: z.url(),
  /** `often`: more links were asked for today than anybody needs. */
  pace: z.enum(["usual", "often"]).default("usual"),
});
type ResetPasswordProps = z.output<typeof props> & { frame: Frame };

export default function ResetPassword({ firstName, resetUrl, pace, frame }: ResetPasswordProps) {
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
      {pace === "often" && (
        <SmallText>
          Many links were asked for today. If it was not you, somebody else keeps typing your address; they
          can’t read these emails, and nothing has changed. From now on we send one an hour at most.
        </SmallText>
      )}
    </EmailLayout>
  );
}

ResetPassword.PreviewProps = {
  firstName: "Ada",
  resetUrl: "https://talewick.example/reset-password/preview",
  pace: "often",
  frame: PREVIEW_FRAME,
} satisfies ResetPasswordProps;

export const resetPassword = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Reset your Talewick password",
    body: <ResetPassword {...given} frame={frame} />,
  }),
});
