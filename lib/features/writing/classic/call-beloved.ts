import type { StoryOrder } from "@/lib/shared/story";

/** What children call a bear and a blanket, beside "Teddy" and "Blankie". */
const CALLED: Readonly<Record<string, RegExp>> = {
  Teddy:
    /(?<!\p{L})(?:lov(?:ey|ie)|cuddly|snuggly|stuffie|plush(?:ie|y))(?!\p{L})(?! (?:toy|bear|rabbit|bunny|dog|animal)s?\b)/iu,
  Blankie: /(?<!\p{L})(?:blank(?:y|ey)|lov(?:ey|ie)|snuggly|comforter)(?!\p{L})/iu,
};

/** "Lovey", where the order calls it so. */
export function callBeloved(name: string, { title, topics }: Pick<StoryOrder, "title" | "topics">): string {
  const [said] = CALLED[name]?.exec([title, ...topics].join(" ; ")) ?? [];
  return said === undefined ? name : `${said[0]?.toUpperCase() ?? ""}${said.slice(1).toLowerCase()}`;
}
