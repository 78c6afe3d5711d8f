import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), day: z.string(), keepUrl: z.url() });
type DeletionAskedProps = z.output<typeof props> & { frame: Frame };

export default function DeletionAsked({ firstName, day, keepUrl, frame }: DeletionAskedProps) {
  return (
    <EmailLayout preview={`Until ${day} you can change your mind.`} frame={frame}>
      <Heading>Your account will be deleted on {day}</Heading>
      <Text>
        Hello {firstName}, as you asked, we will delete your Talewick account on {day}: your details, the
        children’s profiles, and every story with its pictures. You are signed out everywhere, and you will
        not be charged again.
      </Text>
      <Text>
        Until then nothing is lost. Sign in to keep the account, or to download your data. Was it not you?
        Then sign in, keep the account, and change your password.
      </Text>
      <ActionButton href={keepUrl}>Keep my account</ActionButton>
    </EmailLayout>
  );
}

DeletionAsked.PreviewProps = {
  firstName: "Ada",
  day: "March 31, 2026",
  keepUrl: "https://talewick.example/settings/privacy",
  frame: PREVIEW_FRAME,
} satisfies DeletionAskedProps;

export const deletionAsked = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `Your Talewick account will be deleted on ${given.day}`,
    body: <DeletionAsked {...given} frame={frame} />,
  }),
});
