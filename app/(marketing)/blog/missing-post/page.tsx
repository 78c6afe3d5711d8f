import type { Metadata } from "next";
import { PostPreview } from "@/components/features/content/post-preview";
import { EmptyState } from "@/components/feedback/empty-state";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { asCard } from "@/lib/features/content/rules";

export const metadata: Metadata = { title: "Post not found", robots: { index: false } };

/** Shown by the front server, with 404, under every address of a post that there is none of. */
export default function MissingPostPage() {
  return (
    <StaticPageShell>
      <h1 className="sr-only">Post not found</h1>
      <EmptyState
        scene="lost"
        title="This post isn't here"
        text="It may have moved or been taken down. There is plenty more to read."
        action={
          <IntentLink href="/blog" className={buttonVariants()}>
            All posts
          </IntentLink>
        }
      />
      <section aria-labelledby="more" className="mt-12 border-t pt-10">
        <h2 id="more" className="text-2xl font-semibold tracking-tight md:text-3xl">
          More to read
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {BLOG_POSTS.slice(0, 2).map((post) => (
            <li key={post.slug} className="grid">
              <PostPreview post={asCard(post)} />
            </li>
          ))}
        </ul>
      </section>
    </StaticPageShell>
  );
}
