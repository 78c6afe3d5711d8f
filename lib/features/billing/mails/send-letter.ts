import "server-only";
import type { TemplateName, TemplateProps } from "@/emails/registry";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Sender } from "./sender-to";

/** What each of them is given. */
type Common = { firstName: string; billingUrl: string };
type LetterName = {
  [Name in TemplateName]: TemplateProps<Name> extends Common ? Name : never;
}[TemplateName];

type Letter<Name extends LetterName> = {
  template: Name;
  /** What happened, by its ids: it is told once. */
  about: string;
  props: Omit<TemplateProps<Name>, keyof Common | "line"> & Partial<Common>;
};

/** Queues a letter about money to a parent; it leads to the billing page unless it says otherwise. */
export function sendLetter<Name extends LetterName>(
  { ctx, tx, parent, line, pages }: Sender,
  { template, about, props }: Letter<Name>,
): Promise<boolean> {
  const common: Common = { firstName: parent.firstName, billingUrl: pages.billingUrl };
  return enqueueEmail(ctx, tx, {
    template,
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `${template}:${about}`,
    props: { ...common, line, ...props } as TemplateProps<Name>,
  });
}
