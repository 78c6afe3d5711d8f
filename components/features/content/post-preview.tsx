import type { Route } from "next";
import { IntentLink } from "@/components/layout/intent-link";
import { Badge } from "@/components/ui/badge";
import { Scene } from "@/components/ui/scene";
import { cn } from "@/lib/shared/class-names";
import type { PostCard } from "@/lib/features/content/contract";
import { PostMeta } from "./post-meta";
import { postScene } from "./post-scene";

type PostPreviewProps = { post: PostCard; featured?: boolean };

export function PostPreview({ post, featured = false }: PostPreviewProps) {
  const Heading = featured ? "h2" : "h3";
  return (
    <article
      className={cn(
        "relative flex flex-col overflow-hidden rounded-xl border bg-surface shadow-card transition-shadow focus-within:border-ring hover:shadow-lifted",
        featured && "md:grid md:grid-cols-2 md:items-center",
      )}
    >
      <Scene
        name={postScene(post)}
        alt=""
        priority={featured}
        className={cn("aspect-16/10 w-full", featured && "md:h-full")}
      />
      <div className={cn("flex flex-1 flex-col gap-3 p-5 sm:p-6", featured && "md:p-10")}>
        <div className="flex gap-2">
          {featured && <Badge tone="solid">Featured</Badge>}
          <Badge tone="accent">{post.category}</Badge>
        </div>
        <Heading
          className={cn(
            "font-semibold tracking-tight text-balance",
            featured ? "text-3xl md:text-4xl" : "text-xl",
          )}
        >
          <IntentLink
            href={`/blog/${post.slug}` as Route}
            className="outline-none after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4 focus-visible:underline"
          >
            {post.title}
          </IntentLink>
        </Heading>
        <p className="flex-1 leading-relaxed text-muted-foreground">{post.excerpt}</p>
        <PostMeta slug={post.slug} date={post.date} minutes={post.minutes} />
      </div>
    </article>
  );
}
