import { blogEndpoints } from "@/lib/features/blog/endpoints";
import { likePost } from "@/lib/features/blog/like-post";
import { route } from "@/lib/http/route";

export const PUT = route(blogEndpoints.like, (ctx, { params, body }) =>
  likePost(ctx, { ...body, slug: params.slug }),
);
