import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Link, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), signInUrl: z.url(), resetUrl: z.url() });
type AlreadyRegisteredProps = z.output<typeof props> & { frame: Frame };

export default function AlreadyRegistered({ firstName, signInUrl, resetUrl, frame }: AlreadyRegisteredProps) {
  return (
    <EmailLayout preview="You already have an account with us." frame={frame}>
      <Heading>Hello again, {firstName}</Heading>
      <Text>
        Somebody, most likely you, just tried to sign up with this address. You already have an account, so
        nothing has changed: just sign in.
      </Text>
      <ActionButton href={signInUrl}>Sign in</ActionButton>
      <SmallText>
        Forgotten the password? <Link href={resetUrl}>Choose a new one</Link>. If it was not you, there is
        nothing to do.
      </SmallText>
    </EmailLayout>
  );
}

AlreadyRegistered.PreviewProps = {
  firstName: "Ada",
  signInUrl: "https://talewick.example/signin",
  resetUrl: "https://talewick.example/forgot-password",
  frame: PREVIEW_FRAME,
} satisfies AlreadyRegisteredProps;

export const alreadyRegistered = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "You already have a Talewick account",
    body: <AlreadyRegistered {...given} frame={frame} />,
  }),
});
