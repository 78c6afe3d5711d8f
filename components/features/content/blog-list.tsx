"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import type { BlogShelf, PostCard } from "@/lib/features/content/contract";
import { BLOG_SHELVES, POSTS_AT_ONCE, postsOn } from "@/lib/features/content/rules";
import { PostPreview } from "./post-preview";

const listeners = new Set<() => void>();
const readSearch = (): string => window.location.search;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

type View = { shelf: BlogShelf | null; limit: number };

function readView(search: string): View {
  const query = new URLSearchParams(search);
  const shown = Number(query.get("shown"));
  return {
    shelf: BLOG_SHELVES.find((one) => one === query.get("shelf")) ?? null,
    limit: Number.isInteger(shown) && shown > POSTS_AT_ONCE ? shown : POSTS_AT_ONCE,
  };
}

/** In the address, so that the way back from a post leads to the same list. */
function keepView({ shelf, limit }: View): void {
  const query = new URLSearchParams({
    ...(shelf && { shelf }),
    ...(limit > POSTS_AT_ONCE && { shown: String(limit) }),
  }).toString();
  window.history.replaceState(window.history.state, "", query ? `/blog?${query}` : "/blog");
  for (const listener of listeners) listener();
}

/** The newest post is featured above the others as long as no shelf is chosen. */
export function BlogList({ posts }: { posts: readonly PostCard[] }) {
  const { shelf, limit } = readView(useSyncExternalStore(subscribe, readSearch, () => ""));
  const [newest, ...others] = posts;
  const listed = shelf ? postsOn(posts, shelf) : others;
  return (
    <>
      <div role="group" aria-label="Categories" className="mt-10 flex flex-wrap gap-2 noscript:hidden">
        {[null, ...BLOG_SHELVES].map((one) => (
          <Button
            key={one ?? "all"}
            variant={one === shelf ? "primary" : "outline"}
            aria-pressed={one === shelf}
            onClick={() => {
              keepView({ shelf: one, limit: POSTS_AT_ONCE });
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
        <div className="mt-4 text-center noscript:hidden">
          <Button
            variant="outline"
            size="lg"
            onClick={() => {
              keepView({ shelf, limit: limit + POSTS_AT_ONCE });
            }}
          >
            Load More Posts
          </Button>
        </div>
      )}
    </>
  );
}
