import { z } from "zod";
import { defineEndpoint } from "@/lib/shared/endpoint";
import { likeInput } from "./contract";
import { LIKE_LIMIT } from "./rules";
import { likesView, postLikesView } from "./views";

export const blogEndpoints = {
  likes: defineEndpoint({
    method: "GET",
    path: "/api/blog/likes",
    summary: "How many likes and comments each post has",
    access: "public",
    response: { 200: likesView },
  }),
  like: defineEndpoint({
    method: "PUT",
    path: "/api/blog/{slug}/like",
    summary: "Like a post, or take it back",
    access: "public",
    params: z.object({ slug: z.string().max(200) }),
    body: likeInput,
    response: { 200: postLikesView },
    limit: LIKE_LIMIT,
  }),
};
