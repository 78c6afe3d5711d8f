import { z } from "zod";

const byPost = z.record(z.string(), z.int());

/** By post, where there are any; comments are those that everybody sees. */
export const likesView = z.strictObject({ likes: byPost, comments: byPost });

export const postLikesView = z.strictObject({ likes: z.int(), liked: z.boolean() });
