import { Heart, MessageCircle } from "lucide-react";
import type { PostCard } from "@/lib/features/content/contract";
import { BLOG_AUTHOR, writtenDate } from "@/lib/features/content/rules";

/** Nobody can like or comment yet, so both counts are what they are. */
const LIKES = 0;
const COMMENTS = 0;

export function PostMeta({ date, minutes }: Pick<PostCard, "date" | "minutes">) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
      <span>{BLOG_AUTHOR}</span>
      <time dateTime={date}>{writtenDate(date)}</time>
      <span>{minutes} min read</span>
      <span className="inline-flex items-center gap-1">
        <Heart aria-hidden className="size-4" />
        {LIKES} <span className="sr-only">likes</span>
      </span>
      <span className="inline-flex items-center gap-1">
        <MessageCircle aria-hidden className="size-4" />
        {COMMENTS} <span className="sr-only">comments</span>
      </span>
    </div>
  );
}
