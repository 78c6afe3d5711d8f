import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ firstName: z.string(), reader: z.string(), familyUrl: z.url() });
type FamilyJoinedProps = z.output<typeof props> & { frame: Frame };

export default function FamilyJoined({ firstName, reader, familyUrl, frame }: FamilyJoinedProps) {
  return (
    <EmailLayout preview={`${reader} can read your stories from now on.`} frame={frame}>
      <Heading>{reader} reads with you now</Heading>
      <Text>
        Hello {firstName}, {reader} has accepted your invitation. From now on {reader} sees your children’s
        first names and finished stories, and what is read together counts for the child.
      </Text>
      <Text>You can end this at any time in your settings.</Text>
      <ActionButton href={familyUrl}>See my family</ActionButton>
    </EmailLayout>
  );
}

FamilyJoined.PreviewProps = {
  firstName: "Ada",
  reader: "Grace",
  familyUrl: "https://talewick.example/settings/family",
  frame: PREVIEW_FRAME,
} satisfies FamilyJoinedProps;

export const familyJoined = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `${given.reader} reads with your family now`,
    body: <FamilyJoined {...given} frame={frame} />,
  }),
});
