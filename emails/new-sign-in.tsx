import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), device: z.string(), when: z.string(), resetUrl: z.url() });
type NewSignInProps = z.output<typeof props> & { frame: Frame };

export default function NewSignIn({ firstName, device, when, resetUrl, frame }: NewSignInProps) {
  return (
    <EmailLayout preview="A device that we have not seen before." frame={frame}>
      <Heading>A new sign-in</Heading>
      <Text>
        Hello {firstName}, somebody has just signed in to your account from a device that we have not seen
        before:
      </Text>
      <Text>
        <strong>{device}</strong>, {when}
      </Text>
      <Text>
        If that was you, there is nothing to do. If not, choose a new password: it signs out every device.
      </Text>
      <ActionButton href={resetUrl}>That was not me</ActionButton>
    </EmailLayout>
  );
}

NewSignIn.PreviewProps = {
  firstName: "Ada",
  device: "Firefox on Linux",
  when: "November 21, 2026 at 7:42 PM UTC",
  resetUrl: "https://talewick.example/forgot-password",
  frame: PREVIEW_FRAME,
} satisfies NewSignInProps;

export const newSignIn = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "New sign-in to your Talewick account",
    body: <NewSignIn {...given} frame={frame} />,
  }),
});
