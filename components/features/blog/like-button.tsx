"use client";

import { Heart } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/shared/class-names";
import { setLiked, useLiked, useLikes } from "./likes";

/** One like for each browser; a second press takes it back. */
export function LikeButton({ slug }: { slug: string }) {
  const likes = useLikes(slug);
  const liked = useLiked(slug);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const press = async () => {
    setSending(true);
    const wrong = await setLiked(slug, !liked);
    setSending(false);
    setFailure(wrong);
  };
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <Button variant="outline" aria-pressed={liked} disabled={sending} onClick={() => void press()}>
        <Heart aria-hidden className={cn(liked && "fill-current text-danger")} />
        {liked ? "Liked" : "Like this post"}
        {likes !== null && <span className="font-normal">{likes}</span>}
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        {failure}
      </p>
    </div>
  );
}
