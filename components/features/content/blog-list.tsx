"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { BlogShelf, PostCard } from "@/lib/features/content/contract";
import { BLOG_SHELVES, POSTS_AT_ONCE, postsOn } from "@/lib/features/content/rules";
import { PostPreview } from "./post-preview";

/** The newest post is featured above the others as long as no shelf is chosen. */
export function BlogList({ posts }: { posts: readonly PostCard[] }) {
  const [shelf, setShelf] = useState<BlogShelf | null>(null);
  const [limit, setLimit] = useState(POSTS_AT_ONCE);
  const [newest, ...others] = posts;
  const listed = shelf ? postsOn(posts, shelf) : others;
  const choose = (next: BlogShelf | null) => {
    setShelf(next);
    setLimit(POSTS_AT_ONCE);
  };
  return (
    <>
      <div role="group" aria-label="Categories" className="mt-10 flex flex-wrap gap-2">
        {[null, ...BLOG_SHELVES].map((one) => (
          <Button
            key={one ?? "all"}
            variant={one === shelf ? "primary" : "outline"}
            aria-pressed={one === shelf}
            onClick={() => {
              choose(one);
            }}
          >
            {one ?? "All Posts"}
            <span className="text-sm font-normal">{postsOn(posts, one).length}</span>
          </Button>
        ))}
      </div>
      {!shelf && newest && (
        <div className="mt-8">
          <PostPreview post={newest} featured />
        </div>
      )}
      <h2 className="mt-12 text-3xl font-semibold tracking-tight">{shelf ?? "Recent posts"}</h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {listed.slice(0, limit).map((post) => (
          <li key={post.slug} className="grid">
            <PostPreview post={post} />
          </li>
        ))}
      </ul>
      <p role="status" className="mt-8 text-center text-sm text-muted-foreground">
        {Math.min(limit, listed.length)} of {listed.length} shown
      </p>
      {listed.length > limit && (
        <div className="mt-4 text-center">
          <Button
            variant="outline"
            size="lg"
            onClick={() => {
              setLimit(limit + POSTS_AT_ONCE);
            }}
          >
            Load More Posts
          </Button>
        </div>
      )}
    </>
  );
}
