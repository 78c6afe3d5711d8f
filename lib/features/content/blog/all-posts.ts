import type { BlogPost } from "@/lib/features/content/contract";
import { LEARNING_POSTS } from "./learning-to-read";
import { PARENTING_POSTS } from "./parenting";
import { READING_LEVEL_POSTS } from "./reading-levels";
import { SAFETY_POSTS } from "./safety";
import { TECHNOLOGY_POSTS } from "./technology";

/** Newest first. The first one is featured. */
export const BLOG_POSTS: readonly BlogPost[] = [
  ...READING_LEVEL_POSTS,
  ...LEARNING_POSTS,
  ...TECHNOLOGY_POSTS,
  ...PARENTING_POSTS,
  ...SAFETY_POSTS,
].sort((one, other) => other.date.localeCompare(one.date));
