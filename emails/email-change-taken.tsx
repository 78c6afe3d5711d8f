import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ signInUrl: z.url() });
type EmailChangeTakenProps = z.output<typeof props> & { frame: Frame };

export default function EmailChangeTaken({ signInUrl, frame }: EmailChangeTakenProps) {
  return (
    <EmailLayout preview="Nothing was changed." frame={frame}>
      <Heading>You have an account already</Heading>
      <Text>
        Somebody asked to have this email address for another Talewick account. It belongs to an account
        already, so it can’t be used for a second one. Nothing was changed.
      </Text>
      <Text>
        Was it you? Then sign in with this address. To use it for the other account, delete the account that
        has it now first. Was it not you? Then there is nothing to do.
      </Text>
      <ActionButton href={signInUrl}>Sign in</ActionButton>
    </EmailLayout>
  );
}

EmailChangeTaken.PreviewProps = {
  signInUrl: "https://talewick.example/signin",
  frame: PREVIEW_FRAME,
} satisfies EmailChangeTakenProps;

export const emailChangeTaken = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "This address has a Talewick account already",
    body: <EmailChangeTaken {...given} frame={frame} />,
  }),
});
