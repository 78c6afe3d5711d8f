import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), host: z.string(), settingsUrl: z.url() });
type WebhookOffProps = z.output<typeof props> & { frame: Frame };

export default function WebhookOff({ firstName, host, settingsUrl, frame }: WebhookOffProps) {
  return (
    <EmailLayout preview="Your program is not told of new stories any more." frame={frame}>
      <Heading>A webhook was switched off</Heading>
      <Text>
        Hello {firstName}, your program at {host} has not taken what we told it for days, or said that it
        wants nothing any more. So we stopped.
      </Text>
      <Text>Your stories are all there. When your program is back, switch the webhook on again.</Text>
      <ActionButton href={settingsUrl}>Look at your webhooks</ActionButton>
    </EmailLayout>
  );
}

WebhookOff.PreviewProps = {
  firstName: "Ada",
  host: "example.com",
  settingsUrl: "https://talewick.example/settings/api",
  frame: PREVIEW_FRAME,
} satisfies WebhookOffProps;

export const webhookOff = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "A webhook of your Talewick account was switched off",
    body: <WebhookOff {...given} frame={frame} />,
  }),
});
