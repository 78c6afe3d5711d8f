import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), provider: z.string(), resetUrl: z.url() });
type IdentityLinkedProps = z.output<typeof props> & { frame: Frame };

export default function IdentityLinked({ firstName, provider, resetUrl, frame }: IdentityLinkedProps) {
  return (
    <EmailLayout preview="There is a new way into your account." frame={frame}>
      <Heading>{provider} can now sign you in</Heading>
      <Text>
        Hello {firstName}, your Talewick account is now connected to a {provider} account. From now on you can
        sign in with it, too.
      </Text>
      <Text>
        Was it not you? Then choose a new password here, and disconnect that account in your settings.
      </Text>
      <ActionButton href={resetUrl}>That was not me</ActionButton>
    </EmailLayout>
  );
}

IdentityLinked.PreviewProps = {
  firstName: "Ada",
  provider: "Google",
  resetUrl: "https://talewick.example/forgot-password",
  frame: PREVIEW_FRAME,
} satisfies IdentityLinkedProps;

export const identityLinked = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "A new way to sign in to Talewick",
    body: <IdentityLinked {...given} frame={frame} />,
  }),
});
