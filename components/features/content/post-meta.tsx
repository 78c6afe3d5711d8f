import { CommentCount } from "@/components/features/blog/comment-count";
import { LikeCount } from "@/components/features/blog/like-count";
import type { PostCard } from "@/lib/features/content/contract";
import { BLOG_AUTHOR, writtenDate } from "@/lib/features/content/rules";

export function PostMeta({ slug, date, minutes }: Pick<PostCard, "slug" | "date" | "minutes">) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
      <span>{BLOG_AUTHOR}</span>
      <time dateTime={date}>{writtenDate(date)}</time>
      <span>{minutes} min read</span>
      <LikeCount slug={slug} />
      <CommentCount slug={slug} />
    </div>
  );
}
