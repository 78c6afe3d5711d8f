import "server-only";
import type { Context } from "@/lib/platform/context";
import { countShownByPost } from "./data";

/** How many comments everybody sees, by post. */
export const countComments = (ctx: Context): Promise<Record<string, number>> => countShownByPost(ctx.db);
