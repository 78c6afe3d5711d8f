import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostMeta } from "@/components/features/content/post-meta";
import { PostPreview } from "@/components/features/content/post-preview";
import { postScene } from "@/components/features/content/post-scene";
import { SHARE_SIZE } from "@/components/features/content/share-picture";
import { Prose } from "@/components/features/content/prose";
import { LikeButton } from "@/components/features/blog/like-button";
import { CommentSection } from "@/components/features/comments/comment-section";
import { StructuredData } from "@/components/features/content/structured-data";
import { NewsletterBox } from "@/components/features/newsletter/newsletter-box";
import { IntentLink } from "@/components/layout/intent-link";
import { StaticPageShell } from "@/components/layout/static-page-shell";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Scene } from "@/components/ui/scene";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import { breadcrumbData, postData } from "@/lib/features/content/structured-data";
import { asCard, lastChangedOn, relatedTo, textOf } from "@/lib/features/content/rules";

type PostPageProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => BLOG_POSTS.map(({ slug }) => ({ slug }));

async function findPost({ params }: PostPageProps) {
  const { slug } = await params;
  return BLOG_POSTS.find((post) => post.slug === slug) ?? notFound();
}

export async function generateMetadata(props: PostPageProps): Promise<Metadata> {
  const post = await findPost(props);
  const { slug, title, excerpt, category, date } = post;
  const picture = { url: `/blog/${slug}/picture.png`, ...SHARE_SIZE, alt: title };
  return {
    title,
    description: excerpt,
    openGraph: {
      type: "article",
      title,
      description: excerpt,
      url: `/blog/${slug}`,
      publishedTime: date,
      modifiedTime: lastChangedOn(post),
      section: category,
      images: picture,
    },
    twitter: { card: "summary_large_image", title, description: excerpt, images: picture },
  };
}

export default async function PostPage(props: PostPageProps) {
  const post = await findPost(props);
  const { minutes } = asCard(post);
  return (
    <StaticPageShell>
      <StructuredData data={postData(post)} />
      <StructuredData data={breadcrumbData(["Blog", "/blog"], [post.title, `/blog/${post.slug}`])} />
      <article className="mx-auto max-w-[44rem]">
        <IntentLink
          href="/blog"
          className={buttonVariants({ variant: "ghost", size: "sm", className: "-ml-4" })}
        >
          <ArrowLeft aria-hidden />
          All posts
        </IntentLink>
        <div className="mt-4">
          <Badge tone="accent">{post.category}</Badge>
        </div>
        <h1 className="mt-3 mb-4 text-4xl leading-[1.1] font-semibold tracking-tight text-balance md:text-5xl">
          {post.title}
        </h1>
        <PostMeta slug={post.slug} date={post.date} minutes={minutes} />
        <Scene
          name={postScene(post)}
          alt=""
          priority
          className="mt-8 mb-8 aspect-16/9 w-full rounded-2xl shadow-card"
        />
        <p className="mb-6 font-serif text-xl leading-relaxed">{post.excerpt}</p>
        <Prose body={textOf(post)} />
        <LikeButton slug={post.slug} />
        <CommentSection slug={post.slug} />
      </article>
      <section aria-labelledby="more" className="mt-16 border-t pt-10">
        <h2 id="more" className="text-2xl font-semibold tracking-tight md:text-3xl">
          More to read
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2">
          {relatedTo(BLOG_POSTS, post).map((other) => (
            <li key={other.slug} className="grid">
              <PostPreview post={asCard(other)} />
            </li>
          ))}
        </ul>
      </section>
      <NewsletterBox />
    </StaticPageShell>
  );
}
