import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { countQueues } from "./data-moderation";

/** Once a day, where there is something to look at: how many comments wait, and how many were reported. */
export async function tellModerators(ctx: Context): Promise<void> {
  const { waiting, reported } = await countQueues(ctx.db);
  if (waiting + reported === 0) return;
  const home = ctx.config.APP_URL.replace(/\/$/, "");
  await inTransaction(ctx, (tx) =>
    enqueueEmail(ctx, tx, {
      template: "comments-waiting",
      to: ctx.config.SUPPORT_EMAIL,
      props: {
        waiting: String(waiting),
        reported: String(reported),
        commentsUrl: `${home}/audit-dashboard/comments?queue=${waiting > 0 ? "waiting" : "reported"}`,
      },
      idempotencyKey: `comments-waiting:${ctx.now().toISOString().slice(0, 10)}`,
    }),
  );
}
