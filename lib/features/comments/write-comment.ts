import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { refuseComment } from "./refuse-comment";
import type { CommentInput, CommentView } from "./contract";
import { insertComment } from "./data";
import { requirePost } from "./require-post";
import { toCommentView } from "./to-comment-view";

/**
 * Keeps what a parent writes under a post. Nobody else sees it before an administrator let it through.
 * @throws AppError NOT_FOUND for no post, REFUSED with kind words
 */
export async function writeComment(
  ctx: Context,
  { slug, text }: CommentInput & { slug: string },
): Promise<CommentView> {
  const parent = requireParent(ctx.actor);
  const { firstName } = requireParentActor(ctx.actor);
  requirePost(slug);
  refuseComment(text);
  return answerInTransaction(ctx, async (tx) =>
    toCommentView(await insertComment(tx, parent, { slug, firstName, text }), parent),
  );
}
