import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), dashboardUrl: z.url() });
type AccountKeptProps = z.output<typeof props> & { frame: Frame };

export default function AccountKept({ firstName, dashboardUrl, frame }: AccountKeptProps) {
  return (
    <EmailLayout preview="Nothing was deleted." frame={frame}>
      <Heading>Your account stays</Heading>
      <Text>
        Hello {firstName}, you chose to keep your Talewick account. Nothing was deleted: profiles, stories and
        pictures are where they were. If we had stopped the renewal of your plan, it renews as before.
      </Text>
      <ActionButton href={dashboardUrl}>Go to my stories</ActionButton>
    </EmailLayout>
  );
}

AccountKept.PreviewProps = {
  firstName: "Ada",
  dashboardUrl: "https://talewick.example/dashboard",
  frame: PREVIEW_FRAME,
} satisfies AccountKeptProps;

export const accountKept = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your Talewick account stays",
    body: <AccountKept {...given} frame={frame} />,
  }),
});
