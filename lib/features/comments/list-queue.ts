import "server-only";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import type { Context } from "@/lib/platform/context";
import type { ModerationQuery, ModerationView } from "./contract";
import { countQueues, findQueue } from "./data-moderation";
import { requireAdministrator } from "./require-administrator";
import { COMMENTS_AT_ONCE } from "./rules";

const titleOf = (slug: string): string => BLOG_POSTS.find((post) => post.slug === slug)?.title ?? slug;

/**
 * Comments for an administrator to decide about, or to look at again.
 * @throws AppError FORBIDDEN, PROOF_NEEDED
 */
export async function listQueue(ctx: Context, { queue, after }: ModerationQuery): Promise<ModerationView> {
  requireAdministrator(ctx);
  const [rows, counts] = await Promise.all([findQueue(ctx.db, queue, after), countQueues(ctx.db)]);
  const comments = rows.slice(0, COMMENTS_AT_ONCE).map(({ createdAt, reports, ...row }) => ({
    ...row,
    title: titleOf(row.slug),
    writtenAt: createdAt.toISOString(),
    reports: reports.map(({ reason }) => reason),
  }));
  return { comments, counts, next: rows.length > comments.length ? (comments.at(-1)?.id ?? null) : null };
}
