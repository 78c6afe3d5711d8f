"use client";

import { MessageCircle } from "lucide-react";
import { useCommentCount } from "./likes";

/** Of those that everybody sees; empty until the server has said. */
export function CommentCount({ slug }: { slug: string }) {
  const count = useCommentCount(slug);
  return (
    <span className="inline-flex min-w-10 items-center gap-1">
      <MessageCircle aria-hidden className="size-4" />
      {count !== null && (
        <span>
          {count} <span className="sr-only">comments</span>
        </span>
      )}
    </span>
  );
}
