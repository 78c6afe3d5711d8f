import type { Metadata } from "next";
import { MissingPage } from "@/components/features/content/missing-page";
import { PostPreview } from "@/components/features/content/post-preview";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { asCard } from "@/lib/features/content/rules";

export const metadata: Metadata = { title: "Post not found", robots: { index: false } };

/** Shown by the front server, with 404, under every address of a post that there is none of. */
export default function MissingPostPage() {
  return (
    <MissingPage
      heading="Post not found"
      title="This post isn't here"
      text="It may have moved or been taken down. There is plenty more to read."
      href="/blog"
      link="All posts"
    >
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
    </MissingPage>
  );
}
