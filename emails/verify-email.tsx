import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), verifyUrl: z.url(), when: z.string() });
type VerifyEmailProps = z.output<typeof props> & { frame: Frame };

export default function VerifyEmail({ firstName, verifyUrl, when, frame }: VerifyEmailProps) {
  return (
    <EmailLayout preview="One click, and the stories can begin." frame={frame}>
      <Heading>Hello {firstName}</Heading>
      <Text>
        Welcome to Talewick. Somebody signed up with this address on {when}. If that was you, please confirm
        that it is yours, and the first story can be lit.
      </Text>
      <ActionButton href={verifyUrl}>Confirm my email</ActionButton>
      <SmallText>
        The link works for 24 hours, and only the newest one counts. If this was not you, please ignore this
        message: without the click there is no account.
      </SmallText>
    </EmailLayout>
  );
}

VerifyEmail.PreviewProps = {
  firstName: "Ada",
  verifyUrl: "https://talewick.example/verify-email?token=preview",
  when: "21 November 2026, 19:42 UTC",
  frame: PREVIEW_FRAME,
} satisfies VerifyEmailProps;

export const verifyEmail = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Confirm your email address",
    body: <VerifyEmail {...given} frame={frame} />,
  }),
});
