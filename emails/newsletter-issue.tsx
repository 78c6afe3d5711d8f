import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { ActionButton, Heading, Link, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  title: z.string(),
  excerpt: z.string(),
  /** The post's first paragraphs, one a line. */
  opening: z.string(),
  minutes: z.string(),
  postUrl: z.url(),
  unsubscribeToken: z.string(),
  postalAddress: z.string(),
});
type NewsletterIssueProps = z.output<typeof props> & { frame: Frame };

export default function NewsletterIssue(props: NewsletterIssueProps) {
  const { title, excerpt, opening, minutes, postUrl, unsubscribeToken, postalAddress, frame } = props;
  return (
    <EmailLayout preview={excerpt} frame={frame}>
      <Heading>{title}</Heading>
      {[excerpt, ...opening.split("\n")].map((paragraph, position) => (
        <Text key={position}>{paragraph}</Text>
      ))}
      <ActionButton href={postUrl}>Read on ({minutes} min)</ActionButton>
      <SmallText>
        You get this because you subscribed to our newsletter.{" "}
        <Link href={`${frame.appUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`}>Unsubscribe</Link>
      </SmallText>
      <SmallText>Talewick, {postalAddress}</SmallText>
    </EmailLayout>
  );
}

NewsletterIssue.PreviewProps = {
  title: "Two languages, one bedtime",
  excerpt: "Reading in two languages confuses nobody.",
  opening: "Pick the language of the evening together.\nThen stay with it until the last page.",
  minutes: "4",
  postUrl: "https://talewick.example/blog/two-languages-one-bedtime",
  unsubscribeToken: "T",
  postalAddress: "1 Example Street, Exampleton",
  frame: PREVIEW_FRAME,
} satisfies NewsletterIssueProps;

export const newsletterIssue = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: given.title,
    body: <NewsletterIssue {...given} frame={frame} />,
    headers: {
      "List-Unsubscribe": `<${frame.appUrl}/api/newsletter/unsubscribe?token=${encodeURIComponent(given.unsubscribeToken)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  }),
});
