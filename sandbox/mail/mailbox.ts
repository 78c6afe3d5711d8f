export interface Message {
  id: string;
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  created_at: string;
  headers: Record<string, string>;
  tags: Array<{ name: string; value: string }>;
}

/** What was sent, oldest first. */
export interface Mailbox {
  messages: Message[];
}

export function isMailbox(value: unknown): value is Mailbox {
  return typeof value === "object" && value !== null && "messages" in value && Array.isArray(value.messages);
}

export function findMessages(
  mailbox: Mailbox,
  to: string | undefined,
  subject: string | undefined,
): Message[] {
  const address = to?.trim().toLowerCase();
  return mailbox.messages.filter(
    (message) =>
      (!address || message.to.some((recipient) => addressOf(recipient) === address)) &&
      (!subject || message.subject.toLowerCase().includes(subject.toLowerCase())),
  );
}

function addressOf(recipient: string): string {
  return (/<([^>]+)>/.exec(recipient)?.[1] ?? recipient).trim().toLowerCase();
}
