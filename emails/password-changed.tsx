import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  resetUrl: z.url(),
  /** Where it was changed while signed in, that device stays signed in. */
  signedOutOf: z.enum(["all devices", "all other devices"]),
});
type PasswordChangedProps = z.output<typeof props> & { frame: Frame };

export default function PasswordChanged({ firstName, resetUrl, signedOutOf, frame }: PasswordChangedProps) {
  return (
    <EmailLayout preview={`You are signed out of ${signedOutOf}.`} frame={frame}>
      <Heading>Your password was changed</Heading>
      <Text>
        Hello {firstName}, the password of your account has just been changed, and you are signed out of{" "}
        {signedOutOf}. Please sign in with the new one.
      </Text>
      <Text>Was it not you? Then take the account back now: a new link goes to this address only.</Text>
      <ActionButton href={resetUrl}>That was not me</ActionButton>
    </EmailLayout>
  );
}

PasswordChanged.PreviewProps = {
  firstName: "Ada",
  resetUrl: "https://talewick.example/forgot-password",
  signedOutOf: "all devices",
  frame: PREVIEW_FRAME,
} satisfies PasswordChangedProps;

export const passwordChanged = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your Talewick password was changed",
    body: <PasswordChanged {...given} frame={frame} />,
  }),
});
