import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";
import type { ContactInput } from "./contract";
import { insertContactMessage } from "./data";
import { CATEGORY_LABELS, CONTACT_BY_ADDRESS } from "./rules";

/** Keeps a visitor's message and mails it to support. Nothing is mailed to the address that the visitor gave. */
export async function sendMessage(
  ctx: Context,
  input: ContactInput & { address: string },
): Promise<MessageView> {
  const { address, ...message } = input;
  await ctx.limits.spend(CONTACT_BY_ADDRESS, address);
  await inTransaction(ctx, async (tx) => {
    const id = await insertContactMessage(tx, message);
    await enqueueEmail(ctx, tx, {
      template: "contact-message",
      to: ctx.config.SUPPORT_EMAIL,
      props: { ...message, category: CATEGORY_LABELS[message.category] },
      idempotencyKey: `contact:${id}`,
    });
  });
  return { message: "Message sent successfully!" };
}
