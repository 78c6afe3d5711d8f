import "server-only";
import { withdrawEmails } from "@/lib/features/outbox/withdraw-emails";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";
import { deleteSubscriber } from "./data";
import { UNSUBSCRIBED } from "./rules";

/**
 * Forgets an address, switches its parent's marketing e-mails off and takes back what waits to be sent. A link that was
 * used before, or never was one, is answered the same: nobody is subscribed by it.
 */
export async function unsubscribeAddress(ctx: Context, token: string): Promise<MessageView> {
  await inTransaction(ctx, async (tx) => {
    const email = await deleteSubscriber(tx, token);
    if (email) await withdrawEmails(ctx, tx, { template: "newsletter-issue", to: email });
  });
  return { message: UNSUBSCRIBED };
}
