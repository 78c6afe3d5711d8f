import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  /** Where it was added, in our own words. */
  device: z.string(),
  isAdded: z.boolean(),
  settingsUrl: z.url(),
  resetUrl: z.url(),
});
type PasskeyChangedProps = z.output<typeof props> & { frame: Frame };

export default function PasskeyChanged({
  firstName,
  device,
  isAdded,
  settingsUrl,
  resetUrl,
  frame,
}: PasskeyChangedProps) {
  return (
    <EmailLayout preview="A way into your account has changed." frame={frame}>
      <Heading>{isAdded ? "A passkey was added" : "A passkey was removed"}</Heading>
      <Text>
        {isAdded
          ? `Hello ${firstName}, a passkey was added to your Talewick account (${device}). From now on it signs you in, too, without a password.`
          : `Hello ${firstName}, the passkey of ${device} was removed from your Talewick account and opens it no more. You may delete it on the device as well.`}
      </Text>
      <Text>
        Was it not you? Then choose a new password now: its link goes to this address only. Afterwards look at
        your passkeys and at where you are signed in: {settingsUrl}
      </Text>
      <ActionButton href={resetUrl}>That was not me</ActionButton>
    </EmailLayout>
  );
}

PasskeyChanged.PreviewProps = {
  firstName: "Ada",
  device: "Safari on iPhone",
  isAdded: true,
  settingsUrl: "https://talewick.example/settings/profile?tab=security",
  resetUrl: "https://talewick.example/forgot-password",
  frame: PREVIEW_FRAME,
} satisfies PasskeyChangedProps;

export const passkeyChanged = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: given.isAdded
      ? "A passkey was added to your Talewick account"
      : "A passkey was removed from your Talewick account",
    body: <PasskeyChanged {...given} frame={frame} />,
  }),
});
