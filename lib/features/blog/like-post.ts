import "server-only";
import type { z } from "zod";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import type { Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import type { LikeInput } from "./contract";
import { countLikesOf, deleteLike, insertLike } from "./data";
import type { postLikesView } from "./views";

/**
 * Counts a browser's like once, however often it is pressed, and takes it back.
 * @throws AppError NOT_FOUND for no post
 */
export async function likePost(
  ctx: Context,
  { slug, key, liked }: LikeInput & { slug: string },
): Promise<z.output<typeof postLikesView>> {
  if (!BLOG_POSTS.some((post) => post.slug === slug)) throw new AppError("NOT_FOUND", "Resource not found.");
  const like = { slug, likerHash: sha256(`${slug} ${key.toLowerCase()}`) };
  await (liked ? insertLike(ctx.db, like) : deleteLike(ctx.db, like));
  return { likes: await countLikesOf(ctx.db, slug), liked };
}
