"use client";

import { Heart } from "lucide-react";
import { useLikes } from "./likes";

/** Empty until the server has said: a post is prepared long before it is liked. */
export function LikeCount({ slug }: { slug: string }) {
  const likes = useLikes(slug);
  return (
    <span className="inline-flex min-w-10 items-center gap-1">
      <Heart aria-hidden className="size-4" />
      {likes !== null && (
        <span>
          {likes} <span className="sr-only">likes</span>
        </span>
      )}
    </span>
  );
}
