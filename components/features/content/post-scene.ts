import type { SceneName } from "@/components/ui/scene";
import type { BlogCategory } from "@/lib/features/content/contract";

const SCENES: Record<BlogCategory, SceneName> = {
  Education: "blog-education",
  Diversity: "blog-diversity",
  Technology: "blog-technology",
  EdTech: "blog-edtech",
  Parenting: "blog-parenting",
  Safety: "blog-safety",
};

export const postScene = (category: BlogCategory): SceneName => SCENES[category];
