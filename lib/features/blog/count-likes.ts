import "server-only";
import type { z } from "zod";
import { countComments } from "@/lib/features/comments/count-comments";
import type { Context } from "@/lib/platform/context";
import { countLikesByPost } from "./data";
import type { likesView } from "./views";

/** Both figures of every post in one small answer. */
export async function countLikes(ctx: Context): Promise<z.output<typeof likesView>> {
  const [likes, comments] = await Promise.all([countLikesByPost(ctx.db), countComments(ctx)]);
  return { likes, comments };
}
