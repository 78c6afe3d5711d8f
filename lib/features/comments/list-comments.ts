import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { CommentsView } from "./contract";
import { findComments } from "./data";
import { requirePost } from "./require-post";
import { COMMENTS_AT_ONCE } from "./rules";
import { toCommentView } from "./to-comment-view";

/**
 * What stands under a post, oldest first; a parent finds their own there, too, whatever became of them.
 * @throws AppError NOT_FOUND for no post
 */
export async function listComments(
  ctx: Context,
  { slug, after }: { slug: string; after?: string | undefined },
): Promise<CommentsView> {
  requirePost(slug);
  const parent = ctx.actor.kind === "parent" ? requireParent(ctx.actor) : null;
  const rows = await findComments(ctx.db, { slug, parent, after });
  const comments = rows.slice(0, COMMENTS_AT_ONCE).map((row) => toCommentView(row, parent));
  return { comments, next: rows.length > comments.length ? (comments.at(-1)?.id ?? null) : null };
}
