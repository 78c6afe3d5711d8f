import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), newEmail: z.string(), supportUrl: z.url() });
type EmailChangedProps = z.output<typeof props> & { frame: Frame };

export default function EmailChanged({ firstName, newEmail, supportUrl, frame }: EmailChangedProps) {
  return (
    <EmailLayout preview="From now on you sign in with the new address." frame={frame}>
      <Heading>Your email address was changed</Heading>
      <Text>
        Hello {firstName}, your Talewick account now has the address {newEmail}. From now on you sign in with
        it, and our messages go there. You are signed out of all devices but the one on which you asked for
        it.
      </Text>
      <Text>Both addresses confirmed the change. If something is wrong with it, please write to us.</Text>
      <ActionButton href={supportUrl}>Write to us</ActionButton>
    </EmailLayout>
  );
}

EmailChanged.PreviewProps = {
  firstName: "Ada",
  newEmail: "ada@new.example",
  supportUrl: "https://talewick.example/contact",
  frame: PREVIEW_FRAME,
} satisfies EmailChangedProps;

export const emailChanged = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your Talewick email address was changed",
    body: <EmailChanged {...given} frame={frame} />,
  }),
});
