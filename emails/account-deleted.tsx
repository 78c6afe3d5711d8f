import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { Heading, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({});
type AccountDeletedProps = { frame: Frame };

/** Says nothing of whoever reads it: there is nobody any more whom we could name. */
export default function AccountDeleted({ frame }: AccountDeletedProps) {
  return (
    <EmailLayout preview="It is done." frame={frame}>
      <Heading>Your account is deleted</Heading>
      <Text>
        Your Talewick account is gone, with the profiles, the stories, their pictures, your subscription and
        your card. Copies in our backups go within 30 days.
      </Text>
      <Text>
        We keep the amounts and dates of invoices without your name, because the law asks for it. This is the
        last email from us, and we have deleted this address, too.
      </Text>
    </EmailLayout>
  );
}

AccountDeleted.PreviewProps = { frame: PREVIEW_FRAME } satisfies AccountDeletedProps;

export const accountDeleted = defineTemplate({
  props,
  message: (_given, frame) => ({
    subject: "Your Talewick account is deleted",
    body: <AccountDeleted frame={frame} />,
  }),
});
