import type { Metadata, Route } from "next";
import { BlogList } from "@/components/features/content/blog-list";
import { TextLink } from "@/components/features/content/text-link";
import { NewsletterBox } from "@/components/features/newsletter/newsletter-box";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { asCard, POSTS_AT_ONCE } from "@/lib/features/content/rules";

export const metadata: Metadata = {
  title: "Blog",
  description: "Short, practical posts about reading aloud, bedtime, reading levels and children’s data.",
  alternates: {
    canonical: "./",
    types: { "application/rss+xml": "/feed.xml", "application/atom+xml": "/atom.xml" },
  },
};

export default function BlogPage() {
  return (
    <StaticPageShell
      title="Notes from the bedside"
      lead="Short and practical: on reading aloud, bedtime, reading levels, and keeping children’s data safe."
    >
      <BlogList posts={BLOG_POSTS.map(asCard)} />
      <noscript>
        <h2 className="mt-10 text-2xl font-semibold tracking-tight">Older posts</h2>
        <ul className="mt-4 grid gap-2">
          {BLOG_POSTS.slice(1 + POSTS_AT_ONCE).map(({ slug, title }) => (
            <li key={slug}>
              <TextLink href={`/blog/${slug}` as Route}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </noscript>
      <NewsletterBox />
    </StaticPageShell>
  );
}
