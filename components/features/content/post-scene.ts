import type { SceneName } from "@/components/ui/scene";
import type { BlogCategory, PostCard } from "@/lib/features/content/contract";

const SCENES: Record<BlogCategory, readonly [SceneName, ...SceneName[]]> = {
  Education: ["blog-education", "empty-library", "feature-progress"],
  Diversity: ["blog-diversity"],
  Technology: ["blog-technology", "theme-science"],
  EdTech: ["blog-edtech"],
  Parenting: ["blog-parenting", "feature-stories", "theme-friendship"],
  Safety: ["blog-safety", "lost"],
};

/** By month, so that neighbours on a shelf look different and a post keeps its picture. */
export function postScene({ category, date }: Pick<PostCard, "category" | "date">): SceneName {
  const scenes = SCENES[category];
  return scenes[Number(date.slice(5, 7)) % scenes.length] ?? scenes[0];
}
