import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({ from: z.string(), joinUrl: z.url() });
type FamilyInvitationProps = z.output<typeof props> & { frame: Frame };

export default function FamilyInvitation({ from, joinUrl, frame }: FamilyInvitationProps) {
  return (
    <EmailLayout preview="Read a family’s stories with an account of your own." frame={frame}>
      <Heading>{from} invites you to read together</Heading>
      <Text>
        {from} makes stories for children with Talewick and would like you to read them, too: at bedtime, or
        when they are with you. You sign in with an account of your own, which is free. Please use this email
        address for it: the invitation is for this address alone.
      </Text>
      <Text>
        You can read the family’s stories and take them along. Ordering and changing them stays with {from}.
      </Text>
      <ActionButton href={joinUrl}>See the invitation</ActionButton>
      <Text>
        It can be answered for 7 days. You know nobody of that name? Then leave this message alone, or say no
        on the same page.
      </Text>
    </EmailLayout>
  );
}

FamilyInvitation.PreviewProps = {
  from: "Ada",
  joinUrl: "https://talewick.example/join-family?token=T",
  frame: PREVIEW_FRAME,
} satisfies FamilyInvitationProps;

export const familyInvitation = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: `${given.from} invites you to read on Talewick`,
    body: <FamilyInvitation {...given} frame={frame} />,
  }),
});
