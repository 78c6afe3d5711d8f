import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  firstName: z.string(),
  other: z.string(),
  /** Who ended it. */
  by: z.enum(["owner", "reader"]),
  familyUrl: z.url(),
});
type FamilyEndedProps = z.output<typeof props> & { frame: Frame };

export default function FamilyEnded({ firstName, other, by, familyUrl, frame }: FamilyEndedProps) {
  return (
    <EmailLayout preview="The stories are not shared any more." frame={frame}>
      <Heading>
        {by === "owner" ? `You no longer read with ${other}` : `${other} no longer reads with you`}
      </Heading>
      <Text>
        {by === "owner"
          ? `Hello ${firstName}, ${other} no longer shares the family’s stories with you. They have left your library. Everything else in your account is as it was.`
          : `Hello ${firstName}, ${other} has left your family on Talewick and can’t read your stories any more. You can invite another grown-up.`}
      </Text>
      <ActionButton href={familyUrl}>See my family</ActionButton>
    </EmailLayout>
  );
}

FamilyEnded.PreviewProps = {
  firstName: "Ada",
  other: "Grace",
  by: "reader",
  familyUrl: "https://talewick.example/settings/family",
  frame: PREVIEW_FRAME,
} satisfies FamilyEndedProps;

export const familyEnded = defineTemplate({
  props,
  message: (given, frame) => ({
    subject:
      given.by === "owner"
        ? `You no longer read with ${given.other} on Talewick`
        : `${given.other} no longer reads with your family`,
    body: <FamilyEnded {...given} frame={frame} />,
  }),
});
