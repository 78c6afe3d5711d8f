import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

/** Without the key's name: whoever made it in somebody else's account chose the name, too. */
const props = z.object({ firstName: z.string(), what: z.enum(["made", "rotated"]), keysUrl: z.url() });
type ApiKeyMadeProps = z.output<typeof props> & { frame: Frame };

export default function ApiKeyMade({ firstName, what, keysUrl, frame }: ApiKeyMadeProps) {
  return (
    <EmailLayout preview="A program can use your account with it." frame={frame}>
      <Heading>{what === "made" ? "An API key was made" : "An API key was rotated"}</Heading>
      <Text>
        Hello {firstName}, a {what === "made" ? "new key" : "new secret for a key"} of your Talewick account
        has just been made. A program that has it can do what the key is good for, until it is revoked.
      </Text>
      <Text>Was it not you? Then revoke the key and change your password.</Text>
      <ActionButton href={keysUrl}>See your keys</ActionButton>
    </EmailLayout>
  );
}

ApiKeyMade.PreviewProps = {
  firstName: "Ada",
  what: "made",
  keysUrl: "https://talewick.example/settings/api",
  frame: PREVIEW_FRAME,
} satisfies ApiKeyMadeProps;

export const apiKeyMade = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: given.what === "made" ? "A new API key at Talewick" : "An API key at Talewick was rotated",
    body: <ApiKeyMade {...given} frame={frame} />,
  }),
});
