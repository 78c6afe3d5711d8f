import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), provider: z.string(), resetUrl: z.url() });
type IdentityUnlinkedProps = z.output<typeof props> & { frame: Frame };

export default function IdentityUnlinked({ firstName, provider, resetUrl, frame }: IdentityUnlinkedProps) {
  return (
    <EmailLayout preview="One way into your account less." frame={frame}>
      <Heading>{provider} no longer signs you in</Heading>
      <Text>
        Hello {firstName}, your Talewick account was disconnected from your {provider} account, as you asked.
        Please sign in another way from now on.
      </Text>
      <Text>Was it not you? Then take the account back now: a new link goes to this address only.</Text>
      <ActionButton href={resetUrl}>That was not me</ActionButton>
    </EmailLayout>
  );
}

IdentityUnlinked.PreviewProps = {
  firstName: "Ada",
  provider: "Google",
  resetUrl: "https://talewick.example/forgot-password",
  frame: PREVIEW_FRAME,
} satisfies IdentityUnlinkedProps;

export const identityUnlinked = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "A way to sign in to Talewick was removed",
    body: <IdentityUnlinked {...given} frame={frame} />,
  }),
});
