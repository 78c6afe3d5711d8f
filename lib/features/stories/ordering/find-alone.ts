import { outlineStory } from "@/lib/features/writing/classic/outline-story";
import type { Alternative } from "@/lib/shared/app-error";
import type { StoryOrder } from "@/lib/shared/story";
import { toAlternative } from "./idea";

/** What isn't told of several children, told of the first alone, who knows `told`; `null` where it isn't told so either. */
export function findAlone(
  { together, ...alone }: StoryOrder,
  told: readonly string[],
): (Alternative & { withChildIds: string[] }) | null {
  if (!together?.length) return null;
  const { plot, sentence, alternatives } = outlineStory(alone, told);
  const isHeard = plot !== null && told.includes(plot);
  const shown = plot && sentence ? [{ plot, seed: alone.seed, sentence, title: null, isHeard }] : [];
  // What leaves something of the title out stands among the others, with a title of its own.
  const [offer] = alternatives.length > 0 ? alternatives : shown;
  return offer ? { ...toAlternative(alone)(offer), withChildIds: [] } : null;
}
