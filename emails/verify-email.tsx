import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

// No name: anybody may have typed it, and whoever reads this has not said yet that it was them.
const props = z.object({ verifyUrl: z.url(), when: z.string() });
type VerifyEmailProps = z.output<typeof props> & { frame: Frame };

export default function VerifyEmail({ verifyUrl, when, frame }: VerifyEmailProps) {
  return (
    <EmailLayout preview="One click, and the stories can begin." frame={frame}>
      <Heading>Welcome to Talewick</Heading>
      <Text>
        Somebody signed up with this address on {when}. If that was you, please confirm that it is yours, and
        the first story can be lit.
      </Text>
      <ActionButton href={verifyUrl}>Confirm my email</ActionButton>
      <SmallText>
        The link works for 24 hours. If this was not you, please ignore this message: without the click there
        is no account.
      </SmallText>
    </EmailLayout>
  );
}

VerifyEmail.PreviewProps = {
  verifyUrl: "https://talewick.example/verify-email?token=preview",
  when: "November 21, 2026 at 7:42 PM UTC",
  frame: PREVIEW_FRAME,
} satisfies VerifyEmailProps;

export const verifyEmail = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Confirm your email address",
    body: <VerifyEmail {...given} frame={frame} />,
  }),
});
