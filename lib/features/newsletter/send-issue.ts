import "server-only";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import type { BlogPost } from "@/lib/features/content/contract";
import { asCard } from "@/lib/features/content/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import {
  countRecipients,
  finishIssue,
  listRecipients,
  startIssue,
  takeFromSettings,
  type Recipient,
} from "./data";

const BATCH = 100;
/** How many paragraphs of the post stand in the mail. */
const OPENING = 2;

type Issue = { slug: string; startedAt: Date; props: ReturnType<typeof writeIssue> };

function writeIssue(ctx: Context, post: BlogPost) {
  const paragraphs = post.body.filter((block) => typeof block === "string");
  return {
    title: post.title,
    excerpt: post.excerpt,
    opening: paragraphs.slice(0, OPENING).join("\n"),
    minutes: String(asCard(post).minutes),
    postUrl: `${ctx.config.APP_URL}/blog/${post.slug}`,
    postalAddress: ctx.config.POSTAL_ADDRESS ?? "",
  };
}

/** Queues one batch; somebody who left in the meantime is no longer in it. */
const queueBatch = (ctx: Context, { slug, props }: Issue, batch: Recipient[]): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    let queued = 0;
    for (const { id, email, unsubscribeToken } of batch) {
      const isNew = await enqueueEmail(ctx, tx, {
        template: "newsletter-issue",
        to: email,
        props: { ...props, unsubscribeToken },
        idempotencyKey: `newsletter:${slug}:${id}`,
        isBulk: true,
      });
      if (isNew) queued += 1;
    }
    await countRecipients(tx, slug, queued);
    return queued;
  });

async function queueAll(ctx: Context, issue: Issue): Promise<number> {
  let queued = 0;
  let after: string | null = null;
  for (;;) {
    const batch: Recipient[] = await listRecipients(ctx.db, { ...issue, after, take: BATCH });
    queued += await queueBatch(ctx, issue, batch);
    after = batch.at(-1)?.id ?? null;
    if (batch.length < BATCH) return queued;
  }
}

/**
 * Puts a post into the outbox for everybody who is subscribed. A run that was cut off is finished by the next one, to
 * those who were subscribed when the first began; nobody gets an issue twice.
 * @throws AppError NOT_FOUND for no post, CONFLICT for a post that was sent, VALIDATION without a postal address
 */
export async function sendIssue(ctx: Context, slug: string): Promise<{ queued: number }> {
  const post = BLOG_POSTS.find((one) => one.slug === slug);
  if (!post) throw new AppError("NOT_FOUND", `There is no post with the address "${slug}".`);
  if (!ctx.config.POSTAL_ADDRESS)
    throw new AppError("VALIDATION", "POSTAL_ADDRESS is missing: a newsletter has to name one.");
  const { startedAt, finishedAt } = await inTransaction(ctx, async (tx) => {
    await takeFromSettings(tx, ctx.now());
    return startIssue(tx, slug, ctx.now());
  });
  if (finishedAt)
    throw new AppError("CONFLICT", `This post was sent on ${finishedAt.toISOString().slice(0, 10)}.`);
  const queued = await queueAll(ctx, { slug, startedAt, props: writeIssue(ctx, post) });
  await finishIssue(ctx.db, slug, ctx.now());
  return { queued };
}
