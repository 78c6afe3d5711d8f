import type { Metadata } from "next";
import { BlogList } from "@/components/features/content/blog-list";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { asCard } from "@/lib/features/content/rules";

export const metadata: Metadata = {
  title: "Blog",
  description: "Short, practical posts about reading aloud, bedtime, reading levels and children’s data.",
};

export default function BlogPage() {
  return (
    <StaticPageShell
      title="Notes from the bedside"
      lead="Short and practical: on reading aloud, bedtime, reading levels, and keeping children’s data safe."
    >
      <BlogList posts={BLOG_POSTS.map(asCard)} />
    </StaticPageShell>
  );
}
