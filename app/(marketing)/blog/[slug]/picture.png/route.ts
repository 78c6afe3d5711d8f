import { notFound } from "next/navigation";
import { postScene } from "@/components/features/content/post-scene";
import { sharePicture } from "@/components/features/content/share-picture";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";

type Asked = { params: Promise<{ slug: string }> };

// Drawn once, while building.
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => BLOG_POSTS.map(({ slug }) => ({ slug }));

/** What other sites show of a link to a post. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const { slug } = await params;
  const post = BLOG_POSTS.find((one) => one.slug === slug) ?? notFound();
  return sharePicture({
    title: post.title,
    line: `${post.category} · the Talewick blog`,
    scene: postScene(post),
  });
}
