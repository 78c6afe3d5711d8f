import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Link, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), signInUrl: z.url(), resetUrl: z.url() });
type ChoosePasswordProps = z.output<typeof props> & { frame: Frame };

export default function ChoosePassword({ firstName, signInUrl, resetUrl, frame }: ChoosePasswordProps) {
  return (
    <EmailLayout preview="You already have an account; it only needs a password." frame={frame}>
      <Heading>Hello again, {firstName}</Heading>
      <Text>
        Somebody, most likely you, just tried to sign up with this address. You already have an account, but
        it has no password yet, and the one that was just typed was not stored. Choose one here, and you can
        sign in with it everywhere.
      </Text>
      <ActionButton href={resetUrl}>Choose a password</ActionButton>
      <SmallText>
        If you came with Google or GitHub, you can also <Link href={signInUrl}>sign in</Link> with them. If it
        was not you, there is nothing to do.
      </SmallText>
    </EmailLayout>
  );
}

ChoosePassword.PreviewProps = {
  firstName: "Ada",
  signInUrl: "https://talewick.example/signin",
  resetUrl: "https://talewick.example/forgot-password",
  frame: PREVIEW_FRAME,
} satisfies ChoosePasswordProps;

export const choosePassword = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Choose a password for Talewick",
    body: <ChoosePassword {...given} frame={frame} />,
  }),
});
