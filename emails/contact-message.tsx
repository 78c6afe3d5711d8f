import { z } from "zod";
import { defineTemplate } from "./components/define-template";
import { Heading, Link, SmallText, Text } from "./components/elements";
import type { Frame } from "./components/frame";
import { EmailLayout } from "./components/layout";
import { PREVIEW_FRAME } from "./components/preview-frame";

const props = z.object({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
  /** Messages of before there were tickets have none. */
  ticket: z.string().default(""),
});
type ContactMessageProps = z.output<typeof props> & { frame: Frame };

const ticketed = (ticket: string, subject: string) => (ticket ? `[${ticket}] ${subject}` : subject);

/** Addresses were checked by the form; the encoding keeps a `?` in one from adding fields to the reply. */
const answerLink = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

export default function ContactMessage(props: ContactMessageProps) {
  const { name, email, subject, category, message, ticket, frame } = props;
  return (
    <EmailLayout preview={`${name} wrote through the contact form.`} frame={frame}>
      <Heading>{subject}</Heading>
      <SmallText>
        {ticket && `${ticket}, `}
        {category}, from {name}, <Link href={answerLink(email, ticketed(ticket, subject))}>{email}</Link>
      </SmallText>
      {message
        .split(/\n+/)
        .filter((paragraph) => paragraph.trim())
        .map((paragraph, position) => (
          <Text key={position}>{paragraph}</Text>
        ))}
      <SmallText>Written in the contact form. The address was typed, not verified.</SmallText>
    </EmailLayout>
  );
}

ContactMessage.PreviewProps = {
  name: "Robin Hale",
  email: "robin@talewick.example",
  subject: "A question about levels",
  category: "Stories and content",
  ticket: "TW-7K3QW9F",
  message: "Which level suits a child who reads short sentences alone?\n\nThank you!",
  frame: PREVIEW_FRAME,
} satisfies ContactMessageProps;

export const contactMessage = defineTemplate({
  props,
  message: (given, frame) => ({
    subject: ticketed(given.ticket, `[${given.category}] ${given.subject}`),
    replyTo: given.email,
    body: <ContactMessage {...given} frame={frame} />,
  }),
});
