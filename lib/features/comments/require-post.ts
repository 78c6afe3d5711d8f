import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { AppError } from "@/lib/shared/app-error";

/** @throws AppError NOT_FOUND for no post */
export function requirePost(slug: string): void {
  if (!BLOG_POSTS.some((post) => post.slug === slug)) throw new AppError("NOT_FOUND", "Resource not found.");
}
