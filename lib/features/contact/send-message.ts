import "server-only";
import { randomInt } from "node:crypto";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { isTrapped } from "@/lib/shared/trap-field";
import type { ContactInput, SentView } from "./contract";
import { insertContactMessage } from "./data";
import { CATEGORY_LABELS, CONTACT_BY_ADDRESS } from "./rules";

/** Without letters and digits that look or sound alike: it is read out and typed. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 7;

/** `TW-7K3QW9F`: one of twenty billion, so that it tells nobody how many there are. */
const newTicket = (): string =>
  `TW-${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;

/** Keeps a visitor's message and mails it to support. Nothing is mailed to the address that the visitor gave. */
export async function sendMessage(
  ctx: Context,
  input: ContactInput & { address: string },
): Promise<SentView> {
  const { address, website, ...message } = input;
  const ticket = newTicket();
  const sent = { message: "Message sent successfully!", ticket };
  if (isTrapped(website)) return sent;
  await ctx.limits.spend(CONTACT_BY_ADDRESS, address);
  await inTransaction(ctx, async (tx) => {
    const id = await insertContactMessage(tx, { ...message, ticket });
    await enqueueEmail(ctx, tx, {
      template: "contact-message",
      to: ctx.config.SUPPORT_EMAIL,
      props: { ...message, ticket, category: CATEGORY_LABELS[message.category] },
      idempotencyKey: `contact:${id}`,
    });
  });
  return sent;
}
