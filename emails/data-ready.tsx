import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), dataUrl: z.url() });
type DataReadyProps = z.output<typeof props> & { frame: Frame };

export default function DataReady({ firstName, dataUrl, frame }: DataReadyProps) {
  return (
    <EmailLayout preview="It is there for 24 hours." frame={frame}>
      <Heading>Your data is ready</Heading>
      <Text>
        Hello {firstName}, the archive you asked for is ready: your stories with their pictures, and
        everything else we have of you and your family. It waits in your settings for 24 hours, behind your
        sign-in.
      </Text>
      <Text>Was it not you? Then change your password: somebody else is signed in to your account.</Text>
      <ActionButton href={dataUrl}>Download my data</ActionButton>
    </EmailLayout>
  );
}

DataReady.PreviewProps = {
  firstName: "Ada",
  dataUrl: "https://talewick.example/settings/privacy",
  frame: PREVIEW_FRAME,
} satisfies DataReadyProps;

export const dataReady = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: "Your Talewick data is ready",
    body: <DataReady {...given} frame={frame} />,
  }),
});
