import { readContent } from "@/lib/platform/content/read-content";
import type { BlogPost } from "@/lib/features/content/contract";

/** Newest first. The first one is featured. */
export const BLOG_POSTS = readContent("blog") as readonly BlogPost[];
