import "server-only";
import { writtenDate } from "@/lib/features/content/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import type { MessageView } from "@/lib/shared/message";
import { isTrapped } from "@/lib/shared/trap-field";
import type { SubscribeInput } from "./contract";
import { insertAsk } from "./data";
import { SUBSCRIBE_DONE, SUBSCRIBE_LIMIT } from "./rules";

/**
 * Mails a confirmation link. Whoever types somebody else's address, however often, has three mails sent to it at most,
 * a day apart; the answer is always the same.
 */
export async function subscribeAddress(
  ctx: Context,
  { email, website, address }: SubscribeInput & { address: string },
): Promise<MessageView> {
  if (isTrapped(website)) return { message: SUBSCRIBE_DONE };
  await ctx.limits.spend(SUBSCRIBE_LIMIT, address);
  const token = randomToken();
  await inTransaction(ctx, async (tx) => {
    const ask = await insertAsk(tx, {
      email,
      confirmHash: sha256(token),
      unsubscribeToken: randomToken(),
      now: ctx.now(),
    });
    if (!ask) return;
    await enqueueEmail(ctx, tx, {
      template: "newsletter-confirm",
      to: email,
      props: {
        confirmUrl: `${ctx.config.APP_URL}/newsletter/confirm?token=${token}`,
        when: writtenDate(ctx.now().toISOString().slice(0, 10)),
      },
      idempotencyKey: `newsletter-confirm:${ask.id}:${ask.asks}`,
    });
  });
  return { message: SUBSCRIBE_DONE };
}
